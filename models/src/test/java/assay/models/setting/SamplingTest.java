package assay.models.setting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SamplingTest {
  private static final Sampling ALL =
      new Sampling(
          OptionalDouble.of(0.5),
          OptionalDouble.of(0.9),
          OptionalInt.of(10),
          OptionalInt.of(3),
          Optional.of("low"));

  @Test
  void takesWhatIsOpenFromAnother() {
    Sampling warm =
        new Sampling(
            OptionalDouble.of(1),
            OptionalDouble.empty(),
            OptionalInt.empty(),
            OptionalInt.empty(),
            Optional.empty());
    assertThat(warm.or(ALL).values())
        .isEqualTo(
            Map.of(
                "temperature",
                "1.0",
                "top_p",
                "0.9",
                "max_tokens",
                "10",
                "seed",
                "3",
                "effort",
                "low"));
    assertThat(Sampling.NONE.or(ALL)).isEqualTo(ALL);
    assertThat(ALL.or(warm)).isEqualTo(ALL);
    assertThat(Sampling.NONE.values()).isEmpty();
  }

  @Test
  void dropsWhatIsNotToBeSent() {
    for (Parameter parameter : Parameter.values()) {
      assertThat(ALL.without(Set.of(parameter)).values())
          .hasSize(4)
          .doesNotContainKey(parameter.label());
    }
  }

  @Test
  void givesEverySampleASeedOfItsOwn() {
    assertThat(ALL.ofSample(4).seed()).isEqualTo(OptionalInt.of(7));
    assertThat(Sampling.NONE.ofSample(4)).isEqualTo(Sampling.NONE);
  }

  @ParameterizedTest
  @CsvSource({
    "Unsupported parameter: 'max_completion_tokens', MAX_TOKENS",
    "topP must be positive, TOP_P",
    "unknown field: seed, SEED",
    "reasoning_effort: no such field, EFFORT"
  })
  void findsTheParameterInAMessage(String message, Parameter parameter) {
    assertThat(Parameter.in(message)).contains(parameter);
  }

  @Test
  void findsNoParameterInsideAnotherWord() {
    assertThat(Parameter.in("seeds, temperatures and xtop_px")).isEmpty();
  }

  @Test
  void knowsThePublishedSettings() {
    assertThat(Preset.named("pareval-pass1").sampling().values())
        .isEqualTo(Map.of("temperature", "0.2", "top_p", "0.95", "max_tokens", "1024"));
    assertThat(Preset.named("pareval-pass1").samples()).isEqualTo(20);
    assertThat(Preset.named("pareval-passk").samples()).isEqualTo(200);
    assertThat(Preset.named("kernelbench").sampling().values())
        .isEqualTo(Map.of("temperature", "0.0"));
    assertThat(Preset.labels()).doesNotHaveDuplicates();
    assertThatThrownBy(() -> Preset.named("pareval-pas1"))
        .hasMessageStartingWith("There is no preset 'pareval-pas1'; choose one of pareval-pass1, ")
        .hasMessageEndingWith("did you mean 'pareval-pass1'?");
  }
}
