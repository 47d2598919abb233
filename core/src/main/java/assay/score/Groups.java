package assay.score;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Judged trials that count, by what they are sliced by and by what they are samples of.
 *
 * @param trials in an order of their own, so that scores do not depend on the order of rows
 * @param by labels to slice by, in the order slices show them
 */
record Groups(List<ScoredTrial> trials, List<String> by) {
  /**
   * Those of the trials that say something about a model.
   *
   * @throws IllegalArgumentException if a sample occurs twice or nobody has one of the labels
   */
  static Groups of(List<ScoredTrial> trials, List<String> by) {
    List<ScoredTrial> counted =
        trials.stream().filter(trial -> trial.outcome().counts()).sorted(order(by)).toList();
    Groups groups = new Groups(counted, by);
    if (!counted.isEmpty()) {
      groups.requireDistinct();
      groups.requireLabels();
    }
    return groups;
  }

  /** By the labels of the slice, one problem for each task with the same labels. */
  Map<Map<String, String>, List<Problem>> problems() {
    Map<Map<String, String>, Map<Source, List<ScoredTrial>>> grouped = new LinkedHashMap<>();
    for (ScoredTrial trial : trials) {
      grouped
          .computeIfAbsent(slice(trial, by), _ -> new LinkedHashMap<>())
          .computeIfAbsent(new Source(trial.task(), trial.labels()), _ -> new ArrayList<>())
          .add(trial);
    }
    Map<Map<String, String>, List<Problem>> problems = new LinkedHashMap<>();
    grouped.forEach(
        (labels, sources) ->
            problems.put(labels, sources.values().stream().map(Problem::of).toList()));
    return problems;
  }

  private static Map<String, String> slice(ScoredTrial trial, List<String> by) {
    Map<String, String> slice = new LinkedHashMap<>();
    for (String label : by) {
      String value = trial.labels().get(label);
      if (value != null) {
        slice.put(label, value);
      }
    }
    return slice;
  }

  private static Comparator<ScoredTrial> order(List<String> by) {
    return Comparator.comparing((ScoredTrial trial) -> slice(trial, by).toString())
        .thenComparing(ScoredTrial::task)
        .thenComparing(trial -> new TreeMap<>(trial.labels()).toString());
  }

  private void requireDistinct() {
    record Identity(Source source, int sample) {}
    Set<Identity> seen = new HashSet<>();
    for (ScoredTrial trial : trials) {
      if (!seen.add(new Identity(new Source(trial.task(), trial.labels()), trial.sample()))) {
        throw new IllegalArgumentException(
            "Sample %d of %s occurs twice with the labels %s; score each run once."
                .formatted(trial.sample(), trial.task(), new TreeMap<>(trial.labels())));
      }
    }
  }

  private void requireLabels() {
    SortedSet<String> known = new TreeSet<>();
    trials.forEach(trial -> known.addAll(trial.labels().keySet()));
    for (String label : by) {
      if (!known.contains(label)) {
        throw new IllegalArgumentException(
            "No trial has the label '%s'; slice by any of %s.".formatted(label, known));
      }
    }
  }

  /** Where samples come from that are samples of the same thing. */
  private record Source(String task, Map<String, String> labels) {}
}
