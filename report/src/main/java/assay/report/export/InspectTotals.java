package assay.report.export;

import java.util.HashMap;
import java.util.Map;

/** What a log's header says about all of its samples. */
final class InspectTotals {
  private int samples;
  private int scored;
  private int epochs = 1;
  private InspectUsage usage = InspectUsage.NONE;
  private final Map<String, double[]> passed = new HashMap<>();

  void add(InspectSample sample) {
    samples++;
    epochs = Math.max(epochs, sample.sample() + 1);
    usage = usage.plus(sample.usage());
    if (sample.scored()) {
      scored++;
      double[] counts = passed.computeIfAbsent(sample.task().id(), _ -> new double[2]);
      counts[0] += sample.correct() ? 1 : 0;
      counts[1]++;
    }
  }

  int samples() {
    return samples;
  }

  int scored() {
    return scored;
  }

  /** How often a task was asked at most. */
  int epochs() {
    return epochs;
  }

  InspectUsage usage() {
    return usage;
  }

  /** The mean over tasks of the share of correct samples; what Inspect calls accuracy. */
  double accuracy() {
    return passed.values().stream().mapToDouble(one -> one[0] / one[1]).average().orElse(0);
  }
}
