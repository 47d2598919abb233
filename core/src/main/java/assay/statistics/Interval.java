package assay.statistics;

/**
 * A value that cannot be negative, with its interval: of 99 % for a speedup, of 95 % for a score.
 *
 * @param low lower end; 0 when nothing is known
 * @param high upper end; infinite when nothing is known
 */
public record Interval(double value, double low, double high) {
  public Interval {
    if (!(low <= high)) {
      throw new IllegalArgumentException(
          "An interval cannot run from " + low + " to " + high + ".");
    }
  }

  /** The honest interval around a value seen only once. */
  public static Interval unknown(double value) {
    return new Interval(value, 0, Double.POSITIVE_INFINITY);
  }

  /** Half the interval's width as a fraction of the value; infinite when nothing is known. */
  public double relativeHalfWidth() {
    return (high - low) / (2 * value);
  }
}
