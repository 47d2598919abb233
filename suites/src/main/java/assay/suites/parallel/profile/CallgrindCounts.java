package assay.suites.parallel.profile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * What callgrind counted, by function and by line of the candidate: what was executed there itself,
 * without what was called from there. Read from files whose names and numbers are written out; one
 * for each process, together.
 */
public final class CallgrindCounts {
  private static final int MOST_FUNCTIONS = 12;
  private static final int MOST_LINES = 12;
  private static final int WIDEST = 58;

  /** Less than that is told of nothing. */
  private static final double LEAST = 0.005;

  private static final String INSTRUCTIONS = "Ir";
  private static final Pattern ALLOCATOR = Pattern.compile(", std::allocator<[^<>]*> (?=>)");
  private static final Pattern COST = Pattern.compile("\\d{1,9}(?: \\d{1,17})+");

  private final String file;
  private final Map<String, Cost> functions = new HashMap<>();
  private final Map<Integer, Cost> lines = new TreeMap<>();
  private final Cost whole = new Cost();

  /**
   * Nothing yet.
   *
   * @param file the name of the candidate's
   */
  public CallgrindCounts(String file) {
    this.file = file;
  }

  /** How often each event happened, by callgrind's name for it. */
  private static final class Cost {
    private final Map<String, Long> counts = new HashMap<>();

    void add(List<String> events, List<Long> values) {
      for (int i = 0; i < Math.min(events.size(), values.size()); i++) {
        counts.merge(events.get(i), values.get(i), Long::sum);
      }
    }

    long of(String... events) {
      return Arrays.stream(events).mapToLong(one -> counts.getOrDefault(one, 0L)).sum();
    }

    long instructions() {
      return of(INSTRUCTIONS);
    }

    long accesses() {
      return of("Dr", "Dw");
    }

    long firstLevelMisses() {
      return of("D1mr", "D1mw");
    }

    long lastLevelMisses() {
      return of("DLmr", "DLmw");
    }

    long branches() {
      return of("Bc", "Bi");
    }

    long mispredicted() {
      return of("Bcm", "Bim");
    }
  }

  /** Adds what one process was counted. */
  public void add(String output) {
    List<String> events = List.of();
    String function = "";
    String source = "";
    boolean called = false;
    for (String line : output.lines().toList()) {
      int equals = line.indexOf('=');
      String key = equals < 0 ? "" : line.substring(0, equals);
      String value = line.substring(equals + 1);
      if (line.startsWith("events: ")) {
        events = List.of(line.substring("events: ".length()).strip().split(" "));
      } else if (key.equals("fn")) {
        function = value;
      } else if (key.equals("fl") || key.equals("fi") || key.equals("fe")) {
        source = value;
      } else if (key.equals("calls")) {
        called = true;
      } else if (COST.matcher(line).matches()) {
        if (!called) {
          count(events, numbers(line), function, source);
        }
        called = false;
      }
    }
  }

  private static List<Long> numbers(String line) {
    return Arrays.stream(line.split(" ")).map(Long::valueOf).toList();
  }

  private void count(List<String> events, List<Long> numbers, String function, String source) {
    List<Long> values = numbers.subList(1, numbers.size());
    whole.add(events, values);
    functions.computeIfAbsent(function, _ -> new Cost()).add(events, values);
    if (source.equals(file) || source.endsWith("/" + file)) {
      lines.computeIfAbsent(numbers.getFirst().intValue(), _ -> new Cost()).add(events, values);
    }
  }

  public boolean isEmpty() {
    return whole.instructions() == 0;
  }

  /**
   * The tables.
   *
   * @param candidate its text, whose lines are shown
   */
  public String text(String candidate) {
    List<String> text = new ArrayList<>();
    text.add(
        count(
            "%,d instructions, on a simulated processor with empty caches", whole.instructions()));
    text.add(
        count("%,d accesses to memory", whole.accesses())
            + ", of which %s missed the first cache and %s the last one"
                .formatted(
                    share(whole.firstLevelMisses(), whole.accesses()),
                    share(whole.lastLevelMisses(), whole.accesses())));
    text.add(
        count("%,d branches", whole.branches())
            + ", of which %s were mispredicted"
                .formatted(share(whole.mispredicted(), whole.branches())));
    text.add("");
    text.add(row("function", "instructions", "share", "misses", "mispredicted"));
    Comparator<Map.Entry<?, Cost>> byInstructions =
        Comparator.comparingLong(one -> -one.getValue().instructions());
    functions.entrySet().stream()
        .filter(one -> matters(one.getValue()))
        .sorted(byInstructions)
        .limit(MOST_FUNCTIONS)
        .forEach(one -> text.add(row(name(one.getKey()), one.getValue())));
    List<String> source = candidate.lines().toList();
    List<String> own =
        lines.entrySet().stream()
            .filter(one -> one.getKey() <= source.size() && one.getKey() > 0)
            .filter(one -> matters(one.getValue()))
            .sorted(byInstructions)
            .limit(MOST_LINES)
            .map(one -> row(line(one.getKey(), source), one.getValue()))
            .toList();
    if (!own.isEmpty()) {
      text.add("");
      text.add(row("line of " + file, "instructions", "share", "misses", "mispredicted"));
      text.addAll(own);
    }
    return String.join("\n", text);
  }

  private static String line(int number, List<String> source) {
    return number + ": " + source.get(number - 1).strip();
  }

  private boolean matters(Cost cost) {
    return cost.instructions() >= LEAST * whole.instructions();
  }

  /** Those without a name are parts of libraries; allocators are the usual ones. */
  private static String name(String function) {
    return function.startsWith("0x")
        ? "a function without a name"
        : ALLOCATOR.matcher(function).replaceAll("");
  }

  private static String count(String format, long value) {
    return String.format(Locale.ROOT, format, value);
  }

  private String row(String what, Cost cost) {
    return row(
        what,
        count("%,d", cost.instructions()),
        share(cost.instructions(), whole.instructions()),
        count("%,d", cost.firstLevelMisses()),
        count("%,d", cost.mispredicted()));
  }

  private static String row(
      String what, String instructions, String share, String misses, String mispredicted) {
    String shown = what.length() > WIDEST ? what.substring(0, WIDEST - 1) + "…" : what;
    return String.format(
        Locale.ROOT,
        "%-" + WIDEST + "s %15s %7s %10s %12s",
        shown,
        instructions,
        share,
        misses,
        mispredicted);
  }

  private static String share(long part, long whole) {
    return whole == 0 ? "none" : String.format(Locale.ROOT, "%.1f %%", 100.0 * part / whole);
  }
}
