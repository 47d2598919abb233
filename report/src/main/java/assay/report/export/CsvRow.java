package assay.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** One record as RFC 4180 has it, with a plain line feed at its end. */
public final class CsvRow {
  private CsvRow() {}

  public static void write(Writer out, List<String> cells) throws IOException {
    for (int i = 0; i < cells.size(); i++) {
      if (i > 0) {
        out.write(',');
      }
      out.write(quoted(cells.get(i)));
    }
    out.write('\n');
  }

  private static String quoted(String cell) {
    boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
  }
}
