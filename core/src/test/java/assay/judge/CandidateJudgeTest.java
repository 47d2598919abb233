package assay.judge;

import static org.assertj.core.api.Assertions.assertThat;

import assay.sandbox.Cgroups;
import assay.sandbox.Limits;
import assay.sandbox.Sandbox;
import assay.verdict.Configuration;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CandidateJudgeTest {
  private static Verdict judged(
      FakeJudge judge, boolean mustBeParallel, Optional<Integer> judgeCore) throws Exception {
    Sandbox sandbox = Sandbox.with(Path.of("/launcher"), Path.of("/bwrap"), Cgroups.none());
    return CandidateJudge.judged(
        Requests.of(Requests.pairs(2), mustBeParallel, judgeCore, 1, 2),
        judge,
        new Autopsy(sandbox, sandbox.group(Limits.run()), Map.of()));
  }

  private static List<Outcome> outcomes(Verdict verdict) {
    return verdict.configurations().stream().map(Configuration::outcome).toList();
  }

  @Test
  void timesWhatIsRightOnEveryNumberOfThreads() throws Exception {
    FakeJudge judge = FakeJudge.steady(Map.of("reference", 40.0, "n=1", 40.0, "n=2", 20.0));
    Verdict verdict = judged(judge, false, Optional.of(3));
    assertThat(judge.checked).containsExactly("n=1", "n=2");
    assertThat(verdict.outcome()).isEqualTo(Outcome.CORRECT);
    assertThat(verdict.flags()).isEmpty();
    assertThat(verdict.configurations().stream().map(one -> one.timing().orElseThrow().speedup()))
        .containsExactly(1.0, 2.0);
    assertThat(verdict.configurations().stream().map(Configuration::name))
        .containsExactly("n=1", "n=2");
  }

  @Test
  void saysWhereTheJudgeHadNoCoreOfItsOwn() throws Exception {
    assertThat(judged(FakeJudge.steady(Map.of()), false, Optional.empty()).flags())
        .containsExactly(Flag.JUDGE_SHARES_CORES);
  }

  @Test
  void doesNotTimeWhatIsWrong() throws Exception {
    FakeJudge judge =
        FakeJudge.steady(Map.of())
            .answeringCheck("n=2", new Reply.Wrong("n=2", Reason.VALUE, "x is 1", "grid (4)"));
    Verdict verdict = judged(judge, false, Optional.empty());
    assertThat(verdict.outcome()).isEqualTo(Outcome.WRONG);
    assertThat(verdict.evidence().getFirst().reason()).isEqualTo(Reason.VALUE);
    assertThat(outcomes(verdict)).containsExactly(Outcome.CORRECT, Outcome.WRONG);
    assertThat(judge.blocks).isEmpty();
  }

  private static final Evidence CLOSE = new Evidence(Reason.ALLCLOSE, "right elsewhere");

  @Test
  void whatElseIsSaidOfAWrongOutputComesAfterTheReason() throws Exception {
    FakeJudge judge =
        FakeJudge.steady(Map.of())
            .answeringCheck(
                "n=1", new Reply.Wrong("n=1", Reason.VALUE, "x is 1", "c", List.of(CLOSE)));
    assertThat(judged(judge, false, Optional.empty()).evidence())
        .containsExactly(new Evidence(Reason.VALUE, "c: x is 1"), CLOSE);
  }

  @Test
  void whatWasSaidOfTheCasesStandsWhereATimedOutputIsWrong() throws Exception {
    FakeJudge judge =
        new FakeJudge(_ -> new Reply.Wrong("n=1", Reason.VALUE, "x is 1", "timed"))
            .answeringCheck("n=1", new Reply.Right(Map.of(), 1, List.of(CLOSE)));
    assertThat(judged(judge, false, Optional.empty()).evidence())
        .containsExactly(new Evidence(Reason.VALUE, "timed: x is 1"), CLOSE);
  }

  @Test
  void endsWithTheFirstThatFails() throws Exception {
    FakeJudge judge =
        FakeJudge.steady(Map.of()).answeringCheck("n=1", new Reply.Late("n=1", "grid (4)", ""));
    assertThat(outcomes(judged(judge, false, Optional.empty()))).containsExactly(Outcome.TIMED_OUT);
    assertThat(judge.checked).containsExactly("n=1");
  }

  @Test
  void aConfigurationThatFailsOnTheClockIsNamed() throws Exception {
    FakeJudge judge =
        new FakeJudge(
            block ->
                block.number() < 3
                    ? FakeJudge.right(block, Map.of())
                    : new Reply.Late("n=2", "uniform (1000)", ""));
    Verdict verdict = judged(judge, false, Optional.empty());
    assertThat(verdict.outcome()).isEqualTo(Outcome.TIMED_OUT);
    assertThat(outcomes(verdict)).containsExactly(Outcome.CORRECT, Outcome.TIMED_OUT);
    assertThat(verdict.timing()).isEmpty();
  }

  @Test
  void troubleOfOurOwnIsNotHeldAgainstTheCandidate() throws Exception {
    FakeJudge judge = new FakeJudge(_ -> new Reply.Broken("no memory"));
    Verdict verdict = judged(judge, false, Optional.empty());
    assertThat(verdict.outcome()).isEqualTo(Outcome.INFRA_FAILED);
    assertThat(outcomes(verdict)).containsExactly(Outcome.CORRECT, Outcome.CORRECT);
  }

  @ParameterizedTest
  @CsvSource({"0.96, true, REJECTED", "0.94, true, CORRECT", "1.0, false, CORRECT"})
  void refusesWorkThatIsNotSharedWhereItMustBe(
      double busiestShare, boolean mustBeParallel, Outcome outcome) throws Exception {
    FakeJudge judge =
        FakeJudge.showing(
            Map.of(),
            "n=2",
            block ->
                new RunnerTimes(
                    Collections.nCopies(block.calls(), 12.0), 10, 10 * busiestShare, 0));
    Verdict verdict = judged(judge, mustBeParallel, Optional.empty());
    assertThat(verdict.outcome()).isEqualTo(outcome);
    if (outcome == Outcome.REJECTED) {
      assertThat(verdict.evidence().getFirst().reason()).isEqualTo(Reason.NO_PARALLELISM);
      assertThat(verdict.evidence().getFirst().text()).startsWith("only 4.0 % of its CPU time");
    }
  }
}
