package assay.report.figure;

import java.util.List;

/**
 * One pair of axes.
 *
 * @param title what is special about it; empty where it is the only one
 * @param across what the axis below shows
 * @param metric what the axis on the left shows
 */
public record Panel(String title, String across, String metric, List<Series> series) {
  public Panel {
    series = List.copyOf(series);
  }

  /** Everything that occurs on the axis below, in order. */
  public List<String> xs() {
    return series.stream()
        .flatMap(one -> one.points().stream())
        .map(Point::x)
        .distinct()
        .sorted(Order.OF_LABELS)
        .toList();
  }
}
