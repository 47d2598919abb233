package assay.suites.flops.solver;

import java.util.Map;

/**
 * How a kernel is launched.
 *
 * @param arguments the words of those arguments that are known, by their offset in bytes
 */
public record Launch(Extent grid, Extent block, Map<Integer, Integer> arguments) {
  public Launch {
    arguments = Map.copyOf(arguments);
  }

  /** The most that a loop on data is taken to run, for want of anything better. */
  long largestArgument() {
    return arguments.values().stream().mapToLong(Integer::longValue).max().orElse(0);
  }
}
