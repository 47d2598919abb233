package assay.statistics;

import assay.verdict.SizeFactor;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * How much measuring a speedup is worth.
 *
 * @param name what the user types
 * @param minimumPairs pairs taken before the interval is believed
 * @param maximumPairs pairs after which measuring stops in any case
 * @param callsPerProcess calls in each process of a pair that are timed at least
 * @param batchMilliseconds how long the fastest is timed at once at least, by calling it again and
 *     again
 * @param targetHalfWidth half width of the speedup's interval, relative to the speedup
 * @param budgetSeconds time after which no further pair is started
 * @param exclusive whether nothing else may run on the machine meanwhile
 * @param teams the numbers of threads or ranks asked for, and ranks times threads such as {@code
 *     2x8}; none asks for the usual
 * @param sizes what the size of a problem is multiplied by to time it there too
 */
public record Effort(
    String name,
    int minimumPairs,
    int maximumPairs,
    int callsPerProcess,
    double batchMilliseconds,
    double targetHalfWidth,
    double budgetSeconds,
    boolean exclusive,
    List<String> teams,
    List<Double> sizes) {
  /** For rewards and first looks: three pairs of short batches, whatever their spread. */
  public static final Effort QUICK = new Effort("quick", 3, 3, 1, 3, 0.10, 10, false);

  public static final Effort STANDARD = new Effort("standard", 10, 80, 4, 10, 0.02, 60, false);

  /** For figures that will be published. */
  public static final Effort STRICT = new Effort("strict", 10, 120, 8, 10, 0.01, 180, true);

  private static final char ON = ':';
  private static final char AT = '@';
  private static final Pattern TEAM = Pattern.compile("[1-9][0-9]{0,3}(x[1-9][0-9]{0,3})?");

  private static final List<Effort> ALL = List.of(QUICK, STANDARD, STRICT);

  public Effort {
    teams = List.copyOf(teams);
    sizes = List.copyOf(sizes);
    if (minimumPairs < 1 || maximumPairs < minimumPairs || callsPerProcess < 1) {
      throw new IllegalArgumentException(
          "Effort '%s' needs at least one call per process and 1 <= minimum pairs <= maximum pairs."
              .formatted(name));
    }
    if (!(batchMilliseconds > 0) || !(targetHalfWidth > 0) || !(budgetSeconds > 0)) {
      throw new IllegalArgumentException(
          "Effort '%s' needs a positive batch, target half width and budget.".formatted(name));
    }
  }

  /** On the usual numbers of threads and ranks, at each problem's own size only. */
  public Effort(
      String name,
      int minimumPairs,
      int maximumPairs,
      int callsPerProcess,
      double batchMilliseconds,
      double targetHalfWidth,
      double budgetSeconds,
      boolean exclusive) {
    this(
        name,
        minimumPairs,
        maximumPairs,
        callsPerProcess,
        batchMilliseconds,
        targetHalfWidth,
        budgetSeconds,
        exclusive,
        List.of(),
        List.of());
  }

  /**
   * By what the user types: a name, behind a colon teams, behind an @ sizes: {@code
   * quick:1,16@1/4}.
   */
  public static Effort named(String name) {
    int at = name.indexOf(AT);
    if (at >= 0) {
      return named(name.substring(0, at)).over(sizesIn(name));
    }
    int on = name.indexOf(ON);
    if (on >= 0) {
      return named(name.substring(0, on)).on(List.of(name.substring(on + 1).split(",", -1)));
    }
    for (Effort effort : ALL) {
      if (effort.name.equals(name)) {
        return effort;
      }
    }
    throw new IllegalArgumentException(
        "There is no timing effort '%s'; choose one of %s."
            .formatted(name, String.join(", ", ALL.stream().map(Effort::name).toList())));
  }

  /** The sizes an effort's name speaks of besides the problem's own, the smallest first. */
  public static List<Double> sizesIn(String name) {
    int at = name.indexOf(AT);
    if (at < 0) {
      return List.of();
    }
    List<Double> sizes = new ArrayList<>();
    for (String size : name.substring(at + 1).split(",", -1)) {
      sizes.add(SizeFactor.parse(size));
    }
    return sizes.stream().filter(size -> size != 1).distinct().sorted().toList();
  }

  private Effort on(List<String> asked) {
    for (String team : asked) {
      if (!TEAM.matcher(team).matches()) {
        throw new IllegalArgumentException(
            "'%s' is no number of threads or ranks; write 16, or 2x8 for ranks of threads."
                .formatted(team));
      }
    }
    return with(name + ON + String.join(",", asked), asked, sizes);
  }

  private Effort over(List<Double> more) {
    String shown = String.join(",", more.stream().map(SizeFactor::text).toList());
    return with(more.isEmpty() ? name : name + AT + shown, teams, more);
  }

  private Effort with(String other, List<String> asked, List<Double> more) {
    return new Effort(
        other,
        minimumPairs,
        maximumPairs,
        callsPerProcess,
        batchMilliseconds,
        targetHalfWidth,
        budgetSeconds,
        exclusive,
        asked,
        more);
  }
}
