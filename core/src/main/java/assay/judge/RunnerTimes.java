package assay.judge;

import java.util.List;
import java.util.Map;
import org.hipparchus.stat.StatUtils;

/**
 * What one runner showed over the turns of a block, all seen from outside.
 *
 * @param milliseconds per call, in the order taken, warm-up left out
 * @param cpuSeconds CPU time of the whole process over the observed turns
 * @param busiestSeconds of these, the busiest thread's share
 * @param frozenCpuSeconds CPU time used while it was frozen
 * @param leastMilliseconds what a call must take, as its data passes no faster through the device's
 *     memory; 0 where that was not looked into
 */
record RunnerTimes(
    List<Double> milliseconds,
    double cpuSeconds,
    double busiestSeconds,
    double frozenCpuSeconds,
    double leastMilliseconds) {
  RunnerTimes {
    milliseconds = List.copyOf(milliseconds);
  }

  RunnerTimes(
      List<Double> milliseconds,
      double cpuSeconds,
      double busiestSeconds,
      double frozenCpuSeconds) {
    this(milliseconds, cpuSeconds, busiestSeconds, frozenCpuSeconds, 0);
  }

  double median() {
    return percentile(milliseconds, 50);
  }

  static double percentile(List<Double> values, double percent) {
    return StatUtils.percentile(
        values.stream().mapToDouble(Double::doubleValue).toArray(), percent);
  }

  static RunnerTimes of(String runner, Map<String, RunnerTimes> runners) {
    RunnerTimes times = runners.get(runner);
    if (times == null) {
      throw new IllegalStateException("the judge timed no runner " + runner);
    }
    return times;
  }
}
