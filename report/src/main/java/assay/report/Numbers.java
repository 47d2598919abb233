package assay.report;

import assay.verdict.Timing;
import com.google.errorprone.annotations.FormatMethod;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;

/** Numbers as people read them. */
public final class Numbers {
  private Numbers() {}

  /** A speedup with its interval, such as {@code 1.83× [1.79, 1.87]}. */
  public static String speedup(Timing timing) {
    return number(timing.speedup()) + "× " + interval(timing.low(), timing.high());
  }

  /** A score with its interval. */
  public static String scored(double value, double low, double high) {
    return number(value) + " " + interval(low, high);
  }

  /** The ends of an interval, or nothing where nothing is known. */
  public static String interval(double low, double high) {
    return Double.isInfinite(high) ? "[?]" : "[" + number(low) + ", " + number(high) + "]";
  }

  /** Three significant digits where they matter, never in powers of ten between 0.001 and 10⁵. */
  public static String number(double value) {
    double size = Math.abs(value);
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      return "?";
    }
    if (size == 0 || (size >= 0.995 && size < 99.95)) {
      return format("%.2f", value);
    }
    if (size >= 0.001 && size < 0.995) {
      return format("%.3f", value);
    }
    if (size >= 99.95 && size < 1e5) {
      return format("%.0f", value);
    }
    return format("%.2e", value);
  }

  /** As somebody types it: {@code 1} and {@code 0.5}. */
  public static String plain(double value) {
    return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }

  public static String milliseconds(double value) {
    return number(value) + " ms";
  }

  public static String percent(double fraction) {
    return format("%.0f %%", 100 * fraction);
  }

  /** Seconds below a minute, then minutes, then hours. */
  public static String duration(Duration duration) {
    long seconds = duration.toSeconds();
    if (seconds < 60) {
      return seconds + " s";
    }
    if (seconds < 3600) {
      return format("%d min %02d s", seconds / 60, seconds % 60);
    }
    return format("%d h %02d min", seconds / 3600, seconds / 60 % 60);
  }

  /** A number of things: {@code 1 task}, {@code 2 tasks}. */
  public static String count(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  @FormatMethod
  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }
}
