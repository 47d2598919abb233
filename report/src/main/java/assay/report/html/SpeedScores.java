package assay.report.html;

import assay.report.Scoring;
import assay.score.Score;
import assay.score.ScoredTrial;
import assay.score.SpeedScorer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Scores of candidates that replace something and shall be faster, in the slices a report shows.
 *
 * @param ours by run; by run and each dimension, and both of the first two; fast_p@k under the name
 *     of each p
 * @param curve fast_p@1 by run, over p
 * @param runs whose they are
 */
record SpeedScores(List<Score> ours, List<Score> curve, Set<String> runs) {
  private static final String SUITE = "kernels";
  private static final String FAST = "fast_p@k";
  private static final long SEED = 1;
  private static final List<Integer> ONCE = List.of(1);
  private static final List<Double> SHOWN = List.of(0.5, 1.0, 2.0);

  /** From 0 to 4, in quarters. */
  private static final List<Double> DRAWN =
      IntStream.rangeClosed(0, 16).mapToObj(quarter -> quarter / 4.0).toList();

  static SpeedScores of(Survey survey, List<String> dimensions) {
    Set<String> runs =
        survey.runs().stream()
            .filter(run -> run.header().suite().equals(SUITE))
            .map(RunView::name)
            .collect(Collectors.toSet());
    List<ScoredTrial> trials =
        survey.scored().stream().filter(one -> isOf(one.labels().get(Scoring.RUN), runs)).toList();
    if (trials.isEmpty()) {
      return new SpeedScores(List.of(), List.of(), Set.of());
    }
    List<Score> ours = new ArrayList<>();
    for (List<String> by : slices(dimensions)) {
      new SpeedScorer(by, ONCE, SHOWN, SEED)
          .scores(trials).stream()
              .filter(score -> !score.metric().equals("pass@k"))
              .filter(score -> !score.metric().equals("build@k"))
              .forEach(score -> ours.add(named(score)));
    }
    List<Score> curve =
        new SpeedScorer(List.of(Scoring.RUN), ONCE, DRAWN, SEED)
            .rates(trials).stream().filter(score -> score.metric().equals(FAST)).toList();
    return new SpeedScores(ours, curve, runs);
  }

  private static List<List<String>> slices(List<String> dimensions) {
    List<List<String>> slices = new ArrayList<>(List.of(List.of(Scoring.RUN)));
    dimensions.forEach(one -> slices.add(List.of(Scoring.RUN, one)));
    if (dimensions.size() > 1) {
      slices.add(List.of(Scoring.RUN, dimensions.get(0), dimensions.get(1)));
    }
    return slices;
  }

  private static boolean isOf(@Nullable String run, Set<String> runs) {
    return run != null && runs.contains(run);
  }

  /** A threshold is part of the name, so that each has a column and a choice of its own. */
  private static Score named(Score score) {
    if (!score.metric().equals(FAST)) {
      return score;
    }
    double p = score.p().orElseThrow();
    String text = p == Math.rint(p) ? Long.toString((long) p) : Double.toString(p);
    return new Score(
        FAST.replace("_p", "_" + text),
        score.k(),
        score.n(),
        Optional.empty(),
        score.slice(),
        score.value(),
        score.low(),
        score.high(),
        score.tasks(),
        score.as());
  }

  /** With the others, of which those about numbers of threads say nothing here. */
  List<Score> beside(List<Score> others) {
    List<Score> all = new ArrayList<>();
    for (Score score : others) {
      boolean threads =
          score.metric().startsWith("speedup_") || score.metric().startsWith("efficiency_");
      if (!threads || !isOf(score.slice().get(Scoring.RUN), runs)) {
        all.add(score);
      }
    }
    all.addAll(ours);
    return all;
  }

  /** Whether it is one of theirs. */
  boolean holds(ScoredTrial trial) {
    return isOf(trial.labels().get(Scoring.RUN), runs);
  }
}
