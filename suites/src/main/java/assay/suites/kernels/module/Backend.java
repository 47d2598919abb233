package assay.suites.kernels.module;

import java.util.Locale;

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

  public boolean needsGpu() {
    return switch (this) {
      case CPP -> false;
      case CUDA, TRITON -> true;
    };
  }
}
