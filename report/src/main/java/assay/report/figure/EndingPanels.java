package assay.report.figure;

import assay.report.JudgedTrial;
import assay.score.ScoredTrial;
import assay.statistics.Bootstrap;
import assay.statistics.Interval;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The share of trials that end in one way or another, over tasks, a panel for each level.
 *
 * @param trials that count, each with how it ends among its labels
 */
record EndingPanels(List<ScoredTrial> trials, long seed) {
  private static final String ENDING = "figure.ending";

  static EndingPanels of(List<JudgedTrial> judged, long seed) {
    List<ScoredTrial> labelled =
        judged.stream()
            .map(one -> one.trial().labelled(ENDING, Ending.of(one.verdict()).label()))
            .toList();
    return new EndingPanels(Looked.at(labelled).everything(), seed);
  }

  List<Panel> panels() {
    List<String> endings =
        Ending.labels().stream()
            .filter(one -> trials.stream().anyMatch(trial -> ending(trial).equals(one)))
            .toList();
    List<Panel> panels = new ArrayList<>();
    FigureMaker.by(SpeedFigureMaker.LEVEL, trials)
        .forEach(
            (level, own) -> {
              List<Series> series = new ArrayList<>();
              FigureMaker.by(Looked.WHO, own)
                  .forEach((who, some) -> series.add(new Series(who, points(endings, some))));
              panels.add(new Panel(level, "ending", "share of trials", series, endings));
            });
    return panels;
  }

  private List<Point> points(List<String> endings, List<ScoredTrial> some) {
    List<Point> points = new ArrayList<>();
    for (String ending : endings) {
      double[] shares = shares(ending, some);
      Interval share = Bootstrap.mean(shares, seed);
      points.add(new Point(ending, share.value(), share.low(), share.high(), shares.length));
    }
    return points;
  }

  /** Of each task the share of its trials that end so. */
  private static double[] shares(String ending, List<ScoredTrial> some) {
    Map<String, Integer> all = new TreeMap<>();
    Map<String, Integer> such = new LinkedHashMap<>();
    for (ScoredTrial trial : some) {
      all.merge(trial.task(), 1, Integer::sum);
      such.merge(trial.task(), ending(trial).equals(ending) ? 1 : 0, Integer::sum);
    }
    return all.entrySet().stream()
        .mapToDouble(task -> (double) such.getOrDefault(task.getKey(), 0) / task.getValue())
        .toArray();
  }

  private static String ending(ScoredTrial trial) {
    return Looked.label(trial, ENDING);
  }
}
