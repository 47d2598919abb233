package assay.lane;

import assay.machine.Gpu;
import java.util.List;
import java.util.Optional;

/**
 * Cores leased to one trial at a time. Closing it gives them back.
 *
 * @param cores cores to compute on
 * @param judgeCore a core of the judge's own, where one was free to give
 * @param gpu a graphics processor, where one was asked for
 */
public record Lane(
    List<Integer> cores, Optional<Integer> judgeCore, Optional<Gpu> gpu, Runnable release)
    implements AutoCloseable {
  public Lane {
    cores = List.copyOf(cores);
  }

  /** Without a graphics processor. */
  public Lane(List<Integer> cores, Optional<Integer> judgeCore, Runnable release) {
    this(cores, judgeCore, Optional.empty(), release);
  }

  /** The first {@code count} cores as the kernel's lists write them, such as {@code 0,1,2}. */
  public String first(int count) {
    if (count > cores.size()) {
      throw new IllegalArgumentException("The lane has " + cores.size() + " cores, not " + count);
    }
    return String.join(",", cores.subList(0, count).stream().map(String::valueOf).toList());
  }

  /** How results name it. */
  public String name() {
    return gpu.map(one -> one.model() + ", ").orElse("")
        + "cores "
        + first(cores.size())
        + judgeCore.map(core -> ", judge on " + core).orElse(", judge shares them");
  }

  @Override
  public void close() {
    release.run();
  }
}
