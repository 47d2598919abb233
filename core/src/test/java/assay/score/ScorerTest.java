package assay.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import assay.statistics.Bootstrap;
import assay.statistics.Interval;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ScorerTest {
  private static final Offset<Double> EXACT = within(1e-12);
  private static final Scorer PLAIN = new Scorer(List.of(), List.of(), List.of(), 1);

  private static ScoredTrial trial(
      String task, int sample, Outcome outcome, Map<Integer, Double> speedups, Flag... flags) {
    return trial(Map.of("model", "m", "exec", "omp"), task, sample, outcome, speedups, flags);
  }

  private static ScoredTrial trial(
      Map<String, String> labels,
      String task,
      int sample,
      Outcome outcome,
      Map<Integer, Double> speedups,
      Flag... flags) {
    return new ScoredTrial(task, labels, sample, outcome, speedups, Set.of(1, 4), Set.of(flags));
  }

  private static ScoredTrial correct(String task, int sample, double speedup) {
    return trial(task, sample, Outcome.CORRECT, Map.of(1, 1.0, 4, speedup));
  }

  private static ScoredTrial wrong(String task, int sample) {
    return trial(task, sample, Outcome.WRONG, Map.of());
  }

  private static Score find(List<Score> scores, String metric, int k, Integer... n) {
    List<Score> found =
        scores.stream()
            .filter(score -> score.metric().equals(metric) && score.k().equals(Optional.of(k)))
            .filter(score -> score.n().stream().toList().equals(List.of(n)))
            .toList();
    assertThat(found).hasSize(1);
    return found.getFirst();
  }

  @Test
  void averagesOverTasks() {
    List<Score> scores =
        PLAIN.scores(
            List.of(correct("a", 0, 4), correct("a", 1, 2), wrong("b", 0), correct("b", 1, 3)));

    Score pass = find(scores, "pass@k", 1);
    assertThat(pass.value()).isEqualTo(0.75, EXACT);
    assertThat(pass.tasks()).isEqualTo(2);
    assertThat(pass.slice()).isEmpty();
    assertThat(pass.p()).isEmpty();
    assertThat(pass.as()).isEqualTo("assay");
    assertThat(find(scores, "build@k", 1).value()).isEqualTo(1);
    assertThat(find(scores, "speedup_n@k", 1, 4).value()).isEqualTo((3 + 1.5) / 2, EXACT);
    assertThat(find(scores, "speedup_n@k", 1, 1).value()).isEqualTo((1 + 0.5) / 2, EXACT);
    assertThat(find(scores, "efficiency_n@k", 1, 4).value()).isEqualTo((3 + 1.5) / 8, EXACT);
    assertThat(find(scores, "speedup_max@k", 1).value()).isEqualTo((3 + 1.5) / 2, EXACT);
    assertThat(find(scores, "speedup_max_pooled@k", 1).value()).isEqualTo((8 + 4) / 8.0, EXACT);
    assertThat(find(scores, "efficiency_max@k", 1).value()).isEqualTo((1 + 0.5) / 2, EXACT);
    assertThat(find(scores, "efficiency_max_pooled@k", 1).value())
        .isEqualTo((2 + 6 / 4.0 + 1 + 3 / 4.0) / 8, EXACT);
    assertThat(scores).hasSize(2 + 2 * 2 + 4);
  }

  @Test
  void drawsTheIntervalOverTasks() {
    List<Score> scores =
        PLAIN.scores(List.of(correct("a", 0, 4), correct("b", 0, 2), wrong("c", 0)));
    Interval expected = Bootstrap.mean(new double[] {4, 2, 0}, 1);
    Score speedup = find(scores, "speedup_n@k", 1, 4);
    assertThat(speedup.low()).isEqualTo(expected.low());
    assertThat(speedup.high()).isEqualTo(expected.high());
  }

  @Test
  void choosesTheUsualKsThatEveryProblemHasSamplesFor() {
    List<ScoredTrial> trials = new ArrayList<>();
    for (int sample = 0; sample < 10; sample++) {
      trials.add(wrong("a", sample));
      trials.add(wrong("b", sample));
    }
    assertThat(ks(PLAIN.scores(trials))).containsOnly(1, 5, 10);
    trials.set(0, trial("a", 0, Outcome.INFRA_FAILED, Map.of()));
    assertThat(ks(PLAIN.scores(trials))).containsOnly(1, 5);
  }

  private static List<Integer> ks(List<Score> scores) {
    return scores.stream().map(score -> score.k().orElseThrow()).distinct().toList();
  }

  @Test
  void refusesAKThatAProblemHasTooFewSamplesFor() {
    Scorer scorer = new Scorer(List.of(), List.of(2), List.of(), 1);
    List<ScoredTrial> trials =
        List.of(
            wrong("a", 0), wrong("a", 1), wrong("b", 0), trial("b", 1, Outcome.SKIPPED, Map.of()));
    assertThatThrownBy(() -> scorer.scores(trials))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("k = 2")
        .hasMessageContaining("b has 1");
    assertThat(ks(scorer.scores(trials.subList(0, 2)))).containsExactly(2);
  }

  @Test
  void leavesOutWhatSaysNothingAboutTheModel() {
    List<Score> scores =
        PLAIN.scores(
            List.of(
                correct("a", 0, 4),
                trial("a", 1, Outcome.INFRA_FAILED, Map.of()),
                trial("b", 0, Outcome.SKIPPED, Map.of())));
    assertThat(find(scores, "pass@k", 1).value()).isEqualTo(1);
    assertThat(find(scores, "pass@k", 1).tasks()).isEqualTo(1);
    assertThat(PLAIN.scores(List.of(trial("b", 0, Outcome.SKIPPED, Map.of())))).isEmpty();
  }

  @Test
  void scoresNoSpeedupWhoseClockIsDoubted() {
    for (Flag flag : List.of(Flag.TIMING_SUSPECT, Flag.IMPLAUSIBLE)) {
      List<Score> scores =
          PLAIN.scores(List.of(trial("a", 0, Outcome.CORRECT, Map.of(4, 900.0), flag)));
      assertThat(find(scores, "pass@k", 1).value()).isEqualTo(1);
      assertThat(find(scores, "speedup_n@k", 1, 4).value()).isZero();
      assertThat(find(scores, "speedup_max@k", 1).value()).isZero();
    }
    List<Score> scores =
        PLAIN.scores(List.of(trial("a", 0, Outcome.CORRECT, Map.of(4, 3.0), Flag.RACY)));
    assertThat(find(scores, "speedup_n@k", 1, 4).value()).isEqualTo(3);
  }

  @Test
  void givesNoSpeedupAtAllForEmulatedRuns() {
    List<Score> scores =
        PLAIN.scores(List.of(trial("a", 0, Outcome.CORRECT, Map.of(4, 3.0), Flag.EMULATED)));
    assertThat(scores).extracting(Score::metric).containsExactly("build@k", "pass@k");
  }

  @Test
  void averagesASpeedupOnlyOverTasksTimedThere() {
    ScoredTrial serial =
        new ScoredTrial(
            "s", Map.of("exec", "serial"), 0, Outcome.WRONG, Map.of(), Set.of(1), Set.of());
    List<Score> scores = PLAIN.scores(List.of(correct("a", 0, 4), serial));
    assertThat(find(scores, "speedup_n@k", 1, 4).value()).isEqualTo(4);
    assertThat(find(scores, "speedup_n@k", 1, 4).tasks()).isEqualTo(1);
    assertThat(find(scores, "speedup_n@k", 1, 1).value()).isEqualTo(0.5, EXACT);
    assertThat(find(scores, "speedup_n@k", 1, 1).tasks()).isEqualTo(2);
  }

  @Test
  void looksOnlyAtTheNsAskedFor() {
    Scorer scorer = new Scorer(List.of(), List.of(), List.of(1), 1);
    List<Score> scores = scorer.scores(List.of(correct("a", 0, 4)));
    assertThat(find(scores, "speedup_max@k", 1).value()).isEqualTo(1);
    assertThat(scores).noneMatch(score -> score.n().equals(Optional.of(4)));
  }

  @Test
  void refusesAnNThatWasNeverTimed() {
    Scorer scorer = new Scorer(List.of(), List.of(), List.of(32), 1);
    assertThatThrownBy(() -> scorer.scores(List.of(correct("a", 0, 4))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("No task was timed at n = 32; choose from [1, 4].");
  }

  @Test
  void slicesByLabelsInTheOrderAsked() {
    List<ScoredTrial> trials =
        List.of(
            trial(Map.of("model", "y", "exec", "omp"), "a", 0, Outcome.WRONG, Map.of()),
            trial(Map.of("model", "x", "exec", "omp"), "a", 0, Outcome.CORRECT, Map.of()),
            trial(Map.of("model", "x", "exec", "mpi"), "b", 0, Outcome.WRONG, Map.of()),
            trial(Map.of("model", "x"), "c", 0, Outcome.WRONG, Map.of()));
    List<Score> scores =
        new Scorer(List.of("model", "exec"), List.of(), List.of(), 1).scores(trials);
    List<Score> passes = scores.stream().filter(one -> one.metric().equals("pass@k")).toList();
    assertThat(passes)
        .extracting(one -> one.slice().toString() + one.value())
        .containsExactly(
            "{model=x, exec=mpi}0.0",
            "{model=x, exec=omp}1.0",
            "{model=x}0.0",
            "{model=y, exec=omp}0.0");
  }

  @Test
  void neverPoolsTheSamplesOfTwoModels() {
    List<ScoredTrial> trials = new ArrayList<>();
    trials.add(trial(Map.of("model", "x"), "a", 0, Outcome.CORRECT, Map.of()));
    for (int sample = 0; sample < 5; sample++) {
      trials.add(trial(Map.of("model", "y"), "a", sample, Outcome.WRONG, Map.of()));
    }
    Score pass = find(PLAIN.scores(trials), "pass@k", 1);
    assertThat(pass.value()).isEqualTo(0.5, EXACT);
    assertThat(pass.tasks()).isEqualTo(1);
    assertThat(pass.high()).isInfinite();
  }

  @Test
  void refusesALabelNobodyHas() {
    Scorer scorer = new Scorer(List.of("level"), List.of(), List.of(), 1);
    assertThatThrownBy(() -> scorer.scores(List.of(wrong("a", 0))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("No trial has the label 'level'; slice by any of [exec, model].");
  }

  @Test
  void refusesToCountASampleTwice() {
    assertThatThrownBy(() -> PLAIN.scores(List.of(wrong("a", 3), wrong("a", 3))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "Sample 3 of a occurs twice with the labels {exec=omp, model=m}; score each run once.");
    ScoredTrial firstAttempt = trial("a", 3, Outcome.INFRA_FAILED, Map.of());
    assertThat(PLAIN.scores(List.of(firstAttempt, wrong("a", 3)))).isNotEmpty();
  }

  @Test
  void refusesASpeedupWhereTheTaskIsNotTimed() {
    assertThatThrownBy(() -> trial("a", 0, Outcome.CORRECT, Map.of(2, 3.0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("sample 0 has speedups at n = [2]");
  }

  @Test
  void doesNotDependOnTheOrderOfRows() {
    List<ScoredTrial> trials = new ArrayList<>();
    for (int task = 0; task < 7; task++) {
      for (String model : List.of("x", "y", "z")) {
        for (int sample = 0; sample < 3; sample++) {
          trials.add(
              trial(
                  Map.of("model", model, "strategy", "once"),
                  "t" + task,
                  sample,
                  Outcome.CORRECT,
                  Map.of(4, model.hashCode() / (1.0 + task + 0.3 * sample))));
        }
      }
    }
    List<Score> scores = PLAIN.scores(trials);
    Collections.shuffle(trials, new Random(5));
    assertThat(PLAIN.scores(trials)).isEqualTo(scores);
  }

  @Test
  void aTrialCanBeLookedAtAtSomeNOnly() {
    ScoredTrial all = correct("a", 0, 3);
    ScoredTrial four = all.timedOnlyAt(Set.of(4, 8));
    assertThat(four.timedAt()).containsExactly(4);
    assertThat(four.speedups()).isEqualTo(Map.of(4, 3.0));
    assertThat(find(PLAIN.scores(List.of(four)), "speedup_max@k", 1).value()).isEqualTo(3, EXACT);
    List<Score> rates = PLAIN.scores(List.of(all.timedOnlyAt(Set.of())));
    assertThat(rates).extracting(Score::metric).containsExactly("build@k", "pass@k");
    assertThat(find(rates, "pass@k", 1).value()).isEqualTo(1);
  }

  @Test
  void aTrialCanBeGivenALabel() {
    ScoredTrial labelled = correct("a", 0, 3).labelled("size", "4").labelled("model", "other");
    assertThat(labelled.labels()).isEqualTo(Map.of("model", "other", "exec", "omp", "size", "4"));
    assertThat(labelled.speedups()).isEqualTo(Map.of(1, 1.0, 4, 3.0));
  }
}
