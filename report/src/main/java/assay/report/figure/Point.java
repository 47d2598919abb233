package assay.report.figure;

/**
 * One score in a figure.
 *
 * @param x where it stands across
 * @param low lower end of its interval; 0 when one task alone cannot tell
 * @param high upper end; infinite when one task alone cannot tell
 * @param tasks how many tasks it is a mean over
 */
public record Point(String x, double value, double low, double high, int tasks) {}
