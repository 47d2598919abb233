package assay.report.count;

import assay.score.ScoredTrial;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A trial whose answer is two counts.
 *
 * @param labels what scores can be sliced by
 * @param said empty where the answer held no counts
 */
public record CountedTrial(
    String task,
    int sample,
    Map<String, String> labels,
    CountPair truth,
    Optional<CountPair> said) {
  public CountedTrial {
    labels = Map.copyOf(labels);
  }

  /** Of a task whose labels hold the true counts. */
  public static CountedTrial of(ScoredTrial trial, Optional<CountPair> said) {
    return new CountedTrial(
        trial.task(),
        trial.sample(),
        trial.labels(),
        new CountPair(number(trial, "sp"), number(trial, "dp")),
        said);
  }

  private static BigInteger number(ScoredTrial trial, String label) {
    return new BigInteger(trial.labels().getOrDefault(label, "0"));
  }

  public String label(String name) {
    return labels.getOrDefault(name, "");
  }

  public CountedTrial labelled(String name, String value) {
    Map<String, String> more = new HashMap<>(labels);
    more.put(name, value);
    return new CountedTrial(task, sample, more, truth, said);
  }
}
