package assay.suites.flops.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Values with commas between them, some in quotes, in which a quote is doubled. */
public record CsvTable(List<String> columns, List<Map<String, String>> rows) {
  public CsvTable {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  /** A table whose first row names its columns; a cell that a row lacks is missing from its map. */
  public static CsvTable read(String text) {
    List<List<String>> lines = cells(text);
    if (lines.isEmpty()) {
      return new CsvTable(List.of(), List.of());
    }
    List<String> columns = lines.getFirst();
    List<Map<String, String>> rows = new ArrayList<>();
    for (List<String> line : lines.subList(1, lines.size())) {
      rows.add(row(columns, line));
    }
    return new CsvTable(columns, rows);
  }

  /** The cells of a line under the names of their columns. */
  public static Map<String, String> row(List<String> columns, List<String> cells) {
    Map<String, String> row = new HashMap<>();
    for (int column = 0; column < Math.min(columns.size(), cells.size()); column++) {
      row.put(columns.get(column), cells.get(column));
    }
    return row;
  }

  /** All cells, line by line; a cell in quotes may go over several lines, and no line is empty. */
  public static List<List<String>> cells(String text) {
    List<List<String>> lines = new ArrayList<>();
    List<String> cells = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '"' && quoted && at + 1 < text.length() && text.charAt(at + 1) == '"') {
        cell.append(c);
        at++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (quoted || (c != ',' && c != '\n' && c != '\r')) {
        cell.append(c);
      } else if (c == ',') {
        cells.add(cell.toString());
        cell.setLength(0);
      } else if (!cells.isEmpty() || !cell.isEmpty()) {
        cells.add(cell.toString());
        cell.setLength(0);
        lines.add(List.copyOf(cells));
        cells.clear();
      }
    }
    if (!cells.isEmpty() || !cell.isEmpty()) {
      cells.add(cell.toString());
      lines.add(List.copyOf(cells));
    }
    return lines;
  }
}
