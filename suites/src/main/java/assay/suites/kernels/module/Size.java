package assay.suites.kernels.module;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How large a module's inputs are. */
public enum Size {
  /** For a CPU: a call takes a second at most. */
  SMALL,
  /** As in the KernelBench paper. */
  PAPER,
  /** As in later releases of KernelBench, for today's GPUs. */
  LARGE,
  /** The one that an imported checkout has. */
  ORIGINAL;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<Size> named(String label) {
    return Arrays.stream(values()).filter(one -> one.label().equals(label)).findFirst();
  }
}
