package assay.suites.kernels.kernelbench;

import assay.verdict.Outcome;
import assay.verdict.Pair;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A verdict of ours in the words of KernelBench's results. */
final class JudgedSample {
  private static final JsonMapper JSON = JsonMapper.shared();

  private JudgedSample() {}

  static SampleResult result(int sample, Verdict verdict, String hardware) {
    ObjectNode metadata = JSON.createObjectNode();
    metadata.put("hardware", hardware);
    metadata.put("assay_outcome", verdict.outcome().name());
    String text = verdict.evidence().isEmpty() ? "" : verdict.evidence().getFirst().text();
    key(verdict.outcome()).ifPresent(key -> metadata.put(key, text));
    boolean correct = verdict.outcome() == Outcome.CORRECT;
    Optional<Timing> timing = correct ? verdict.timing() : Optional.empty();
    return new SampleResult(
        sample,
        verdict.outcome().built(),
        correct,
        timing.map(one -> mean(times(one))),
        metadata,
        timing.map(one -> stats(one, hardware)).orElseGet(JSON::createObjectNode));
  }

  /** Where KernelBench would say why. */
  private static Optional<String> key(Outcome outcome) {
    return switch (outcome) {
      case BUILD_FAILED -> Optional.of("compilation_error");
      case CRASHED, OVER_LIMIT -> Optional.of("runtime_error");
      case WRONG -> Optional.of("correctness_issue");
      case NO_CODE, REJECTED, TIMED_OUT, SKIPPED, INFRA_FAILED -> Optional.of("error");
      case CORRECT -> Optional.empty();
    };
  }

  /** What a timed call took, or all that is known of it. */
  private static List<Double> times(Timing timing) {
    List<Double> times = new ArrayList<>();
    for (Pair pair : timing.samples()) {
      times.addAll(pair.candidate());
    }
    return times.isEmpty() ? List.of(timing.candidateMs()) : times;
  }

  private static double mean(List<Double> times) {
    return times.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
  }

  private static ObjectNode stats(Timing timing, String hardware) {
    List<Double> times = times(timing);
    double mean = mean(times);
    double squares = 0;
    for (double time : times) {
      squares += (time - mean) * (time - mean);
    }
    ObjectNode stats = JSON.createObjectNode();
    stats.put("mean", mean);
    stats.put("std", Math.sqrt(squares / times.size()));
    stats.put("min", times.stream().mapToDouble(Double::doubleValue).min().orElseThrow());
    stats.put("max", times.stream().mapToDouble(Double::doubleValue).max().orElseThrow());
    stats.put("num_trials", times.size());
    stats.put("hardware", hardware);
    stats.put("device", timing.lane());
    return stats;
  }
}
