package assay.suites.parallel.profile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What {@code perf stat -x,} counted, by the name of the event. */
public record PerfCounts(Map<String, Double> counts) {
  private static final String INSTRUCTIONS = "instructions:u";
  private static final String CYCLES = "cycles:u";

  /** What is asked for. */
  public static final List<String> EVENTS =
      List.of(
          INSTRUCTIONS,
          CYCLES,
          "branches:u",
          "branch-misses:u",
          "cache-references:u",
          "cache-misses:u");

  public PerfCounts {
    counts = Map.copyOf(counts);
  }

  /** Lines that are no counts, or say that there are none, are passed over. */
  public static PerfCounts read(String output) {
    Map<String, Double> counts = new HashMap<>();
    for (String line : output.lines().toList()) {
      String[] cells = line.split(",", -1);
      if (cells.length > 2 && cells[0].matches("[0-9]{1,18}")) {
        counts.put(cells[2], Double.valueOf(cells[0]));
      }
    }
    return new PerfCounts(counts);
  }

  /** Whether there was anything to count with. */
  public boolean isUsable() {
    return of(INSTRUCTIONS) > 0;
  }

  /** What so many calls more have brought, for one of them. */
  public PerfCounts since(PerfCounts before, int calls) {
    Map<String, Double> more = new HashMap<>();
    counts.forEach(
        (event, count) -> {
          if (before.counts.containsKey(event)) {
            more.put(event, Math.max(0, count - before.of(event)) / calls);
          }
        });
    return new PerfCounts(more);
  }

  private double of(String event) {
    return counts.getOrDefault(event, 0.0);
  }

  public String text() {
    List<String> parts = new ArrayList<>();
    parts.add(String.format(Locale.ROOT, "%,.0f instructions", of(INSTRUCTIONS)));
    if (of(CYCLES) > 0) {
      parts.add(
          String.format(
              Locale.ROOT,
              "%,.0f cycles, %.2f instructions each",
              of(CYCLES),
              of(INSTRUCTIONS) / of(CYCLES)));
    }
    share("branch-misses:u", "branches:u", "branches", "mispredicted").ifPresent(parts::add);
    share("cache-misses:u", "cache-references:u", "accesses to the last cache", "missed")
        .ifPresent(parts::add);
    return String.join("; ", parts);
  }

  private Optional<String> share(String part, String whole, String what, String how) {
    return of(whole) == 0 || !counts.containsKey(part)
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "of %,.0f %s %.1f %% %s",
                of(whole),
                what,
                100 * of(part) / of(whole),
                how));
  }
}
