package assay.suites.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The profiler's words, written after its format. */
final class LongestKernelTest {
  private static final String HEAD =
      "\"ID\",\"Process ID\",\"Process Name\",\"Host Name\",\"Kernel Name\",\"Context\",\"Stream\",\"Block Size\",\"Grid Size\",\"Device\",\"CC\",\"Section Name\",\"Metric Name\",\"Metric Unit\",\"Metric Value\"\n";

  private static String row(int id, String kernel, String metric, String unit, String value) {
    return "\"%d\",\"77\",\"python3\",\"127.0.0.1\",\"%s\",\"1\",\"7\",\"(256, 1, 1)\",\"(96, 1, 1)\",\"0\",\"9.0\",\"Command line profiler metrics\",\"%s\",\"%s\",\"%s\"\n"
        .formatted(id, kernel, metric, unit, value);
  }

  private static final String SHORT =
      row(0, "fill(float *, int)", "gpu__time_duration.sum", "ns", "2,016");

  private static final String LONG =
      row(1, "relu<\"\"a\"\", 4>(float *, int)", "gpu__time_duration.sum", "ns", "1,204,512")
          + row(
              1,
              "relu<\"\"a\"\", 4>(float *, int)",
              "sm__throughput.avg.pct_of_peak_sustained_elapsed",
              "%",
              "12.34")
          + row(
              1,
              "relu<\"\"a\"\", 4>(float *, int)",
              "sm__warps_active.avg.pct_of_peak_sustained_active",
              "%",
              "n/a")
          + row(
              1,
              "relu<\"\"a\"\", 4>(float *, int)",
              "launch__registers_per_thread",
              "register/thread",
              "16");

  @Test
  void theOneThatTookLongestIsTold() {
    String output =
        "==PROF== Connected to process 77\n" + HEAD + SHORT + LONG + "==PROF== Disconnected\n";
    assertThat(LongestKernel.in(output).orElseThrow().text())
        .isEqualTo(
            """
            What the GPU counted in its longest kernel, relu<"a", 4>(float *, int):
            - takes 1204512 ns
            - compute units at 12.3 % of their peak
            - 16 registers for each thread""");
  }

  @Test
  void whereItMayNotCountThereIsNothingToTell() {
    String refused =
        "==ERROR== ERR_NVGPUCTRPERM - The user does not have permission to access NVIDIA GPU Performance Counters on the target device 0.\n";
    assertThat(LongestKernel.in(refused)).isEmpty();
    assertThat(LongestKernel.in("")).isEmpty();
    assertThat(LongestKernel.in(HEAD + "\"0\",\"77\"\n")).isEmpty();
  }

  @Test
  void everyCounterIsAskedFor() {
    CounterProfiler profiler =
        new CounterProfiler(java.nio.file.Path.of("ncu"), java.util.List.of());
    assertThat(profiler.command().getLast().split(",", -1))
        .hasSize(5)
        .contains("gpu__time_duration.sum");
  }
}
