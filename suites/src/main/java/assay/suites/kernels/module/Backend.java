package assay.suites.kernels.module;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a module is to be written in. */
public enum Backend {
  /** C++ with OpenMP, on a CPU. */
  CPP,
  /** CUDA C++. */
  CUDA,
  /** Triton, on an NVIDIA GPU. */
  TRITON;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What is usually asked for. */
  Size size() {
    return needsGpu() ? Size.PAPER : Size.SMALL;
  }

  public boolean needsGpu() {
    return switch (this) {
      case CPP -> false;
      case CUDA, TRITON -> true;
    };
  }

  static Optional<Backend> named(String label) {
    return Arrays.stream(values()).filter(one -> one.label().equals(label)).findFirst();
  }
}
