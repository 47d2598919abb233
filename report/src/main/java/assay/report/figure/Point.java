package assay.report.figure;

import java.util.OptionalDouble;

/**
 * One score in a figure.
 *
 * @param x where it stands across
 * @param low lower end of its interval; 0 when one task alone cannot tell
 * @param high upper end; infinite when one task alone cannot tell
 * @param tasks how many tasks it is a mean over
 * @param across the place on the axis below, where that shows numbers and x is a name; or the rank
 *     of the value, where ranks are shown
 */
public record Point(
    String x, double value, double low, double high, int tasks, OptionalDouble across) {
  public Point(String x, double value, double low, double high, int tasks) {
    this(x, value, low, high, tasks, OptionalDouble.empty());
  }

  /** A value that has no interval. */
  static Point exact(String x, double value, int tasks) {
    return new Point(x, value, 0, Double.POSITIVE_INFINITY, tasks);
  }

  /** One trial, of which nothing is averaged. */
  static Point single(String x, double across, double value) {
    return new Point(x, value, 0, Double.POSITIVE_INFINITY, 1, OptionalDouble.of(across));
  }
}
