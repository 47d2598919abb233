package assay.report.html;

import assay.compare.Comparison;
import assay.compare.Settings;
import assay.compare.Side;
import assay.report.Scoring;
import assay.report.count.Counting;
import assay.score.Score;
import assay.score.ScoredTrial;
import assay.score.Scorer;
import assay.statistics.Bootstrap;
import assay.statistics.Interval;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Everything a report computes.
 *
 * @param dimensions the labels it slices by
 * @param scores by run; by run and each dimension; by run and the first two dimensions
 * @param scaling speedups of correct samples alone, which no published score gives
 * @param comparisons each run with each later one
 * @param published of answers that are counts, as the benchmark's own program computes them
 * @param fast of candidates that replace something, over how many times as fast they shall be
 * @param turns of models that were asked again, turn by turn
 */
record Figures(
    List<String> dimensions,
    List<Score> scores,
    List<Score> scaling,
    List<Comparison> comparisons,
    List<Score> published,
    List<Score> fast,
    TurnScores turns) {
  private static final long SEED = 1;
  private static final List<Integer> ONCE = List.of(1);

  static Figures of(Survey survey, Optional<Counting> counting) {
    List<String> dimensions = dimensions(survey);
    List<Score> scores = new ArrayList<>(scores(survey, List.of(Scoring.RUN), List.of()));
    for (String dimension : dimensions) {
      scores.addAll(scores(survey, List.of(Scoring.RUN, dimension), ONCE));
    }
    if (dimensions.size() > 1) {
      scores.addAll(
          scores(survey, List.of(Scoring.RUN, dimensions.get(0), dimensions.get(1)), ONCE));
    }
    CountScores counts = CountScores.of(survey.counted(), counting);
    SpeedScores speeds = SpeedScores.of(survey, dimensions);
    return new Figures(
        dimensions,
        speeds.beside(counts.beside(scores)),
        scaling(survey, speeds, dimensions),
        comparisons(survey, dimensions),
        counts.published(),
        speeds.curve(),
        TurnScores.of(survey.refined(), SEED));
  }

  /** Where all answers are counts, they are all of one execution model. */
  private static List<String> dimensions(Survey survey) {
    List<String> dimensions = new ArrayList<>(Dimensions.of(survey.tasks()));
    if (survey.isCountingAlone()) {
      dimensions.remove("exec");
    }
    return dimensions;
  }

  private static List<Score> scores(Survey survey, List<String> by, List<Integer> ks) {
    Set<String> known = new TreeSet<>();
    survey.scored().forEach(trial -> known.addAll(trial.labels().keySet()));
    return known.containsAll(by)
        ? new Scorer(by, ks, List.of(), SEED).scores(survey.scored())
        : List.of();
  }

  private record Place(Map<String, String> slice, int n) {}

  /** Geometric means over tasks, as a whole and by execution model, of what runs on several n. */
  private static List<Score> scaling(Survey survey, SpeedScores speeds, List<String> dimensions) {
    Map<Place, Map<String, List<Double>>> logs = new LinkedHashMap<>();
    for (ScoredTrial trial : survey.scored()) {
      if (speeds.holds(trial)) {
        continue;
      }
      new TreeMap<>(trial.credibleSpeedups())
          .forEach(
              (n, speedup) -> {
                for (Map<String, String> slice : slices(trial, dimensions)) {
                  logs.computeIfAbsent(new Place(slice, n), _ -> new TreeMap<>())
                      .computeIfAbsent(trial.task(), _ -> new ArrayList<>())
                      .add(Math.log(speedup));
                }
              });
    }
    List<Score> scores = new ArrayList<>();
    logs.forEach((place, tasks) -> scores.add(geometricMean(place, tasks)));
    return scores;
  }

  private static List<Map<String, String>> slices(ScoredTrial trial, List<String> dimensions) {
    String run = trial.labels().getOrDefault(Scoring.RUN, "");
    List<Map<String, String>> slices = new ArrayList<>();
    slices.add(Map.of(Scoring.RUN, run));
    for (String dimension : dimensions) {
      String value = trial.labels().get(dimension);
      if (value != null) {
        slices.add(Map.of(Scoring.RUN, run, dimension, value));
      }
    }
    return slices;
  }

  private static Score geometricMean(Place place, Map<String, List<Double>> tasks) {
    double[] means =
        tasks.values().stream()
            .mapToDouble(
                one -> one.stream().mapToDouble(Double::doubleValue).average().orElseThrow())
            .toArray();
    Interval log = Bootstrap.mean(means, SEED);
    boolean known = means.length > 1;
    return new Score(
        "speedup_n of correct samples",
        Optional.empty(),
        Optional.of(place.n()),
        Optional.empty(),
        place.slice(),
        Math.exp(log.value()),
        known ? Math.exp(log.low()) : 0,
        known ? Math.exp(log.high()) : Double.POSITIVE_INFINITY,
        means.length,
        "assay");
  }

  private static List<Comparison> comparisons(Survey survey, List<String> dimensions) {
    List<Side> sides = new ArrayList<>();
    for (RunView run : survey.runs()) {
      sides.add(
          new Side(
              run.name(),
              survey.scored().stream()
                  .filter(trial -> run.name().equals(trial.labels().get(Scoring.RUN)))
                  .toList()));
    }
    Settings settings = dimensions.contains("exec") ? Settings.USUAL.by("exec") : Settings.USUAL;
    List<Comparison> comparisons = new ArrayList<>();
    for (int base = 0; base < sides.size(); base++) {
      for (int other = base + 1; other < sides.size(); other++) {
        if (shareTasks(sides.get(base), sides.get(other))) {
          comparisons.add(Comparison.of(sides.get(base), sides.get(other), settings));
        }
      }
    }
    return comparisons;
  }

  private static boolean shareTasks(Side base, Side other) {
    return !Collections.disjoint(counted(base), counted(other));
  }

  private static Set<String> counted(Side side) {
    Set<String> tasks = new TreeSet<>();
    side.trials().stream()
        .filter(trial -> trial.outcome().counts())
        .forEach(trial -> tasks.add(trial.task()));
    return tasks;
  }
}
