package assay.suites.kernels.module;

import java.util.Locale;

/** What a module computes in. */
public enum Precision {
  FP32,
  FP16,
  BF16;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
