package assay.report.figure;

import assay.report.Numbers;
import assay.score.ScoredTrial;
import assay.verdict.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Speedups of single trials that are right, a panel for each level. */
record SpeedPanels(List<ScoredTrial> trials) {
  private static final String METRIC = "speedup over PyTorch";

  /** One trial's speedup. */
  private record Speed(String who, double value) {}

  SpeedPanels {
    if (trials.stream().allMatch(one -> one.credibleSpeedups().isEmpty())) {
      throw new IllegalArgumentException(
          "Nothing that is right was timed, so there is no speedup to show.");
    }
  }

  /** For each model the five numbers of its right samples. */
  List<Panel> distributions() {
    List<Panel> panels = new ArrayList<>();
    FigureMaker.by(SpeedFigureMaker.LEVEL, trials)
        .forEach(
            (level, own) -> {
              Map<Quantile, List<Point>> points = new EnumMap<>(Quantile.class);
              FigureMaker.by(Looked.WHO, own).forEach((who, some) -> add(points, who, some));
              if (!points.isEmpty()) {
                panels.add(new Panel(level, "model", METRIC, series(points)));
              }
            });
    return panels;
  }

  private static void add(Map<Quantile, List<Point>> points, String who, List<ScoredTrial> some) {
    double[] speedups =
        some.stream()
            .flatMap(SpeedPanels::speedups)
            .mapToDouble(Double::doubleValue)
            .sorted()
            .toArray();
    if (speedups.length == 0) {
      return;
    }
    String named = who + right(some);
    for (Quantile quantile : Quantile.values()) {
      points
          .computeIfAbsent(quantile, _ -> new ArrayList<>())
          .add(Point.exact(named, quantile.of(speedups), tasks(some)));
    }
  }

  private static List<Series> series(Map<Quantile, List<Point>> points) {
    return Arrays.stream(Quantile.values())
        .map(one -> new Series(one.label(), points.getOrDefault(one, List.of())))
        .toList();
  }

  /** As the paper writes beside a model how much of its work is right. */
  private static String right(List<ScoredTrial> some) {
    double right = some.stream().filter(one -> one.outcome() == Outcome.CORRECT).count();
    return ", " + Numbers.percent(right / some.size()) + " right";
  }

  private static int tasks(List<ScoredTrial> some) {
    return (int)
        some.stream()
            .filter(one -> !one.credibleSpeedups().isEmpty())
            .map(ScoredTrial::task)
            .distinct()
            .count();
  }

  /** For each task the fastest right sample, under the name of its model; the slowest first. */
  List<Panel> best() {
    List<Panel> panels = new ArrayList<>();
    FigureMaker.by(SpeedFigureMaker.LEVEL, trials)
        .forEach(
            (level, own) -> {
              Map<String, Speed> best = new HashMap<>();
              for (ScoredTrial trial : own) {
                speedups(trial)
                    .map(one -> new Speed(Looked.label(trial, Looked.WHO), one))
                    .forEach(
                        speed ->
                            best.merge(
                                name(trial),
                                speed,
                                (one, other) -> other.value() > one.value() ? other : one));
              }
              if (!best.isEmpty()) {
                panels.add(ladder(level, best));
              }
            });
    return panels;
  }

  private static Panel ladder(String level, Map<String, Speed> best) {
    List<String> order =
        best.keySet().stream()
            .sorted(
                Comparator.comparingDouble((String task) -> speed(best, task).value())
                    .thenComparing(Comparator.naturalOrder()))
            .toList();
    Map<String, List<Point>> points = new TreeMap<>(Order.OF_LABELS);
    for (String task : order) {
      Speed speed = speed(best, task);
      points
          .computeIfAbsent(speed.who(), _ -> new ArrayList<>())
          .add(Point.exact(task, speed.value(), 1));
    }
    List<Series> series = new ArrayList<>();
    points.forEach((who, some) -> series.add(new Series(who, some)));
    return new Panel(level, "module", METRIC, series, order);
  }

  private static Speed speed(Map<String, Speed> best, String task) {
    return best.getOrDefault(task, new Speed("", 0));
  }

  /** How many tasks nobody got right in a time that counts. */
  long unsolved() {
    List<String> solved =
        trials.stream()
            .filter(one -> !one.credibleSpeedups().isEmpty())
            .map(ScoredTrial::task)
            .distinct()
            .toList();
    return trials.stream()
        .map(ScoredTrial::task)
        .distinct()
        .filter(one -> !solved.contains(one))
        .count();
  }

  private static Stream<Double> speedups(ScoredTrial trial) {
    return trial.credibleSpeedups().values().stream().max(Comparator.naturalOrder()).stream();
  }

  /** The id of its task without what all of its panel share. */
  private static String name(ScoredTrial trial) {
    String level = Looked.label(trial, SpeedFigureMaker.LEVEL) + "/";
    int at = trial.task().indexOf(level);
    return at < 0 ? trial.task() : trial.task().substring(at + level.length());
  }
}
