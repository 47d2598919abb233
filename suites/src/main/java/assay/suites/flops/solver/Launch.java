package assay.suites.flops.solver;

import java.util.Map;

/**
 * How a kernel is launched.
 *
 * @param arguments the words of those arguments that are known, by their offset in bytes
 * @param largest the largest whole number among the arguments: the most that a loop on data is
 *     taken to turn, for want of anything better
 */
public record Launch(Extent grid, Extent block, Map<Integer, Integer> arguments, long largest) {
  public Launch {
    arguments = Map.copyOf(arguments);
  }
}
