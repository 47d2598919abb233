package assay.suites.pareval;

import assay.verdict.Evidence;
import assay.verdict.Reason;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * What one run of a driver said of itself: whether it ended well, and its three lines. The
 * candidate lives in the same process and can write all of it.
 *
 * @param ended whether it ended by itself with code 0
 * @param valid what {@code Validation:} said
 * @param seconds what {@code Time:} said
 * @param best what {@code BestSequential:} said, in seconds
 */
record DriverReport(
    boolean ended, Optional<Boolean> valid, Optional<Double> seconds, Optional<Double> best) {
  private static final String VALIDATION = "Validation:";
  private static final String TIME = "Time:";
  private static final String BEST = "BestSequential:";
  private static final String ENDED = "Exit: 0";
  private static final String BROKEN = "Exit: other";
  private static final String NUMBER = "[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?";

  /** Of a run that was stopped: what it printed until then does not count. */
  static final DriverReport STOPPED =
      new DriverReport(false, Optional.empty(), Optional.empty(), Optional.empty());

  /** Reads lines that begin with the three words; of several the last counts, as in ParEval. */
  static DriverReport of(boolean ended, String output) {
    Optional<Boolean> valid = Optional.empty();
    Optional<Double> seconds = Optional.empty();
    Optional<Double> best = Optional.empty();
    for (String line : output.split("\n", -1)) {
      if (line.startsWith(TIME)) {
        seconds = number(line);
      } else if (line.startsWith(VALIDATION)) {
        valid = Optional.of(value(line).equals("PASS"));
      } else if (line.startsWith(BEST)) {
        best = number(line);
      }
    }
    return new DriverReport(ended, valid, seconds, best);
  }

  /** Between the first colon and the second. */
  private static String value(String line) {
    int begin = line.indexOf(':') + 1;
    int end = line.indexOf(':', begin);
    return line.substring(begin, end < 0 ? line.length() : end).strip();
  }

  private static Optional<Double> number(String line) {
    String text = value(line);
    return text.matches(NUMBER) ? Optional.of(Double.valueOf(text)) : Optional.empty();
  }

  /** As evidence, from which {@link #in} reads it again without loss. */
  Evidence evidence() {
    StringJoiner lines = new StringJoiner("\n").add(ended ? ENDED : BROKEN);
    valid.ifPresent(value -> lines.add(VALIDATION + " " + (value ? "PASS" : "FAIL")));
    seconds.ifPresent(value -> lines.add(TIME + " " + value));
    best.ifPresent(value -> lines.add(BEST + " " + value));
    return new Evidence(Reason.REPORTED, lines.toString());
  }

  /** The report among a configuration's evidence. */
  static Optional<DriverReport> in(List<Evidence> evidence) {
    for (Evidence one : evidence) {
      if (one.reason() == Reason.REPORTED) {
        return Optional.of(of(one.text().startsWith(ENDED), one.text()));
      }
    }
    return Optional.empty();
  }
}
