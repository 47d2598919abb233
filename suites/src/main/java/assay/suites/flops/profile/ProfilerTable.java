package assay.suites.flops.profile;

import assay.suites.flops.table.CsvTable;
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
        names = CsvTable.cells(line).getFirst();
      } else if (line.startsWith("\"") && !names.isEmpty()) {
        Map<String, String> row = CsvTable.row(names, CsvTable.cells(line).getFirst());
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
}
