package assay.report.figure;

import assay.report.export.CsvRow;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** A figure's numbers, one row for each point. */
public final class FigureCsv {
  private static final List<String> HEADS =
      List.of("figure", "panel", "series", "x", "metric", "value", "low", "high", "tasks");

  /** Only where both axes are numbers. */
  private static final String ACROSS = "across";

  private FigureCsv() {}

  public static void write(Figure figure, Writer out) throws IOException {
    boolean dots = figure.name().marks() == Marks.DOTS;
    List<String> heads = new ArrayList<>(HEADS);
    if (dots) {
      heads.add(ACROSS);
    }
    CsvRow.write(out, heads);
    for (Panel panel : figure.panels()) {
      for (Series series : panel.series()) {
        for (Point point : series.points()) {
          boolean known = Double.isFinite(point.high());
          List<String> cells =
              new ArrayList<>(
                  List.of(
                      figure.name().toString(),
                      panel.title(),
                      series.name(),
                      point.x(),
                      panel.metric(),
                      Double.toString(point.value()),
                      known ? Double.toString(point.low()) : "",
                      known ? Double.toString(point.high()) : "",
                      Integer.toString(point.tasks())));
          if (dots) {
            cells.add(Double.toString(point.across().orElse(0)));
          }
          CsvRow.write(out, cells);
        }
      }
    }
  }
}
