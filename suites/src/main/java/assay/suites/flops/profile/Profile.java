package assay.suites.flops.profile;

import assay.suites.flops.kernel.Counts;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

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
    executed = Collections.unmodifiableMap(new TreeMap<>(executed));
    besides = Collections.unmodifiableMap(new TreeMap<>(besides));
  }

  /** Scored operations: a fused multiplication and addition are two. */
  public Counts counts() {
    return Counts.executed(executed);
  }
}
