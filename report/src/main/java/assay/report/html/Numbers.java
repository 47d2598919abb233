package assay.report.html;

import java.util.Locale;

/** Scores as people read them: shares in percent, speedups as factors, three digits. */
final class Numbers {
  private Numbers() {}

  static boolean isShare(String metric) {
    return !metric.startsWith("speedup");
  }

  static String text(String metric, double value) {
    return isShare(metric)
        ? String.format(Locale.ROOT, "%.1f %%", 100 * value)
        : digits(value) + "×";
  }

  /** Both ends, or that there are none. */
  static String interval(String metric, double low, double high) {
    if (!Double.isFinite(high)) {
      return "one task";
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
