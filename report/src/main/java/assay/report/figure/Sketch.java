package assay.report.figure;

import assay.score.Score;
import assay.score.ScoredTrial;
import assay.score.Scorer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Which scores become which points of a panel.
 *
 * @param across what the axis below shows
 * @param metric the scores that are shown
 * @param shown how the axis on the left names them
 * @param by the labels scores are taken by
 * @param colour the name of the series a score belongs to
 * @param x where a score stands across
 */
record Sketch(
    String across,
    String metric,
    String shown,
    List<String> by,
    Function<Score, String> colour,
    Function<Score, String> x) {
  static Function<Score, String> label(String name) {
    return score -> score.slice().getOrDefault(name, "");
  }

  Panel panel(String title, List<ScoredTrial> trials, List<Integer> ks, long seed) {
    Map<String, List<Point>> points = new TreeMap<>(Order.OF_LABELS);
    for (Score score : new Scorer(by, ks, List.of(), seed).scores(trials)) {
      if (score.metric().equals(metric)) {
        points.computeIfAbsent(colour.apply(score), _ -> new ArrayList<>()).add(point(score));
      }
    }
    List<Series> series = new ArrayList<>();
    points.forEach((name, found) -> series.add(new Series(name, found)));
    String left = ks.size() == 1 ? shown.replace("@k", "@" + ks.getFirst()) : shown;
    return new Panel(title, across, left, series);
  }

  private Point point(Score score) {
    return new Point(x.apply(score), score.value(), score.low(), score.high(), score.tasks());
  }
}
