package assay.report.figure;

import assay.report.Numbers;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * A panel of speedups on a logarithmic axis with a line at 1, where nothing is gained or lost:
 * boxes from the lower to the upper quartile, or one dot for each place.
 *
 * @param colours by the position of a series
 */
record SvgSpeeds(Panel panel, Marks marks, List<String> colours) implements Drawing {
  private static final double LEFT = 74;
  private static final double TOP = 30;
  private static final double PLOT = 260;
  private static final double LETTER = 7;
  private static final double BOX = 30;

  @Override
  public double width() {
    return left() + slot() * panel.xs().size() + 24;
  }

  @Override
  public double height() {
    return TOP + PLOT + below();
  }

  private double slot() {
    return marks == Marks.BOXES ? 84 : 22;
  }

  private int longest() {
    return panel.xs().stream().mapToInt(String::length).max().orElse(0);
  }

  /** Names lean to the left, so the first ones need room there. */
  private double left() {
    return Math.max(LEFT, 0.82 * LETTER * longest() - 0.6 * slot() + 8);
  }

  private double below() {
    return 0.57 * LETTER * longest() + 52;
  }

  /** The power of ten at which the axis ends, 1 at least. */
  private int highest() {
    return (int) Math.max(1, Math.ceil(logarithms().max().orElse(1) - 1e-9));
  }

  /** The power of ten at which the axis begins, -1 at most. */
  private int lowest() {
    return (int) Math.min(-1, Math.floor(logarithms().min().orElse(-1) + 1e-9));
  }

  private DoubleStream logarithms() {
    return panel.series().stream()
        .flatMap(one -> one.points().stream())
        .mapToDouble(point -> Math.log10(point.value()));
  }

  private double height(double speedup) {
    return PLOT * (Math.log10(speedup) - lowest()) / (highest() - lowest());
  }

  @Override
  public void draw(Svg svg, double x, double y) {
    double left = x + left();
    double bottom = y + TOP + PLOT;
    List<String> xs = panel.xs();
    double end = left + xs.size() * slot();
    svg.text(left, y + 18, "start", "panel", panel.title());
    for (int power = lowest(); power <= highest(); power++) {
      double at = bottom - height(Math.pow(10, power));
      svg.line(power == 0 ? "diagonal" : "grid", left, at, end, at);
      svg.text(left - 6, at + 4, "end", "tick", Numbers.plain(Math.pow(10, power)));
    }
    for (int i = 0; i < xs.size(); i++) {
      svg.slanted(left + (i + 0.6) * slot(), bottom + 16, xs.get(i));
      double middle = left + (i + 0.5) * slot();
      if (marks == Marks.BOXES) {
        box(svg, xs.get(i), middle, bottom, i);
      } else {
        dots(svg, xs.get(i), middle, bottom);
      }
    }
    svg.text(end, bottom + below() - 14, "end", "name", panel.across());
    svg.upright(left - LEFT + 16, bottom - PLOT / 2, panel.metric());
  }

  private void box(Svg svg, String x, double middle, double bottom, int place) {
    double[] at = new double[Quantile.values().length];
    StringBuilder tip = new StringBuilder(x);
    for (Quantile quantile : Quantile.values()) {
      Optional<Point> point =
          panel.series().stream()
              .filter(one -> one.name().equals(quantile.label()))
              .flatMap(one -> one.at(x).stream())
              .findFirst();
      if (point.isEmpty()) {
        return;
      }
      double value = point.get().value();
      at[quantile.place()] = bottom - height(value);
      tip.append(", ").append(quantile.label()).append(' ').append(Numbers.number(value));
    }
    svg.line("interval", middle, at[0], middle, at[1]);
    svg.line("interval", middle, at[3], middle, at[4]);
    String colour = Palette.series(place);
    svg.box("mark", middle - BOX / 2, at[3], BOX, at[1] - at[3], colour, tip.toString());
    svg.line("interval", middle - BOX / 2, at[2], middle + BOX / 2, at[2]);
  }

  private void dots(Svg svg, String x, double middle, double bottom) {
    for (int i = 0; i < panel.series().size(); i++) {
      Series series = panel.series().get(i);
      Optional<Point> point = series.at(x);
      if (point.isPresent()) {
        double value = point.get().value();
        String tip = "%s: %s, %s".formatted(x, Numbers.number(value), series.name());
        svg.dot(middle, bottom - height(value), colours.get(i), tip);
      }
    }
  }
}
