package assay.report.figure;

import assay.report.Cell;
import assay.report.Colour;
import assay.report.Column;
import assay.report.HostileText;
import assay.report.Numbers;
import assay.report.Screen;
import assay.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A figure in a terminal: a table for each panel. */
public final class FigureView {
  private FigureView() {}

  public static String text(Figure figure, Screen screen) {
    StringBuilder text = new StringBuilder();
    text.append(screen.paint(Colour.BOLD, figure.title()));
    text.append(" (%s of the %s paper)\n".formatted(figure.name().origin(), figure.name().paper()));
    for (Panel panel : figure.panels()) {
      text.append('\n').append(screen.paint(Colour.CYAN, title(panel))).append('\n');
      text.append(table(panel, figure.name().marks()).text(screen));
    }
    figure.remarks().forEach(remark -> text.append('\n').append(remark).append('\n'));
    return text.toString();
  }

  private static String title(Panel panel) {
    String title = HostileText.line(panel.title());
    return title.isEmpty() || panel.metric().startsWith(title)
        ? panel.metric()
        : title + ": " + panel.metric();
  }

  private static Table table(Panel panel, Marks marks) {
    List<Column> columns = new ArrayList<>();
    columns.add(Column.text(marks == Marks.DOTS ? "trial" : panel.across()));
    if (marks == Marks.DOTS) {
      columns.add(Column.number(panel.across()));
    }
    panel.series().forEach(one -> columns.add(Column.text(HostileText.line(one.name()))));
    Table table = Table.of(columns);
    for (String x : panel.xs()) {
      List<Cell> row = new ArrayList<>();
      row.add(Cell.of(HostileText.line(x)));
      if (marks == Marks.DOTS) {
        row.add(Cell.of(across(panel, x)));
      }
      panel.series().forEach(one -> row.add(Cell.of(value(one.at(x), marks))));
      table.row(row);
    }
    return table;
  }

  private static String across(Panel panel, String x) {
    return panel.series().stream()
        .flatMap(one -> one.at(x).stream())
        .flatMapToDouble(point -> point.across().stream())
        .mapToObj(FigureView::whole)
        .findFirst()
        .orElse("");
  }

  private static String whole(double value) {
    return String.format(Locale.ROOT, "%,.0f", value);
  }

  /** Such as {@code 1 (0.48)}. */
  static String ranked(Point point) {
    return "%.0f (%s)".formatted(point.across().orElse(0), Numbers.number(point.value()));
  }

  private static String value(Optional<Point> point, Marks marks) {
    return switch (marks) {
      case DOTS -> point.map(one -> whole(one.value())).orElse("");
      case TILES, BOXES, LADDER -> point.map(one -> Numbers.number(one.value())).orElse("");
      case RANKS -> point.map(FigureView::ranked).orElse("");
      case BARS, LINES ->
          point.map(one -> Numbers.scored(one.value(), one.low(), one.high())).orElse("");
    };
  }
}
