package assay.report.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A figure as a picture that stands alone: no script, no font, nothing fetched. Panels stand side
 * by side as far as a page is wide.
 */
public final class SvgFigure {
  private static final double PAGE = 1100;
  private static final double HEAD = 40;
  private static final double LINE = 20;
  private static final double LETTER = 7;

  /** Where series are rows, or parts of one mark. */
  private static final Set<Marks> UNCOLOURED = Set.of(Marks.TILES, Marks.RANKS, Marks.BOXES);

  private static final String STYLE =
      """
      <style>
      text { font: 12px "Helvetica Neue", Arial, "Liberation Sans", sans-serif; fill: #1c2027; }
      .title { font-size: 15px; font-weight: bold; }
      .panel { font-weight: bold; }
      .tick, .name, .remark { fill: #5d6571; }
      .light { fill: #ffffff; }
      .grid { stroke: #e5e2dc; }
      .interval { stroke: #1c2027; stroke-opacity: 0.6; }
      .diagonal { stroke: #5d6571; stroke-dasharray: 5 4; }
      .series { fill: none; stroke-width: 2; }
      </style>
      """;

  private record Placed(Drawing panel, double x, double y) {}

  private SvgFigure() {}

  public static String text(Figure figure) {
    Marks marks = figure.name().marks();
    List<String> names = legend(figure);
    List<Placed> placed = new ArrayList<>();
    double x = 0;
    double y = HEAD + (names.isEmpty() ? 0 : LINE);
    double row = 0;
    double width = 0;
    for (Panel panel : figure.panels()) {
      List<String> colours = colours(panel, names);
      Drawing drawn =
          switch (marks) {
            case DOTS -> new SvgScatter(panel, colours);
            case BOXES, LADDER -> new SvgSpeeds(panel, marks, colours);
            case BARS, LINES, TILES, RANKS -> new SvgPanel(panel, marks, colours);
          };
      if (x > 0 && x + drawn.width() > PAGE) {
        x = 0;
        y += row;
        row = 0;
      }
      placed.add(new Placed(drawn, x, y));
      x += drawn.width();
      width = Math.max(width, x);
      row = Math.max(row, drawn.height());
    }
    y += row;
    Svg svg = new Svg();
    svg.text(12, 22, "start", "title", figure.title());
    double used = legend(svg, names);
    placed.forEach(one -> one.panel().draw(svg, one.x(), one.y()));
    for (String remark : figure.remarks()) {
      svg.text(12, y + 14, "start", "remark", remark);
      used = Math.max(used, 24 + LETTER * remark.length());
      y += LINE;
    }
    used = Math.max(used, 24 + 1.3 * LETTER * figure.title().length());
    return document(figure, Math.max(width, used), y + 8, svg);
  }

  /** The names of the colours, where there is more than one. */
  private static List<String> legend(Figure figure) {
    if (UNCOLOURED.contains(figure.name().marks())) {
      return List.of();
    }
    List<String> names =
        figure.panels().stream()
            .flatMap(panel -> panel.series().stream())
            .map(Series::name)
            .distinct()
            .sorted(Order.OF_LABELS)
            .toList();
    boolean plain = figure.panels().stream().allMatch(SvgFigure::namesItself);
    return plain ? List.of() : names;
  }

  private static boolean namesItself(Panel panel) {
    return panel.series().size() == 1 && panel.series().getFirst().name().equals(panel.title());
  }

  private static double legend(Svg svg, List<String> names) {
    double x = 12;
    for (int i = 0; i < names.size(); i++) {
      svg.box("key", x, HEAD - 8, 11, 11, Palette.series(i), names.get(i));
      svg.text(x + 16, HEAD + 2, "start", "x", names.get(i));
      x += 36 + LETTER * names.get(i).length();
    }
    return x;
  }

  private static List<String> colours(Panel panel, List<String> names) {
    return panel.series().stream()
        .map(series -> Palette.series(Math.max(0, names.indexOf(series.name()))))
        .toList();
  }

  private static String document(Figure figure, double width, double height, Svg svg) {
    String size = String.format(Locale.ROOT, "%.0f %.0f", width, height);
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s" width="%s" height="%s" role="img">
        <title>%s</title>
        %s<rect width="100%%" height="100%%" fill="#ffffff"/>
        %s</svg>
        """
        .formatted(
            size,
            size.substring(0, size.indexOf(' ')),
            size.substring(size.indexOf(' ') + 1),
            Svg.escaped(figure.title()),
            STYLE,
            svg.text());
  }
}
