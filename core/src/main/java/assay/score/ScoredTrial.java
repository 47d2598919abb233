package assay.score;

import assay.verdict.Flag;
import assay.verdict.Outcome;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * One judged trial, as scoring sees it.
 *
 * @param task id of its task
 * @param labels what scores can be sliced by, those of the task, the model and the machine alike
 * @param sample its index among the samples of the same task with the same labels
 * @param speedups measured, by number of threads or processes
 * @param timedAt the numbers of threads or processes at which the task is timed, whether or not
 *     this trial got that far; it tells a failure, worth 0, from a speedup nobody asked for
 */
public record ScoredTrial(
    String task,
    Map<String, String> labels,
    int sample,
    Outcome outcome,
    Map<Integer, Double> speedups,
    Set<Integer> timedAt,
    Set<Flag> flags) {
  public ScoredTrial {
    labels = Map.copyOf(labels);
    speedups = Map.copyOf(speedups);
    timedAt = Set.copyOf(timedAt);
    flags = Set.copyOf(flags);
    if (!timedAt.containsAll(speedups.keySet())) {
      throw new IllegalArgumentException(
          "Task %s is timed at n = %s, but sample %d has speedups at n = %s."
              .formatted(task, timedAt, sample, speedups.keySet()));
    }
  }

  /** The speedups of a correct candidate that was timed on the real device by a sound clock. */
  public Map<Integer, Double> credibleSpeedups() {
    boolean correct = outcome == Outcome.CORRECT;
    return correct && !suspect() && !flags.contains(Flag.EMULATED) ? speedups : Map.of();
  }

  /** The same trial with one more label, or another value of it. */
  public ScoredTrial labelled(String label, String value) {
    Map<String, String> more = new HashMap<>(labels);
    more.put(label, value);
    return new ScoredTrial(task, more, sample, outcome, speedups, timedAt, flags);
  }

  /** The same trial, if what it computed is not good enough for whoever scores. */
  public ScoredTrial wrong() {
    return new ScoredTrial(task, labels, sample, Outcome.WRONG, Map.of(), timedAt, flags);
  }

  /** The same trial, with its speedups over something that takes so many times as long. */
  public ScoredTrial over(double slower) {
    Map<Integer, Double> other = new HashMap<>();
    speedups.forEach((n, speedup) -> other.put(n, speedup * slower));
    return new ScoredTrial(task, labels, sample, outcome, other, timedAt, flags);
  }

  /** The same trial, as if its task were timed at no other n; at none, only its outcome counts. */
  public ScoredTrial timedOnlyAt(Set<Integer> ns) {
    Set<Integer> kept = new HashSet<>(timedAt);
    kept.retainAll(ns);
    Map<Integer, Double> left = new HashMap<>(speedups);
    left.keySet().retainAll(kept);
    return new ScoredTrial(task, labels, sample, outcome, left, kept, flags);
  }

  Sample asSample() {
    return new Sample(
        task, sample, outcome.built(), outcome == Outcome.CORRECT, suspect() ? Map.of() : speedups);
  }

  private boolean suspect() {
    return flags.contains(Flag.TIMING_SUSPECT) || flags.contains(Flag.IMPLAUSIBLE);
  }

  /** Where its speedup is scored: nowhere if a processor only stood in for the real device. */
  public Set<Integer> scoredAt() {
    return flags.contains(Flag.EMULATED) ? Set.of() : timedAt;
  }
}
