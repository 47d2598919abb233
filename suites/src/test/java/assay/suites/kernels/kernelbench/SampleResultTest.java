package assay.suites.kernels.kernelbench;

import static org.assertj.core.api.Assertions.assertThat;

import assay.verdict.Configuration;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Pair;
import assay.verdict.Reason;
import assay.verdict.StopReason;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

final class SampleResultTest {
  private static final JsonMapper JSON = JsonMapper.shared();

  private static SampleResult result(boolean compiled, boolean correct, String metadata) {
    return new SampleResult(
        0,
        compiled,
        correct,
        correct ? Optional.of(2.0) : Optional.empty(),
        JSON.readTree(metadata),
        JSON.createObjectNode());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "false | {\"compilation_error\": \"no ;\"} | BUILD_FAILED | COMPILE_ERROR",
        "false | {} | BUILD_FAILED | COMPILE_ERROR",
        "false | {\"error\": \"Evaluation timed out\"} | TIMED_OUT | CALL_TIME",
        "false | {\"error\": \"Kernel not found for problem 3 sample 0\"} | NO_CODE | EMPTY_ANSWER",
        "false | {\"error\": \"gone\"} | CRASHED | EXIT",
        "false | {\"cuda_error\": \"illegal address\"} | CRASHED | EXIT",
        "true | {\"runtime_error\": \"wrong type\"} | CRASHED | EXIT",
        "true | {\"correctness_issue\": \"Output mismatch\"} | WRONG | VALUE",
        "true | {\"correctness_issue\": \"Output shape mismatch: 2, 3\"} | WRONG | SHAPE",
        "true | {} | WRONG | VALUE"
      })
  void aFailureHasAnOutcome(boolean compiled, String metadata, Outcome outcome, Reason reason) {
    Verdict verdict =
        RecordedVerdict.of(result(compiled, false, metadata), Optional.of(4.0), "there");
    assertThat(verdict.outcome()).isEqualTo(outcome);
    assertThat(verdict.evidence().getFirst().reason()).isEqualTo(reason);
    assertThat(verdict.flags()).containsExactly(Flag.ORIGINAL_PROTOCOL);
    assertThat(verdict.timing()).isEmpty();
  }

  @Test
  void aSpeedupIsTheRatioOfTwoMeans() {
    SampleResult right = result(true, true, "{}");
    Timing timing = RecordedVerdict.of(right, Optional.of(5.0), "there").timing().orElseThrow();
    assertThat(timing.speedup()).isEqualTo(2.5);
    assertThat(RecordedVerdict.of(right, Optional.empty(), "there").timing()).isEmpty();
  }

  @Property
  void comesBackFromAVerdictTheSame(
      @ForAll @IntRange(max = 99) int sample,
      @ForAll boolean compiled,
      @ForAll boolean correct,
      @ForAll @DoubleRange(min = 0.01, max = 1e6) double time,
      @ForAll String text) {
    SampleResult before =
        new SampleResult(
            sample,
            compiled,
            correct,
            correct ? Optional.of(time) : Optional.empty(),
            JSON.createObjectNode().put("runtime_error", text),
            JSON.createObjectNode().put("mean", time));
    Verdict verdict = RecordedVerdict.of(before, Optional.of(1.0), "there");
    assertThat(SampleResult.of(sample, verdict, "elsewhere")).isEqualTo(before);
    assertThat(verdict.outcome() == Outcome.CORRECT).isEqualTo(correct);
  }

  @Test
  void ourVerdictsHaveAPlaceInIt() {
    Timing timing =
        new Timing(
            "gpu 0",
            1,
            4,
            2,
            2,
            1.9,
            2.1,
            StopReason.CONVERGED,
            List.of(
                new Pair(List.of(4.0, 4.0), List.of(1.0, 2.0)),
                new Pair(List.of(4.0), List.of(3.0))));
    Verdict verdict =
        new Verdict(
            Outcome.CORRECT,
            List.of(),
            List.of(new Configuration("n=1", 1, Outcome.CORRECT, List.of(), Optional.of(timing))),
            Optional.empty(),
            Set.of());
    SampleResult result = SampleResult.of(3, verdict, "Some GPU");
    assertThat(result.node().toString())
        .isEqualTo(
            "{\"sample_id\":3,\"compiled\":true,\"correctness\":true,\"metadata\":{\"hardware\":\"Some GPU\",\"assay_outcome\":\"CORRECT\"},\"runtime\":2.0,\"runtime_stats\":{\"mean\":2.0,\"std\":%s,\"min\":1.0,\"max\":3.0,\"num_trials\":3,\"hardware\":\"Some GPU\",\"device\":\"gpu 0\"}}"
                .formatted(Math.sqrt(2.0 / 3)));
  }

  @Test
  void everyOutcomeSaysWhetherItCompiled() {
    for (Outcome outcome : Outcome.values()) {
      SampleResult result =
          SampleResult.of(0, Verdict.of(outcome, Reason.VALUE, "because"), "Some GPU");
      assertThat(result.compiled()).as(outcome.name()).isEqualTo(outcome.built());
      assertThat(result.correct()).isEqualTo(outcome == Outcome.CORRECT);
      assertThat(result.node().path("runtime").asDouble()).isEqualTo(-1);
      assertThat(result.metadata().path("assay_outcome").asString()).isEqualTo(outcome.name());
    }
  }
}
