package assay.report.figure;

import java.util.ArrayList;
import java.util.List;

/**
 * The axis on the left, from 0 to somewhat more than the largest value.
 *
 * @param step between two ticks: 1, 2 or 5 times a power of ten
 * @param end a whole number of steps
 */
record Scale(double step, double end) {
  private static final int TICKS = 5;

  static Scale of(Panel panel) {
    double largest = 0;
    for (Series series : panel.series()) {
      for (Point point : series.points()) {
        largest = Math.max(largest, Double.isFinite(point.high()) ? point.high() : point.value());
      }
    }
    double rough = largest <= 0 ? 1.0 / TICKS : largest / TICKS;
    double power = Math.pow(10, Math.floor(Math.log10(rough)));
    double step = 10 * power;
    for (double factor : List.of(5.0, 2.0, 1.0)) {
      if (factor * power >= rough * (1 - 1e-9)) {
        step = factor * power;
      }
    }
    return new Scale(step, step * Math.max(1, Math.ceil(largest / step - 1e-9)));
  }

  List<Double> ticks() {
    List<Double> ticks = new ArrayList<>();
    for (int i = 0; i * step <= end + step / 2; i++) {
      ticks.add(i * step);
    }
    return ticks;
  }

  /** Where a value stands, from 0 to 1. */
  double share(double value) {
    return Math.clamp(value / end, 0, 1);
  }
}
