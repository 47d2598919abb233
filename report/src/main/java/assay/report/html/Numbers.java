package assay.report.html;

import java.util.Locale;
import java.util.regex.Pattern;

/** Scores as people read them: shares in percent, speedups as factors, the rest as it is. */
final class Numbers {
  private static final Pattern PLAIN = Pattern.compile("male_.*|mcc.*|f1_.*|aws|wls");
  private static final Pattern FACTOR = Pattern.compile("speedup.*|s?[ag]msr.*");

  private Numbers() {}

  /** Errors, correlations, F1 and sums are neither shares nor factors. */
  private static boolean isPlain(String metric) {
    return PLAIN.matcher(metric).matches();
  }

  static boolean isShare(String metric) {
    return !FACTOR.matcher(metric).matches() && !isPlain(metric);
  }

  static String text(String metric, double value) {
    if (isPlain(metric)) {
      return String.format(Locale.ROOT, "%.3f", value);
    }
    return isShare(metric)
        ? String.format(Locale.ROOT, "%.1f %%", 100 * value)
        : digits(value) + "×";
  }

  /** Both ends, or that there are none. */
  static String interval(String metric, double low, double high) {
    if (!Double.isFinite(high)) {
      return "one task";
    }
    if (isPlain(metric)) {
      return String.format(Locale.ROOT, "%.3f – %.3f", low, high);
    }
    return isShare(metric)
        ? String.format(Locale.ROOT, "%.1f – %.1f", 100 * low, 100 * high)
        : digits(low) + " – " + digits(high);
  }

  private static String digits(double value) {
    int decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }
}
