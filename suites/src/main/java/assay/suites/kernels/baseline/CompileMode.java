package assay.suites.kernels.baseline;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What {@code torch.compile} can be told; those of table 3 of the KernelBench paper. */
public enum CompileMode {
  INDUCTOR_DEFAULT,
  INDUCTOR_REDUCE_OVERHEAD,
  INDUCTOR_MAX_AUTOTUNE,
  INDUCTOR_MAX_AUTOTUNE_NO_CUDAGRAPHS,
  CUDAGRAPHS;

  /** Such as {@code inductor-default}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static Optional<CompileMode> named(String label) {
    return Arrays.stream(values()).filter(one -> one.label().equals(label)).findFirst();
  }

  public static List<String> labels() {
    return Arrays.stream(values()).map(CompileMode::label).toList();
  }
}
