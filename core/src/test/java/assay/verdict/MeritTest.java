package assay.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MeritTest {
  private static Verdict timed(double speedup, Optional<Double> size, Flag... flags) {
    Timing timing =
        new Timing(
            "0", 1, 1, 1 / speedup, speedup, speedup, speedup, StopReason.CONVERGED, List.of());
    return new Verdict(
        Outcome.CORRECT,
        List.of(),
        List.of(new Configuration("n=1", 1, Outcome.CORRECT, List.of(), Optional.of(timing), size)),
        Optional.empty(),
        Set.of(flags));
  }

  @Test
  void correctIsMoreThanAnythingAndFasterIsMore() {
    Merit wrong = Merit.of(Verdict.of(Outcome.WRONG, Reason.VALUE, ""));
    Merit slow = Merit.of(timed(0.1, Optional.empty()));
    Merit fast = Merit.of(timed(3, Optional.empty()));
    Merit failed = Merit.of(Verdict.of(Outcome.INFRA_FAILED, Reason.JUDGE, ""));
    Merit nothing = Merit.of(Verdict.of(Outcome.NO_CODE, Reason.EMPTY_ANSWER, ""));
    assertThat(List.of(fast, wrong, failed, slow, nothing).stream().sorted())
        .containsExactly(failed, nothing, wrong, slow, fast);
  }

  @Test
  void timesThatAreNotScoredAreWorthNothing() {
    for (Flag flag : List.of(Flag.TIMING_SUSPECT, Flag.IMPLAUSIBLE, Flag.EMULATED)) {
      assertThat(Merit.of(timed(9, Optional.empty(), flag)).speedup()).isZero();
    }
    assertThat(Merit.of(timed(9, Optional.of(4.0))).speedup()).isZero();
    assertThat(Merit.of(timed(9, Optional.empty(), Flag.JUDGE_SHARES_CORES)).speedup())
        .isEqualTo(9);
  }
}
