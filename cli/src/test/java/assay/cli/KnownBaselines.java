package assay.cli;

import assay.suites.kernels.baseline.BaselineDocument;
import assay.suites.kernels.baseline.BaselineKey;
import assay.suites.kernels.baseline.CompileMode;
import assay.suites.kernels.baseline.CompiledTimes;
import assay.suites.kernels.baseline.MeasuredBaseline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Times of compiled modules on two GPUs: half of what they take as they come. */
final class KnownBaselines {
  private static final List<String> GPUS = List.of("H200", "L40S");

  private KnownBaselines() {}

  /** One of these modules cannot be compiled. */
  static Path write(Path file, double eager, Set<String> modules) throws IOException {
    return write(file, eager, modules, Set.of("level1/019-relu"));
  }

  static Path write(Path file, double eager, Set<String> modules, Set<String> failing)
      throws IOException {
    List<MeasuredBaseline> all = new ArrayList<>();
    for (String module : modules) {
      CompiledTimes times =
          failing.contains(module)
              ? new CompiledTimes.Failed("no")
              : new CompiledTimes.Timed(List.of(eager), List.of(eager / 2), 3);
      for (String gpu : GPUS) {
        BaselineKey key =
            new BaselineKey("kernels/" + module, "paper", "fp16", gpu, KnownModules.TORCH);
        all.add(
            new MeasuredBaseline(
                key,
                "",
                Instant.EPOCH,
                List.of(eager),
                Map.of(CompileMode.INDUCTOR_DEFAULT, times)));
      }
    }
    return Files.writeString(file, BaselineDocument.of(all).toString());
  }
}
