package assay.report.figure;

import assay.report.ScoreView;
import assay.score.Score;
import assay.score.ScoredTrial;
import assay.score.SpeedScorer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/** How models rank by each score, a panel for each level. */
record RankPanels(List<ScoredTrial> trials, Wish wish) {
  List<Panel> panels() {
    SpeedScorer scorer =
        new SpeedScorer(
            List.of(Looked.WHO),
            List.of(wish.k()),
            wish.ps().isEmpty() ? List.of(1.0, 2.0) : wish.ps(),
            wish.seed());
    List<Panel> panels = new ArrayList<>();
    FigureMaker.by(SpeedFigureMaker.LEVEL, trials)
        .forEach((level, own) -> panels.add(panel(level, scorer.scores(own))));
    return panels;
  }

  private static Panel panel(String level, List<Score> scores) {
    Map<String, List<Score>> byMetric = new LinkedHashMap<>();
    scores.stream()
        .filter(score -> !score.metric().equals("build@k"))
        .forEach(
            score ->
                byMetric.computeIfAbsent(ScoreView.name(score), _ -> new ArrayList<>()).add(score));
    Map<String, List<Point>> points = new TreeMap<>(Order.OF_LABELS);
    byMetric.forEach(
        (metric, all) -> {
          for (Score score : all) {
            points
                .computeIfAbsent(score.slice().getOrDefault(Looked.WHO, ""), _ -> new ArrayList<>())
                .add(
                    new Point(
                        metric,
                        score.value(),
                        score.low(),
                        score.high(),
                        score.tasks(),
                        OptionalDouble.of(rank(score, all))));
          }
        });
    List<Series> series = new ArrayList<>();
    points.forEach((who, some) -> series.add(new Series(who, some)));
    return new Panel(level, "score", "rank (score)", series, List.copyOf(byMetric.keySet()));
  }

  /** Those that are alike share the better rank. */
  private static double rank(Score score, List<Score> all) {
    return 1.0 + all.stream().filter(other -> other.value() > score.value()).count();
  }
}
