package assay.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import assay.judge.FakeJudge.Block;
import assay.statistics.Effort;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Reason;
import assay.verdict.StopReason;
import assay.verdict.Timing;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MeasurementTest {
  private static final Reply.Wrong WRONG =
      new Reply.Wrong("n=1", Reason.VALUE, "x[0] is 1, expected 2", "uniform (3)");

  private static Measurement run(FakeJudge judge, Effort effort, Integer... threads)
      throws InterruptedException {
    Measurement measurement = new Measurement(judge, Requests.of(effort, threads));
    assertThat(measurement.run()).isEmpty();
    return measurement;
  }

  @Test
  void looksFirstThenTakesBlocksAndAfterTheFirstTheReferenceAlone() throws Exception {
    FakeJudge judge = FakeJudge.steady(Map.of("reference", 50.0, "n=1", 40.0, "n=2", 25.0));
    Measurement measurement = run(judge, Requests.pairs(3), 1, 2);
    List<String> both = List.of("n=1", "n=2");
    assertThat(judge.blocks)
        .containsExactly(
            new Block(0, 1, 1, 2, both, Set.of()),
            new Block(1, 2, 1, 2, both, Set.of()),
            new Block(2, 2, 1, 2, List.of(), Set.of()),
            new Block(3, 2, 1, 2, both, Set.of()),
            new Block(4, 2, 1, 2, both, Set.of()));
    assertThat(measurement.flags()).isEmpty();
    Timing timing = measurement.timing("n=2").orElseThrow();
    assertThat(timing.lane()).isEqualTo("cores 0,1,2,3, judge on 9");
    assertThat(timing.n()).isEqualTo(2);
    assertThat(timing.speedup()).isEqualTo(2, within(1e-12));
    assertThat(timing.referenceMs()).isEqualTo(50);
    assertThat(timing.candidateMs()).isEqualTo(25);
    assertThat(timing.samples()).hasSize(3);
    assertThat(timing.samples().getFirst().candidate()).containsExactly(25.0, 25.0);
    assertThat(measurement.timing("n=1").orElseThrow().speedup()).isEqualTo(1.25, within(1e-12));
    assertThat(measurement.timing("n=4")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "12, 20, 1",
    "11.9, 20, 2",
    "1, 2, 12",
    "2, 0.5, 24",
    "0.1, 0.1, 120",
    "0.01, 0.01, 512",
  })
  void makesBatchesLongEnoughForTheFastest(double reference, double candidate, int items)
      throws Exception {
    FakeJudge judge = FakeJudge.steady(Map.of("reference", reference, "n=1", candidate));
    run(judge, Requests.pairs(2), 1);
    assertThat(judge.blocks.getFirst().items()).isEqualTo(1);
    assertThat(judge.blocks.stream().skip(1).map(Block::items)).hasSize(3).containsOnly(items);
  }

  @Test
  void saysWhereABatchStaysTooShort() throws Exception {
    FakeJudge judge = FakeJudge.steady(Map.of("reference", 1.0, "n=1", 0.01));
    assertThat(run(judge, Requests.pairs(3), 1).flags()).containsExactly(Flag.SHORT_BATCH);
    assertThat(judge.blocks).hasSize(5);
  }

  @Test
  void aSlowCandidateDoesNotMakeBatchesLastForMinutes() throws Exception {
    FakeJudge judge = FakeJudge.steady(Map.of("reference", 0.1, "n=1", 300.0));
    assertThat(run(judge, Requests.pairs(2), 1).flags()).containsExactly(Flag.SHORT_BATCH);
    assertThat(judge.blocks.getLast().items()).isEqualTo(3);
    FakeJudge slower = FakeJudge.steady(Map.of("reference", 0.1, "n=1", 3000.0));
    run(slower, Requests.pairs(2), 1);
    assertThat(slower.blocks.getLast().items()).isEqualTo(1);
  }

  @Test
  void repeatsAFirstBlockThatTheFirstLookMisjudged() throws Exception {
    FakeJudge judge =
        new FakeJudge(
            block ->
                FakeJudge.right(
                    block, Map.of("reference", 20.0, "n=1", block.number() == 0 ? 20.0 : 2.0)));
    Measurement measurement = run(judge, Requests.pairs(2), 1);
    assertThat(judge.blocks.stream().map(Block::items)).containsExactly(1, 1, 6, 6, 6);
    assertThat(measurement.timing("n=1").orElseThrow().samples()).hasSize(2);
    assertThat(measurement.flags()).isEmpty();
  }

  @Test
  void keepsTheBatchOnceItHasCounted() throws Exception {
    FakeJudge judge =
        new FakeJudge(
            block ->
                FakeJudge.right(
                    block, Map.of("reference", 20.0, "n=1", block.number() > 3 ? 2.0 : 20.0)));
    Measurement measurement = run(judge, Requests.pairs(3), 1);
    assertThat(judge.blocks.stream().map(Block::items)).containsOnly(1);
    assertThat(measurement.flags()).containsExactly(Flag.SHORT_BATCH);
    assertThat(measurement.timing("n=1").orElseThrow().samples()).hasSize(3);
  }

  @Test
  void givesABatchMoreTimeThanACallButNotForEver() throws Exception {
    FakeJudge few = FakeJudge.steady(Map.of("reference", 5.0, "n=1", 5.0));
    run(few, Requests.pairs(1), 1);
    assertThat(few.blocks.stream().map(Block::limitSeconds)).containsExactly(2.0, 6.0, 6.0);
    FakeJudge many = FakeJudge.steady(Map.of("reference", 0.5, "n=1", 0.5));
    run(many, Requests.pairs(1), 1);
    assertThat(many.blocks.getLast().limitSeconds()).isEqualTo(8);
  }

  @ParameterizedTest
  @CsvSource({
    "10.4, 10, 1, false",
    "10.6, 10, 6, true",
    "10.6, 10.6, 2, false",
    "10.6, 9, 6, true",
  })
  void suspectsACandidateBesideWhichTheReferenceIsAlwaysSlower(
      double beside, double aloneAfter, int looks, boolean suspect) throws Exception {
    FakeJudge judge =
        new FakeJudge(
            block -> {
              double alone = block.number() == 2 ? 10 : aloneAfter;
              return FakeJudge.right(block, Map.of("reference", block.alone() ? alone : beside));
            });
    Measurement measurement = run(judge, Requests.pairs(2), 1);
    assertThat(measurement.flags().contains(Flag.TIMING_SUSPECT)).isEqualTo(suspect);
    assertThat(measurement.remarks())
        .isEqualTo(
            suspect
                ? List.of(
                    new Evidence(
                        Reason.DISTURBED,
                        "beside it the reference takes 10.60 ms a call at least, alone or beside its like 10.00 ms at most"))
                : List.of());
    assertThat(judge.blocks.stream().filter(Block::alone)).hasSize(looks);
    assertThat(measurement.timing("n=1")).isPresent();
  }

  @Test
  void looksInTurnsAtTheReferenceBesideTheCandidateAndBesideItsLike() throws Exception {
    FakeJudge judge =
        new FakeJudge(
            block -> FakeJudge.right(block, Map.of("reference", block.alone() ? 10.0 : 30.0)));
    Measurement measurement = run(judge, Requests.pairs(2), 1, 2);
    assertThat(measurement.flags()).contains(Flag.TIMING_SUSPECT);
    List<String> candidate = List.of("n=1", "n=2");
    List<String> like = List.of("reference-n=1", "reference-n=2");
    List<List<String>> blocks = judge.blocks.stream().map(Block::runners).toList();
    assertThat(blocks)
        .startsWith(candidate, candidate, List.of(), candidate, candidate, like, candidate, like)
        .endsWith(candidate, like)
        .hasSize(14);
    assertThat(measurement.timing("n=1").orElseThrow().samples())
        .as("only what was taken to be scored is")
        .hasSize(2);
  }

  @Test
  void whoeverLeavesLessOfTheCachesThanNobodyButNoLessThanTheReferenceDisturbsNothing()
      throws Exception {
    FakeJudge judge =
        new FakeJudge(
            block ->
                FakeJudge.right(
                    block, Map.of("reference", block.runners().isEmpty() ? 10.0 : 30.0)));
    assertThat(run(judge, Requests.pairs(2), 1).flags()).isEmpty();
  }

  @Test
  void aCandidateThatFailsWhenItsTimesAreDoubtedFails() throws Exception {
    Reply died = new Reply.Died("n=1", "uniform (3)");
    FakeJudge judge =
        new FakeJudge(
            block ->
                block.number() == 4
                    ? died
                    : FakeJudge.right(block, Map.of("reference", block.alone() ? 10.0 : 30.0)));
    assertThat(new Measurement(judge, Requests.of(Requests.pairs(2), 1)).run()).contains(died);
  }

  @Test
  void oneProcessOfTheReferenceThatIsAsFastBesideTheCandidateAsAloneIsEnough() throws Exception {
    FakeJudge judge =
        new FakeJudge(
            block ->
                FakeJudge.right(
                    block,
                    Map.of("reference", block.alone() || block.number() == 4 ? 10.0 : 30.0)));
    assertThat(run(judge, Requests.pairs(3), 1).flags()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"99e-6, false", "101e-6, true"})
  void suspectsACandidateThatWorkedWhileFrozen(double frozenSeconds, boolean suspect)
      throws Exception {
    FakeJudge judge =
        FakeJudge.showing(
            Map.of(), "n=2", _ -> new RunnerTimes(List.of(12.0, 12.0), 1, 1, frozenSeconds));
    Measurement measurement = run(judge, Requests.pairs(2), 1, 2);
    assertThat(measurement.flags().contains(Flag.TIMING_SUSPECT)).isEqualTo(suspect);
    assertThat(measurement.remarks().stream().map(Evidence::text))
        .isEqualTo(
            suspect
                ? List.of("it used the processor for 0.101 ms while it was frozen")
                : List.of());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void oneBlockInWhichItWorkedWhileFrozenIsTakenAgain(int worked) throws Exception {
    FakeJudge judge =
        FakeJudge.showing(
            Map.of("reference", 12.0),
            "n=1",
            block -> {
              boolean frozen = block.number() == worked;
              return new RunnerTimes(
                  Collections.nCopies(2, frozen ? 1.0 : 12.0), 1, 1, frozen ? 1e-3 : 0);
            });
    Measurement measurement = run(judge, Requests.pairs(2), 1);
    assertThat(measurement.flags()).doesNotContain(Flag.TIMING_SUSPECT);
    assertThat(measurement.remarks()).isEmpty();
    assertThat(measurement.timing("n=1").orElseThrow().samples())
        .hasSize(2)
        .allMatch(pair -> pair.candidate().equals(List.of(12.0, 12.0)));
  }

  @ParameterizedTest
  @CsvSource({"0, false", "11.9, false", "12.1, true"})
  void noMemoryIsFasterThanItIs(double least, boolean implausible) throws Exception {
    FakeJudge judge =
        FakeJudge.showing(
            Map.of(), "n=1", _ -> new RunnerTimes(List.of(12.0, 12.0), 1, 1, 0, least));
    Measurement measurement = run(judge, Requests.pairs(2), 1);
    assertThat(measurement.flags().contains(Flag.IMPLAUSIBLE)).isEqualTo(implausible);
    assertThat(measurement.remarks().stream().map(Evidence::reason))
        .isEqualTo(implausible ? List.of(Reason.BANDWIDTH) : List.of());
  }

  @Test
  void everyNumberOfThreadsHasItsOwnReasonToStop() throws Exception {
    FakeJudge judge =
        new FakeJudge(
            block ->
                FakeJudge.right(
                    block, Map.of("n=1", 12.0, "n=2", block.number() % 2 == 0 ? 12.0 : 30.0)));
    Measurement measurement = run(judge, new Effort("test", 3, 9, 1, 10, 0.02, 1000, false), 1, 2);
    assertThat(measurement.timing("n=1").orElseThrow().stop()).isEqualTo(StopReason.CONVERGED);
    assertThat(measurement.timing("n=2").orElseThrow().stop())
        .isIn(StopReason.BUDGET, StopReason.STABLE_BUT_NOISY);
    assertThat(measurement.timing("n=1").orElseThrow().samples())
        .as("the steady one is measured along with the noisy one")
        .hasSameSizeAs(measurement.timing("n=2").orElseThrow().samples());
  }

  @Test
  void stopsWhenTheTimeIsSpent() throws Exception {
    FakeJudge judge = FakeJudge.steady(Map.of());
    Measurement measurement = run(judge, new Effort("test", 5, 40, 1, 10, 0.02, 1e-9, false), 1);
    Timing timing = measurement.timing("n=1").orElseThrow();
    assertThat(timing.stop()).isEqualTo(StopReason.BUDGET);
    assertThat(timing.samples()).hasSize(1);
    assertThat(timing.high()).isInfinite();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 4})
  void endsWithTheReplyThatIsNotRight(int failing) throws Exception {
    FakeJudge judge =
        new FakeJudge(
            block -> block.number() == failing ? WRONG : FakeJudge.right(block, Map.of()));
    Measurement measurement = new Measurement(judge, Requests.of(Requests.pairs(5), 1));
    assertThat(measurement.run()).isEqualTo(Optional.of(WRONG));
    assertThat(judge.blocks).hasSize(failing + 1);
    assertThat(measurement.timing("n=1")).isEmpty();
  }

  @Test
  void endsWhereTheSecondLookAtTheReferenceFails() throws Exception {
    Reply.Broken broken = new Reply.Broken("no memory");
    FakeJudge judge =
        new FakeJudge(
            block -> {
              if (block.alone() && block.number() > 2) {
                return broken;
              }
              return FakeJudge.right(block, Map.of("reference", block.alone() ? 10.0 : 20.0));
            });
    Measurement measurement = new Measurement(judge, Requests.of(Requests.pairs(2), 1));
    assertThat(measurement.run()).isEqualTo(Optional.of(broken));
  }

  @Test
  void takesNoMoreInputsThanThereIsRoomForAndSaysThatBatchesAreShort() throws Exception {
    FakeJudge judge =
        new FakeJudge(
            block -> {
              Reply.Right asked = (Reply.Right) FakeJudge.right(block, Map.of("n=1", 0.5));
              return new Reply.Right(asked.runners(), Math.min(block.items(), 2));
            });
    Measurement measurement = run(judge, Requests.pairs(2), 1);
    assertThat(measurement.flags()).contains(Flag.SHORT_BATCH);
    assertThat(judge.blocks.stream().map(Block::items))
        .as("the reference alone takes as many as it took beside the candidate")
        .containsExactly(1, 24, 2, 24);
  }

  @Test
  void noticesARunnerThatWasNotTimed() {
    FakeJudge judge = new FakeJudge(_ -> new Reply.Right(Map.of(), 1));
    assertThatIllegalStateException()
        .isThrownBy(() -> new Measurement(judge, Requests.of(Requests.pairs(1), 1)).run())
        .withMessage("the judge timed no runner n=1");
  }
}
