package assay.verdict;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the size a problem is timed at is multiplied by: a power of two, so that sizes that must be
 * powers of two stay so. People write {@code 1/4}, {@code 1} or {@code 4}.
 */
public final class SizeFactor {
  private static final Pattern WRITTEN = Pattern.compile("(1/)?([1-9][0-9]{0,3})");
  private static final int MOST = 1024;

  private SizeFactor() {}

  public static double parse(String text) {
    Matcher written = WRITTEN.matcher(text);
    int number = written.matches() ? Integer.parseInt(written.group(2)) : 0;
    if (number < 1 || number > MOST || Integer.bitCount(number) != 1) {
      throw new IllegalArgumentException(
          "'%s' is no factor of a size; write a power of two such as 1/4 or 4, up to %d."
              .formatted(text, MOST));
    }
    return written.group(1) == null ? number : 1.0 / number;
  }

  public static String text(double factor) {
    return factor < 1 ? "1/" + Math.round(1 / factor) : String.valueOf(Math.round(factor));
  }
}
