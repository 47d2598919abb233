package assay.models.setting;

import assay.pack.Spelling;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * The settings of a published evaluation, so that its figures can be compared with.
 *
 * @param label its name on the command line
 * @param origin where the settings are published
 * @param samples of each task
 */
public record Preset(String label, String origin, Sampling sampling, int samples) {
  private static final OptionalDouble ANY = OptionalDouble.empty();
  private static final OptionalInt ANY_LENGTH = OptionalInt.empty();

  public static final List<Preset> ALL =
      List.of(
          of(
              "pareval-pass1",
              "ParEval, k = 1",
              0.2,
              OptionalDouble.of(0.95),
              OptionalInt.of(1024),
              20),
          of(
              "pareval-passk",
              "ParEval, k > 1",
              0.8,
              OptionalDouble.of(0.95),
              OptionalInt.of(1024),
              200),
          of("kernelbench", "KernelBench, 4.1: greedy", 0, ANY, ANY_LENGTH, 1),
          of("kernelbench-repeated", "KernelBench, C.2: DeepSeek-V3", 1.6, ANY, ANY_LENGTH, 100),
          of(
              "kernelbench-repeated-llama",
              "KernelBench, C.2: Llama 3.1 70B",
              0.7,
              ANY,
              ANY_LENGTH,
              100),
          of("cudahercules-pass1", "CUDAHercules, pass@1", 0.6, ANY, OptionalInt.of(32768), 1),
          of("cudahercules-pass3", "CUDAHercules, pass@3", 0.6, ANY, OptionalInt.of(32768), 3),
          of(
              "gpuflopbench",
              "gpuFLOPBench, gpt-4o-mini",
              0.2,
              OptionalDouble.of(0.5),
              ANY_LENGTH,
              3),
          of(
              "gpuflopbench-reasoning",
              "gpuFLOPBench, o3-mini and gpt-5-mini",
              1,
              OptionalDouble.of(1),
              ANY_LENGTH,
              3));

  private static Preset of(
      String label,
      String origin,
      double temperature,
      OptionalDouble topP,
      OptionalInt maxTokens,
      int samples) {
    Sampling sampling =
        new Sampling(
            OptionalDouble.of(temperature), topP, maxTokens, OptionalInt.empty(), Optional.empty());
    return new Preset(label, origin, sampling, samples);
  }

  public static List<String> labels() {
    return ALL.stream().map(Preset::label).toList();
  }

  /** The preset of that name; the message of the exception lists them all. */
  public static Preset named(String label) {
    for (Preset preset : ALL) {
      if (preset.label.equals(label)) {
        return preset;
      }
    }
    throw new IllegalArgumentException(
        "There is no preset '%s'; choose one of %s%s"
            .formatted(label, String.join(", ", labels()), Spelling.hint(label, labels())));
  }
}
