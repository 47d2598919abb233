package assay.report.figure;

import java.util.List;
import java.util.Locale;

/**
 * A panel whose axes are both numbers from 0 to many millions: places go with the logarithm of one
 * more than the number, and what is exact lies on the diagonal.
 *
 * @param colours by the position of a series
 */
record SvgScatter(Panel panel, List<String> colours) implements Drawing {
  private static final double LEFT = 74;
  private static final double TOP = 30;
  private static final double PLOT = 300;
  private static final double BELOW = 50;

  /** Powers of ten between two ticks. */
  private static final int STEP = 3;

  @Override
  public double width() {
    return LEFT + PLOT + 24;
  }

  @Override
  public double height() {
    return TOP + PLOT + BELOW;
  }

  /** The power of ten at which both axes end. */
  private int end() {
    double largest = 1;
    for (Series series : panel.series()) {
      for (Point point : series.points()) {
        largest = Math.max(largest, Math.max(point.value(), point.across().orElse(0)));
      }
    }
    return STEP * (int) Math.ceil(Math.max(1, Math.log10(largest + 1)) / STEP);
  }

  private double share(double number) {
    return Math.log10(number + 1) / end();
  }

  @Override
  public void draw(Svg svg, double x, double y) {
    double left = x + LEFT;
    double bottom = y + TOP + PLOT;
    svg.text(left, y + 18, "start", "panel", panel.title());
    for (int power = 0; power <= end(); power += STEP) {
      double at = PLOT * power / end();
      svg.line("grid", left, bottom - at, left + PLOT, bottom - at);
      svg.line("grid", left + at, bottom, left + at, bottom - PLOT);
      svg.text(left - 6, bottom - at + 4, "end", "tick", tick(power));
      svg.text(left + at, bottom + 18, "middle", "tick", tick(power));
    }
    svg.line("diagonal", left, bottom, left + PLOT, bottom - PLOT);
    svg.text(left + PLOT, bottom + BELOW - 14, "end", "name", panel.across());
    svg.upright(left - LEFT + 16, bottom - PLOT / 2, panel.metric());
    for (int i = 0; i < panel.series().size(); i++) {
      Series series = panel.series().get(i);
      for (Point point : series.points()) {
        double across = point.across().orElse(0);
        svg.dot(
            left + PLOT * share(across),
            bottom - PLOT * share(point.value()),
            colours.get(i),
            tip(series, point, across));
      }
    }
  }

  private static String tick(int power) {
    return power == 0 ? "0" : "1e" + power;
  }

  private String tip(Series series, Point point, double across) {
    return String.format(
        Locale.ROOT,
        "%s, %s: %s %,.0f, %s %,.0f",
        series.name(),
        point.x(),
        panel.metric(),
        point.value(),
        panel.across(),
        across);
  }
}
