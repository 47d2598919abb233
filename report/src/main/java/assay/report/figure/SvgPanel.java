package assay.report.figure;

import assay.report.Numbers;
import java.util.List;
import java.util.Locale;

/**
 * One panel, drawn with its upper left corner at a place.
 *
 * @param colours by the position of a series
 */
record SvgPanel(Panel panel, Marks marks, List<String> colours) implements Drawing {
  private static final double LEFT = 74;
  private static final double TOP = 30;
  private static final double PLOT = 220;
  private static final double TILE = 30;
  private static final double LETTER = 7;
  private static final int SHORT = 4;

  @Override
  public double width() {
    return left() + slot() * panel.xs().size() + 24;
  }

  @Override
  public double height() {
    return TOP + plot() + below();
  }

  private int longest() {
    return panel.xs().stream().mapToInt(String::length).max().orElse(0);
  }

  /** Names lean to the left, so the first ones need room there; so do names of rows. */
  private double left() {
    if (tiled()) {
      int row = panel.series().stream().mapToInt(one -> one.name().length()).max().orElse(0);
      return Math.max(LEFT, LETTER * row + 16);
    }
    boolean upright = longest() <= SHORT;
    return upright ? LEFT : Math.max(LEFT, 0.82 * LETTER * longest() - 0.6 * slot() + 8);
  }

  private double below() {
    return longest() <= SHORT ? 50 : 0.57 * LETTER * longest() + 52;
  }

  private double bar() {
    return panel.series().size() == 1 ? 30 : 14;
  }

  private boolean tiled() {
    return marks == Marks.TILES || marks == Marks.RANKS;
  }

  private double plot() {
    return tiled() ? TILE * panel.series().size() : PLOT;
  }

  /** The room for one x. */
  private double slot() {
    return switch (marks) {
      case BARS -> Math.max(64, bar() * panel.series().size() + 22);
      case LINES, DOTS, BOXES, LADDER -> 64;
      case TILES -> 52;
      case RANKS -> 84;
    };
  }

  @Override
  public void draw(Svg svg, double x, double y) {
    double left = x + left();
    double bottom = y + TOP + plot();
    svg.text(left, y + 18, "start", "panel", panel.title());
    List<String> xs = panel.xs();
    for (int i = 0; i < xs.size(); i++) {
      if (longest() <= SHORT) {
        svg.text(left + (i + 0.5) * slot(), bottom + 18, "middle", "x", xs.get(i));
      } else {
        svg.slanted(left + (i + 0.6) * slot(), bottom + 16, xs.get(i));
      }
    }
    double end = left + xs.size() * slot();
    svg.text(end, bottom + below() - 14, "end", "name", panel.across());
    if (tiled()) {
      tiles(svg, left, y + TOP);
      return;
    }
    Scale scale = Scale.of(panel);
    for (double tick : scale.ticks()) {
      double at = bottom - PLOT * scale.share(tick);
      svg.line("grid", left, at, end, at);
      svg.text(left - 6, at + 4, "end", "tick", tick(tick));
    }
    svg.upright(left - LEFT + 16, bottom - PLOT / 2, panel.metric());
    for (int i = 0; i < panel.series().size(); i++) {
      if (marks == Marks.BARS) {
        bars(svg, scale, i, left, bottom);
      } else {
        lines(svg, scale, i, left, bottom);
      }
    }
  }

  private void bars(Svg svg, Scale scale, int place, double left, double bottom) {
    Series series = panel.series().get(place);
    double first = (slot() - bar() * panel.series().size()) / 2 + bar() * place;
    List<String> xs = panel.xs();
    for (Point point : series.points()) {
      double at = left + xs.indexOf(point.x()) * slot() + first;
      double height = PLOT * scale.share(point.value());
      svg.box(
          "mark", at, bottom - height, bar() - 2, height, colours.get(place), tip(series, point));
      interval(svg, scale, point, at + (bar() - 2) / 2, bottom);
    }
  }

  private void lines(Svg svg, Scale scale, int place, double left, double bottom) {
    Series series = panel.series().get(place);
    List<String> xs = panel.xs();
    StringBuilder places = new StringBuilder();
    for (Point point : series.points()) {
      double at = left + (xs.indexOf(point.x()) + 0.5) * slot();
      double height = bottom - PLOT * scale.share(point.value());
      places.append(String.format(Locale.ROOT, "%.1f,%.1f ", at, height));
    }
    svg.path(places.toString().strip(), colours.get(place));
    for (Point point : series.points()) {
      double at = left + (xs.indexOf(point.x()) + 0.5) * slot();
      interval(svg, scale, point, at, bottom);
      svg.dot(
          at, bottom - PLOT * scale.share(point.value()), colours.get(place), tip(series, point));
    }
  }

  private static void interval(Svg svg, Scale scale, Point point, double x, double bottom) {
    if (Double.isFinite(point.high())) {
      double low = bottom - PLOT * scale.share(point.low());
      double high = bottom - PLOT * scale.share(point.high());
      svg.line("interval", x, low, x, high);
    }
  }

  private void tiles(Svg svg, double left, double top) {
    List<String> xs = panel.xs();
    for (int row = 0; row < panel.series().size(); row++) {
      Series series = panel.series().get(row);
      double y = top + TILE * row;
      svg.text(left - 6, y + TILE / 2 + 4, "end", "x", series.name());
      for (Point point : series.points()) {
        double x = left + xs.indexOf(point.x()) * slot();
        String tip = tip(series, point);
        double depth = depth(point);
        svg.box("mark", x, y, slot() - 1, TILE - 1, Palette.heat(depth), tip);
        String ink = depth > 0.5 ? "light" : "dark";
        String shown =
            marks == Marks.RANKS ? FigureView.ranked(point) : Numbers.number(point.value());
        svg.text(x + slot() / 2, y + TILE / 2 + 4, "middle", ink, shown);
      }
    }
  }

  /** A rate as it is; of ranks, the first is deepest. */
  private double depth(Point point) {
    return marks == Marks.RANKS
        ? 1 - (point.across().orElse(1) - 1) / panel.series().size()
        : point.value();
  }

  private String tip(Series series, Point point) {
    return "%s, %s: %s %s over %s"
        .formatted(
            series.name(),
            point.x(),
            panel.metric(),
            Numbers.scored(point.value(), point.low(), point.high()),
            Numbers.count(point.tasks(), "task"));
  }

  /** Without the zeros behind. */
  private static String tick(double value) {
    String text = String.format(Locale.ROOT, "%.4f", value);
    return text.replaceAll("0+$", "").replaceAll("\\.$", "");
  }
}
