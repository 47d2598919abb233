package assay.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import assay.verdict.Build;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ResultTextTest {
  /** As the judge writes what it saw on an input that nobody else may know. */
  private static final String HIDDEN =
      "sparse (1024): z[2] is 3.5, expected 90.171304062915112 within 5.79e-12; it said: 42";

  private static String of(Verdict verdict) {
    return ResultText.of(verdict, Optional.empty());
  }

  @ParameterizedTest
  @EnumSource(names = {"CRASHED", "TIMED_OUT", "OVER_LIMIT", "WRONG"})
  void whatTheJudgeSawStaysWithTheJudge(Outcome outcome) {
    for (Reason reason : Reason.values()) {
      Verdict hidden = Verdict.of(outcome, reason, HIDDEN);
      for (Optional<Verdict> practice :
          java.util.List.of(
              Optional.<Verdict>empty(),
              Optional.of(Verdict.of(Outcome.CORRECT, Reason.PRECISION, "fine")))) {
        assertThat(ResultText.of(hidden, practice))
            .doesNotContain("sparse", "1024", "z[2]", "90.17", "5.79e-12", "42");
      }
    }
  }

  @Test
  void whatWasSeenWhileARejectedCandidateRanStaysThereToo() {
    for (Reason reason : Reason.values()) {
      if (reason != Reason.FORBIDDEN && reason != Reason.NOT_USED) {
        assertThat(of(Verdict.of(Outcome.REJECTED, reason, HIDDEN)))
            .doesNotContain("sparse", "90.17", "42");
      }
    }
  }

  @Test
  void theFirstDifferenceOnAnInputForPracticeIsTold() {
    Verdict practice =
        Verdict.of(Outcome.WRONG, Reason.VALUE, "uniform (7): z[4] is 1, expected 2 within 1e-12");
    assertThat(
            ResultText.of(Verdict.of(Outcome.WRONG, Reason.VALUE, HIDDEN), Optional.of(practice)))
        .isEqualTo(
            """
            Your code compiles and runs, but its results are wrong.

            On an input made for practice: uniform (7): z[4] is 1, expected 2 within 1e-12""");
  }

  @Test
  void whoIsRightInPracticeIsToldThatOthersAreNotShown() {
    Verdict practice = Verdict.of(Outcome.CORRECT, Reason.PRECISION, "as precise");
    assertThat(
            ResultText.of(Verdict.of(Outcome.WRONG, Reason.VALUE, HIDDEN), Optional.of(practice)))
        .endsWith("does well on inputs made for practice; those it failed on are not shown.");
  }

  @Test
  void aHangIsOnlyAHang() {
    Verdict practice = Verdict.of(Outcome.TIMED_OUT, Reason.CALL_TIME, "rank 3 is in MPI_Recv");
    assertThat(
            ResultText.of(
                Verdict.of(Outcome.TIMED_OUT, Reason.CALL_TIME, HIDDEN), Optional.of(practice)))
        .isEqualTo("Your code compiles, but timed out when it ran.");
  }

  @Test
  void aCompilersErrorsAreShownWithoutOurFolders() {
    String log =
        """
        In file included from /assay/shim/problem.hpp:3,
                         from candidate.cpp:1:
        /var/tmp/assay/scratch/build-7/candidate.cpp: In function 'void relu(double*)':
        /var/tmp/assay/scratch/build-7/candidate.cpp:3:5: error: 'y' was not declared
            3 |   y = 0;
              |   ^
        """;
    Verdict verdict =
        Verdict.of(Outcome.BUILD_FAILED, Reason.COMPILE_ERROR, "first line")
            .withBuild(new Build(0.1, log));
    assertThat(of(verdict))
        .isEqualTo(
            """
            Your code does not compile:

            ```
            candidate.cpp:3:5: error: 'y' was not declared
                3 |   y = 0;
                  |   ^
            ```""");
  }

  @Test
  void rulesOnTheTextSpeakOfTheText() {
    Verdict verdict =
        Verdict.of(Outcome.REJECTED, Reason.NOT_USED, "it has no OpenMP directive")
            .withEvidence(new Evidence(Reason.FORBIDDEN, "line 3: asm is forbidden"));
    assertThat(of(verdict))
        .isEqualTo(
            "Your code was rejected: it has no OpenMP directive.\nline 3: asm is forbidden.");
  }

  @Test
  void aCorrectOneLearnsItsTimesAndItsRaces() {
    Verdict verdict =
        Times.correct(2.5)
            .withEvidence(new Evidence(Reason.RACE, "lines 4 and 9 write sum at once"))
            .withFlag(Flag.RACY);
    assertThat(of(verdict))
        .isEqualTo(
            """
            Your code compiles, runs and gives the right results.

            - n=1: 4.000 ms; the reference takes 10.00 ms, so it is 2.50 times as fast
            - lines 4 and 9 write sum at once""");
  }
}
