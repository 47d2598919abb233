package assay.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import assay.judge.FakeJudge.Block;
import assay.lane.Lane;
import assay.verdict.Reason;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TeamworkTest {
  private static final Reply.Wrong WRONG =
      new Reply.Wrong("n=1", Reason.VALUE, "x[0] is 1, expected 2", "uniform (3)");

  private static Measurement measured(FakeJudge judge, Integer... threads)
      throws InterruptedException {
    Measurement measurement = new Measurement(judge, Requests.of(Requests.pairs(2), threads));
    assertThat(measurement.run()).isEmpty();
    return measurement;
  }

  /** A candidate that is so fast that a batch needs more than one call, and shares by batches. */
  private static FakeJudge sharing(double busiestOfOneCall, double busiestOfABatch) {
    return FakeJudge.showing(
        Map.of(),
        "n=4",
        block ->
            new RunnerTimes(
                Collections.nCopies(block.calls(), 6.0),
                10,
                block.items() == 1 ? busiestOfOneCall : busiestOfABatch,
                0));
  }

  @Test
  void theParallelShareIsWhatTheBusiestThreadLeavesOfACall() throws Exception {
    FakeJudge judge = sharing(4, 10);
    assertThat(measured(judge, 1, 4).sharing().ofThreads()).isEqualTo(0.6, within(1e-12));
    assertThat(judge.blocks).hasSize(4);
  }

  @Test
  void threadsThatTakeTurnsAreNoTeam() throws Exception {
    assertThat(measured(sharing(9.9, 3), 1, 4).sharing().ofThreads())
        .isEqualTo(0.01, within(1e-12));
  }

  @ParameterizedTest
  @CsvSource({"4, 4, 0.4", "9, 9, 0.4", "10, 9, 0"})
  void looksAgainBeforeItSaysThatNothingIsShared(int sharedFrom, int last, double share)
      throws Exception {
    FakeJudge judge =
        FakeJudge.showing(
            Map.of(),
            "n=2",
            block ->
                new RunnerTimes(
                    Collections.nCopies(block.calls(), 6.0),
                    10,
                    block.number() < sharedFrom ? 10 : 6,
                    0));
    JudgeRequest request = Requests.of(Requests.pairs(2), true, Optional.empty(), 1, 2);
    Measurement measurement = new Measurement(judge, request);
    assertThat(measurement.run()).isEmpty();
    assertThat(judge.blocks.getLast())
        .isEqualTo(new Block(last, 9, 1, 2, List.of("n=1", "n=2"), Set.of()));
    assertThat(measurement.sharing().ofThreads()).isEqualTo(share, within(1e-12));
  }

  @ParameterizedTest
  @CsvSource({
    "8.5, 9.9, 9.9, 9.9, 3, true",
    "9.2, 9.4, 9.9, 9.9, 4, true",
    "9.2, 9.9, 9.9, 9.9, 9, false",
    "9.9, 9.9, 9.4, 9.9, 5, true",
    "9.9, 9.6, 9.6, 9.4, 6, true",
    "9.9, 9.6, 9.6, 9.6, 9, false"
  })
  void theBestLookAtThreadsDecidesWhereTheFirstCallsDoNotShowItClearly(
      double first, double second, double third, double fourth, int last, boolean enough)
      throws Exception {
    List<Double> looks = List.of(second, third, fourth, 9.9, 9.9, 9.9);
    FakeJudge judge =
        FakeJudge.showing(
            Map.of(),
            "n=2",
            block ->
                new RunnerTimes(
                    Collections.nCopies(block.calls(), 6.0),
                    10,
                    block.number() < 4 ? first : looks.get(block.number() - 4),
                    0));
    JudgeRequest request = Requests.of(Requests.pairs(2), true, Optional.empty(), 1, 2);
    Measurement measurement = new Measurement(judge, request);
    assertThat(measurement.run()).isEmpty();
    assertThat(judge.blocks.getLast().number()).isEqualTo(last);
    assertThat(measurement.sharing().enough()).isEqualTo(enough);
  }

  @Test
  void endsWhereThatLookFails() throws Exception {
    FakeJudge judge =
        new FakeJudge(block -> block.number() == 4 ? WRONG : FakeJudge.right(block, Map.of()));
    JudgeRequest request = Requests.of(Requests.pairs(2), true, Optional.empty(), 1, 2);
    assertThat(new Measurement(judge, request).run()).isEqualTo(Optional.of(WRONG));
  }

  @Test
  void oneThreadHasNoParallelShare() throws Exception {
    assertThat(measured(FakeJudge.steady(Map.of()), 1).sharing().ofThreads()).isZero();
  }

  private static Measurement ofRanks(FakeJudge judge, Integer... ranks) {
    Lane lane = new Lane(List.of(0, 1, 2, 3), Optional.empty(), () -> {});
    JudgeRequest plain = Requests.of(Requests.pairs(2), true, Optional.empty(), 1);
    return new Measurement(
        judge,
        new JudgeRequest(
            plain.judge(),
            plain.reference(),
            plain.candidate(),
            plain.cases(),
            plain.timed(),
            Stream.of(ranks).map(Team::ofRanks).toList(),
            Optional.of(new MpiProgram(Path.of("/mpirun"), Map.of(), false)),
            plain.filter(),
            true,
            plain.callLimit(),
            lane,
            plain.effort()));
  }

  private static FakeJudge sharedByRanks(double one, double two) {
    return FakeJudge.showing(
        Map.of("n=1", one),
        "n=2",
        block -> new RunnerTimes(Collections.nCopies(block.calls(), two), 10, 5, 0));
  }

  @ParameterizedTest
  @CsvSource({"20, 14, false", "20, 16, true", "20, 40, true"})
  void ranksThatGainNothingAreGivenDifferentInputs(double one, double two, boolean looked)
      throws Exception {
    FakeJudge judge = sharedByRanks(one, two);
    assertThat(ofRanks(judge, 1, 2).run()).isEmpty();
    assertThat(judge.apart).isEqualTo(looked ? List.of("n=2") : List.of());
  }

  @Test
  void endsWhereEveryRankDoesItAll() throws Exception {
    FakeJudge judge = sharedByRanks(20, 20);
    judge.repeats = true;
    assertThat(ofRanks(judge, 1, 2).run()).contains(new Reply.Repeated("n=2", "uniform (1000)"));
  }

  @ParameterizedTest
  @CsvSource({
    "8.5, 7, 9.9, 4, true",
    "9.5, 8.8, 9.5, 9, false",
    "9.5, 9.5, 8.9, 9, false",
    "8.9, 8.9, 8.9, 9, true"
  })
  void allLooksAtRanksDecideTogether(
      double first, double second, double others, int last, boolean enough) throws Exception {
    FakeJudge judge =
        FakeJudge.showing(
            Map.of("n=1", 20.0),
            "n=2",
            block ->
                new RunnerTimes(
                    Collections.nCopies(block.calls(), 6.0),
                    10,
                    block.number() < 4 ? first : block.number() == 4 ? second : others,
                    0));
    Measurement measurement = ofRanks(judge, 1, 2);
    assertThat(measurement.run()).isEmpty();
    assertThat(measurement.sharing().enough()).isEqualTo(enough);
    assertThat(judge.blocks.getLast().number()).isEqualTo(last);
  }

  @Test
  void theSmallestTeamOfRanksIsWatchedAndAllOfThemWhereItDoesNotShare() throws Exception {
    FakeJudge shared = sharedByRanks(20, 14);
    ofRanks(shared, 1, 2, 4).run();
    assertThat(shared.blocks.stream().map(Block::watched))
        .containsExactly(Set.of("n=2"), Set.of(), Set.of(), Set.of());
    FakeJudge alone = FakeJudge.steady(Map.of());
    ofRanks(alone, 1, 2, 4).run();
    assertThat(alone.blocks.getLast().watched()).containsExactlyInAnyOrder("n=2", "n=4");
  }
}
