package assay.suites.flops.kernel;

import java.util.Map;

/**
 * What a device has executed in the first launch.
 *
 * @param gpu the device it was measured on
 * @param compiler what the compiler says of itself
 * @param cubin SHA-256 of the instructions
 * @param executed instructions executed by threads, by their names
 * @param besides instructions that are not scored
 */
public record Truth(
    String gpu,
    String compiler,
    String cubin,
    Map<String, Long> executed,
    Map<String, Long> besides) {
  public Truth {
    executed = Map.copyOf(executed);
    besides = Map.copyOf(besides);
  }

  /** A fused multiplication and addition are two operations. */
  public Counts counts() {
    return Counts.executed(executed);
  }
}
