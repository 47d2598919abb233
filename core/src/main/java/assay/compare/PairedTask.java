package assay.compare;

import assay.score.ScoredTrial;
import assay.verdict.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** A task both sides were asked, with the trials that count. */
record PairedTask(String task, List<ScoredTrial> base, List<ScoredTrial> other) {
  /** The tasks with trials that count on both sides, by their ids. */
  static List<PairedTask> of(Side base, Side other) {
    Map<String, List<ScoredTrial>> left = byTask(base);
    Map<String, List<ScoredTrial>> right = byTask(other);
    List<PairedTask> pairs = new ArrayList<>();
    left.forEach(
        (task, trials) -> {
          List<ScoredTrial> matching = right.get(task);
          if (matching != null) {
            pairs.add(new PairedTask(task, trials, matching));
          }
        });
    return pairs;
  }

  /** Which tasks have a trial that counts. */
  static Set<String> tasks(Side side) {
    return byTask(side).keySet();
  }

  double basePass() {
    return pass(base);
  }

  double otherPass() {
    return pass(other);
  }

  boolean flipped() {
    return (basePass() >= 0.5) != (otherPass() >= 0.5);
  }

  /** Each side's mean log speedup, over the n at which both have one that can be believed. */
  Optional<LogSpeeds> logSpeeds() {
    Set<Integer> shared = timedAt(base);
    shared.retainAll(timedAt(other));
    return shared.isEmpty()
        ? Optional.empty()
        : Optional.of(new LogSpeeds(logSpeed(base, shared), logSpeed(other, shared)));
  }

  record LogSpeeds(double base, double other) {}

  private static Map<String, List<ScoredTrial>> byTask(Side side) {
    Map<String, List<ScoredTrial>> trials = new TreeMap<>();
    for (ScoredTrial trial : side.trials()) {
      if (trial.outcome().counts()) {
        trials.computeIfAbsent(trial.task(), _ -> new ArrayList<>()).add(trial);
      }
    }
    return trials;
  }

  private static double pass(List<ScoredTrial> trials) {
    long passed = trials.stream().filter(one -> one.outcome() == Outcome.CORRECT).count();
    return (double) passed / trials.size();
  }

  private static Set<Integer> timedAt(List<ScoredTrial> trials) {
    Set<Integer> ns = new TreeSet<>();
    trials.forEach(trial -> ns.addAll(trial.credibleSpeedups().keySet()));
    return ns;
  }

  private static double logSpeed(List<ScoredTrial> trials, Set<Integer> ns) {
    double sum = 0;
    for (int n : ns) {
      sum +=
          trials.stream()
              .flatMap(trial -> Optional.ofNullable(trial.credibleSpeedups().get(n)).stream())
              .mapToDouble(Math::log)
              .average()
              .orElseThrow();
    }
    return sum / ns.size();
  }
}
