package assay.suites.flops.profile;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The profiler's counters that are read: sums of instructions, never rates. */
enum Counter {
  FADD(true),
  FMUL(true),
  FFMA(true),
  DADD(true),
  DMUL(true),
  DFMA(true),
  HADD(false),
  HMUL(false),
  HFMA(false),
  TENSOR(false);

  private final boolean scored;

  Counter(boolean scored) {
    this.scored = scored;
  }

  boolean isScored() {
    return scored;
  }

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Its name for the profiler. */
  String metric() {
    return this == TENSOR
        ? "sm__inst_executed_pipe_tensor.sum"
        : "smsp__sass_thread_inst_executed_op_%s_pred_on.sum".formatted(label());
  }

  /** All of them, as the profiler wants to be told. */
  static String metrics() {
    return Arrays.stream(values()).map(Counter::metric).collect(Collectors.joining(","));
  }

  static List<Counter> all() {
    return List.of(values());
  }
}
