package assay.report.export;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads RFC 4180, written apart from what writes it. */
final class CsvReader {
  private CsvReader() {}

  static List<Map<String, String>> read(String text) {
    List<List<String>> records = records(text);
    List<String> columns = records.getFirst();
    List<Map<String, String>> rows = new ArrayList<>();
    for (List<String> record : records.subList(1, records.size())) {
      if (record.size() != columns.size()) {
        throw new IllegalArgumentException("a row of " + record.size() + " cells: " + record);
      }
      Map<String, String> row = new LinkedHashMap<>();
      for (int i = 0; i < columns.size(); i++) {
        row.put(columns.get(i), record.get(i));
      }
      rows.add(row);
    }
    return rows;
  }

  private static List<List<String>> records(String text) {
    List<List<String>> records = new ArrayList<>();
    List<String> record = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quoted) {
        boolean doubled = c == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"';
        if (doubled) {
          i++;
        }
        if (c == '"' && !doubled) {
          quoted = false;
        } else {
          cell.append(c);
        }
      } else if (c == '"') {
        quoted = true;
      } else if (c == ',' || c == '\n') {
        record.add(cell.toString());
        cell.setLength(0);
        if (c == '\n') {
          records.add(record);
          record = new ArrayList<>();
        }
      } else {
        cell.append(c);
      }
    }
    return records;
  }
}
