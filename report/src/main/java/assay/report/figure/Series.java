package assay.report.figure;

import java.util.List;
import java.util.Optional;

/** The points of one colour. */
public record Series(String name, List<Point> points) {
  public Series {
    points = List.copyOf(points);
  }

  Optional<Point> at(String x) {
    return points.stream().filter(point -> point.x().equals(x)).findFirst();
  }
}
