package assay.sandbox;

/**
 * What a program and the processes it waited for used.
 *
 * @param maxRssKb the largest single process, not their sum
 */
public record Usage(
    double wallMs,
    double userMs,
    double systemMs,
    long maxRssKb,
    long voluntarySwitches,
    long involuntarySwitches) {
  /** Of a program that never ran, or ended before it could be measured. */
  public static final Usage UNKNOWN = new Usage(0, 0, 0, 0, 0, 0);
}
