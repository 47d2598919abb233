package assay.suites.kernels;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What a GPU counted while it executed the kernel that took longest.
 *
 * @param counts by the name of the counter, as far as there are any
 */
record LongestKernel(String name, Map<String, Double> counts) {
  private static final String DURATION = "gpu__time_duration.sum";

  /** What is asked for, and how it is told. */
  static final Map<String, String> COUNTERS = counters();

  private static final Pattern CELL = Pattern.compile("\"((?:[^\"]|\"\")*)\"");
  private static final String FIRST = "\"ID\"";
  private static final int WIDEST = 80;

  LongestKernel {
    counts = Map.copyOf(counts);
  }

  private static Map<String, String> counters() {
    Map<String, String> counters = new LinkedHashMap<>();
    counters.put(DURATION, "takes %.0f ns");
    counters.put(
        "sm__throughput.avg.pct_of_peak_sustained_elapsed",
        "compute units at %.1f %% of their peak");
    counters.put(
        "gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed", "memory at %.1f %% of its peak");
    counters.put("sm__warps_active.avg.pct_of_peak_sustained_active", "occupancy %.1f %% achieved");
    counters.put("launch__registers_per_thread", "%.0f registers for each thread");
    return Collections.unmodifiableMap(counters);
  }

  /**
   * The longest of those in what {@code ncu --csv} printed: a row for each counter of each launch,
   * between remarks. Empty where it counted nothing.
   */
  static Optional<LongestKernel> in(String output) {
    List<String> head = List.of();
    Map<String, String> names = new LinkedHashMap<>();
    Map<String, Map<String, Double>> launches = new LinkedHashMap<>();
    for (String line : output.lines().toList()) {
      if (line.startsWith(FIRST)) {
        head = cells(line);
      } else if (line.startsWith("\"") && !head.isEmpty()) {
        List<String> cells = cells(line);
        String launch = cell("ID", head, cells);
        names.put(launch, cell("Kernel Name", head, cells));
        Map<String, Double> counts = launches.computeIfAbsent(launch, _ -> new LinkedHashMap<>());
        String counter = cell("Metric Name", head, cells);
        number(cell("Metric Value", head, cells)).ifPresent(value -> counts.put(counter, value));
      }
    }
    return launches.entrySet().stream()
        .filter(one -> one.getValue().containsKey(DURATION))
        .max(Comparator.comparingDouble(one -> one.getValue().getOrDefault(DURATION, 0.0)))
        .map(one -> new LongestKernel(names.getOrDefault(one.getKey(), ""), one.getValue()));
  }

  private static List<String> cells(String line) {
    List<String> cells = new ArrayList<>();
    CELL.matcher(line).results().map(LongestKernel::cell).forEach(cells::add);
    return cells;
  }

  private static String cell(MatchResult found) {
    return found.group(1).replace("\"\"", "\"");
  }

  private static String cell(String name, List<String> head, List<String> cells) {
    int place = head.indexOf(name);
    return place < 0 || place >= cells.size() ? "" : cells.get(place);
  }

  private static Optional<Double> number(String text) {
    try {
      return Optional.of(Double.parseDouble(text.replace(",", ""))).filter(Double::isFinite);
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  String text() {
    List<String> lines = new ArrayList<>();
    String shown = name.length() > WIDEST ? name.substring(0, WIDEST) + "…" : name;
    lines.add("What the GPU counted in its longest kernel, " + shown + ":");
    COUNTERS.forEach(
        (counter, words) -> {
          Double count = counts.get(counter);
          if (count != null) {
            lines.add("- " + String.format(Locale.ROOT, words, count));
          }
        });
    return String.join("\n", lines);
  }
}
