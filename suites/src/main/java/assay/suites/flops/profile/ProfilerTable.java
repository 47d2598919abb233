package assay.suites.flops.profile;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads what {@code ncu --csv} prints: a row for each counter of each launch, between remarks. */
final class ProfilerTable {
  private static final String FIRST = "\"ID\"";

  private ProfilerTable() {}

  /** The launches, in the order in which they were made. */
  static List<Profile> read(String output) throws IOException {
    List<String> names = List.of();
    Map<String, Map<String, String>> launches = new LinkedHashMap<>();
    for (String line : output.lines().toList()) {
      if (line.startsWith(FIRST)) {
        names = cells(line);
      } else if (line.startsWith("\"") && !names.isEmpty()) {
        Map<String, String> row = row(names, cells(line));
        Map<String, String> launch =
            launches.computeIfAbsent(row.getOrDefault("ID", ""), _ -> new HashMap<>(row));
        launch.put(row.getOrDefault("Metric Name", ""), row.getOrDefault("Metric Value", ""));
      }
    }
    List<Profile> profiles = new ArrayList<>();
    for (Map<String, String> launch : launches.values()) {
      profiles.add(profile(launch));
    }
    return profiles;
  }

  private static Profile profile(Map<String, String> launch) throws IOException {
    Map<String, Long> executed = new TreeMap<>();
    Map<String, Long> besides = new TreeMap<>();
    String kernel = launch.getOrDefault("Kernel Name", "");
    for (Counter counter : Counter.all()) {
      String value = launch.getOrDefault(counter.metric(), "").replace(",", "");
      if (!value.matches("[0-9]+")) {
        throw new IOException(
            "the profiler has no %s of %s, which did not run to its end"
                .formatted(counter.label(), kernel));
      }
      (counter.isScored() ? executed : besides).put(counter.label(), Long.parseLong(value));
    }
    return new Profile(
        kernel,
        launch.getOrDefault("Grid Size", ""),
        launch.getOrDefault("Block Size", ""),
        executed,
        besides);
  }

  private static Map<String, String> row(List<String> names, List<String> cells) {
    Map<String, String> row = new HashMap<>();
    for (int column = 0; column < Math.min(names.size(), cells.size()); column++) {
      row.put(names.get(column), cells.get(column));
    }
    return row;
  }

  /** Cells in quotes, in which a quote is doubled. */
  private static List<String> cells(String line) {
    List<String> cells = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (int at = 0; at < line.length(); at++) {
      char c = line.charAt(at);
      if (c == '"' && quoted && at + 1 < line.length() && line.charAt(at + 1) == '"') {
        cell.append(c);
        at++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (c == ',' && !quoted) {
        cells.add(cell.toString());
        cell.setLength(0);
      } else {
        cell.append(c);
      }
    }
    cells.add(cell.toString());
    return cells;
  }
}
