package assay.report.figure;

import assay.report.export.CsvRow;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** A figure's numbers, one row for each point. */
public final class FigureCsv {
  private FigureCsv() {}

  public static void write(Figure figure, Writer out) throws IOException {
    CsvRow.write(
        out, List.of("figure", "panel", "series", "x", "metric", "value", "low", "high", "tasks"));
    for (Panel panel : figure.panels()) {
      for (Series series : panel.series()) {
        for (Point point : series.points()) {
          boolean known = Double.isFinite(point.high());
          CsvRow.write(
              out,
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
        }
      }
    }
  }
}
