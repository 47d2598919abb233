package assay.verdict;

import java.util.List;

/**
 * A measured speedup with its interval and everything it was computed from.
 *
 * @param lane the cores it was measured on
 * @param n the threads or processes the candidate was given
 * @param referenceMs median time of the reference
 * @param candidateMs median time of the candidate
 * @param speedup exp of the mean paired log ratio
 * @param low lower end of the 99 % interval
 * @param high upper end of the 99 % interval
 * @param stop why measuring stopped
 * @param samples the raw times
 */
public record Timing(
    String lane,
    int n,
    double referenceMs,
    double candidateMs,
    double speedup,
    double low,
    double high,
    StopReason stop,
    List<Pair> samples) {
  public Timing {
    samples = List.copyOf(samples);
  }
}
