package assay.suites.kernels.module;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a module computes in. */
public enum Precision {
  FP32,
  FP16,
  BF16;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<Precision> named(String label) {
    return Arrays.stream(values()).filter(one -> one.label().equals(label)).findFirst();
  }
}
