package assay.report.figure;

import assay.score.Score;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * One pair of axes.
 *
 * @param title what is special about it; empty where it is the only one
 * @param across what the axis below shows
 * @param metric what the axis on the left shows
 * @param order in which the axis below shows what it shows; empty where labels have one
 */
public record Panel(
    String title, String across, String metric, List<Series> series, List<String> order) {
  public Panel {
    series = List.copyOf(series);
    order = List.copyOf(order);
  }

  public Panel(String title, String across, String metric, List<Series> series) {
    this(title, across, metric, series, List.of());
  }

  /** A series for each model; where a score stands across is what {@code x} says of it. */
  static Panel ofScores(
      String title, String across, String metric, Stream<Score> scores, Function<Score, String> x) {
    Map<String, List<Point>> points = new TreeMap<>(Order.OF_LABELS);
    scores.forEach(
        score ->
            points
                .computeIfAbsent(Sketch.label(Looked.WHO).apply(score), _ -> new ArrayList<>())
                .add(
                    new Point(
                        x.apply(score), score.value(), score.low(), score.high(), score.tasks())));
    List<Series> series = new ArrayList<>();
    points.forEach((name, found) -> series.add(new Series(name, found)));
    return new Panel(title, across, metric, series);
  }

  /** Everything that occurs on the axis below, in order. */
  public List<String> xs() {
    Comparator<String> comparator =
        order.isEmpty() ? Order.OF_LABELS : Comparator.comparingInt(order::indexOf);
    return series.stream()
        .flatMap(one -> one.points().stream())
        .map(Point::x)
        .distinct()
        .sorted(comparator)
        .toList();
  }
}
