package assay.suites.flops.profile;

import assay.suites.flops.kernel.Counts;
import java.util.Map;

/**
 * What the first launch of a kernel has executed.
 *
 * @param kernel as the profiler spells it
 * @param grid as the profiler spells it
 * @param block as the profiler spells it
 * @param executed scored instructions executed by threads, by their names
 * @param besides others that are worth knowing
 */
public record Profile(
    String kernel,
    String grid,
    String block,
    Map<String, Long> executed,
    Map<String, Long> besides) {
  public Profile {
    executed = Map.copyOf(executed);
    besides = Map.copyOf(besides);
  }

  /** Scored operations: a fused multiplication and addition are two. */
  public Counts counts() {
    return Counts.executed(executed);
  }
}
