package assay.report.figure;

import assay.report.export.CsvRow;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A figure's numbers, one row for each point. */
public final class FigureCsv {
  private static final List<String> HEADS =
      List.of("figure", "panel", "series", "x", "metric", "value", "low", "high", "tasks");

  private FigureCsv() {}

  public static void write(Figure figure, Writer out) throws IOException {
    Optional<String> further = further(figure.name().marks());
    List<String> heads = new ArrayList<>(HEADS);
    further.ifPresent(heads::add);
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
          if (further.isPresent()) {
            cells.add(Double.toString(point.across().orElse(0)));
          }
          CsvRow.write(out, cells);
        }
      }
    }
  }

  /** What there is only where both axes are numbers, or where values are ranked. */
  private static Optional<String> further(Marks marks) {
    return switch (marks) {
      case DOTS -> Optional.of("across");
      case RANKS -> Optional.of("rank");
      case BARS, LINES, TILES, BOXES, LADDER -> Optional.empty();
    };
  }
}
