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
 * Turns judged trials into scores. Trials whose outcome says nothing about the model are left out,
 * so a problem's N is the number of its samples that count, and a problem without any is not there.
 *
 * @param by labels to slice by, in the order slices show them; none gives one slice of everything
 * @param ks the ks wanted, refused where a problem has fewer samples; none gives the usual ones
 *     that every problem of the slice has samples for
 * @param ns the numbers of threads or processes wanted; none gives all that were timed
 * @param seed of the intervals
 */
public record Scorer(List<String> by, List<Integer> ks, List<Integer> ns, long seed) {
  private static final List<Integer> USUAL_KS = List.of(1, 5, 10, 20, 100);

  public Scorer {
    by = List.copyOf(by);
    ks = List.copyOf(ks);
    ns = List.copyOf(ns);
  }

  public List<Score> scores(List<ScoredTrial> trials) {
    List<ScoredTrial> counted =
        trials.stream().filter(trial -> trial.outcome().counts()).sorted(order()).toList();
    if (counted.isEmpty()) {
      return List.of();
    }
    requireDistinct(counted);
    requireLabels(counted);
    requireTimed(counted);
    List<Score> scores = new ArrayList<>();
    for (Slice slice : slices(counted)) {
      scores.addAll(slice.scores(ks.isEmpty() ? usual(slice.samples()) : ks));
    }
    return scores;
  }

  private List<Slice> slices(List<ScoredTrial> trials) {
    Map<Map<String, String>, Map<Source, List<ScoredTrial>>> grouped = new LinkedHashMap<>();
    for (ScoredTrial trial : trials) {
      grouped
          .computeIfAbsent(slice(trial), _ -> new LinkedHashMap<>())
          .computeIfAbsent(new Source(trial.task(), trial.labels()), _ -> new ArrayList<>())
          .add(trial);
    }
    List<Slice> slices = new ArrayList<>();
    grouped.forEach(
        (labels, sources) ->
            slices.add(
                new Slice(
                    labels,
                    sources.values().stream().map(Problem::of).map(one -> one.at(ns)).toList(),
                    seed)));
    return slices;
  }

  private Map<String, String> slice(ScoredTrial trial) {
    Map<String, String> slice = new LinkedHashMap<>();
    for (String label : by) {
      String value = trial.labels().get(label);
      if (value != null) {
        slice.put(label, value);
      }
    }
    return slice;
  }

  /** An order of its own, so that scores do not depend on the order rows were written in. */
  private Comparator<ScoredTrial> order() {
    return Comparator.comparing((ScoredTrial trial) -> slice(trial).toString())
        .thenComparing(ScoredTrial::task)
        .thenComparing(trial -> new TreeMap<>(trial.labels()).toString());
  }

  private static List<Integer> usual(int samples) {
    return USUAL_KS.stream().filter(k -> k <= samples).toList();
  }

  private static void requireDistinct(List<ScoredTrial> trials) {
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

  private void requireLabels(List<ScoredTrial> trials) {
    SortedSet<String> known = new TreeSet<>();
    trials.forEach(trial -> known.addAll(trial.labels().keySet()));
    for (String label : by) {
      if (!known.contains(label)) {
        throw new IllegalArgumentException(
            "No trial has the label '%s'; slice by any of %s.".formatted(label, known));
      }
    }
  }

  private void requireTimed(List<ScoredTrial> trials) {
    SortedSet<Integer> timed = new TreeSet<>();
    trials.forEach(trial -> timed.addAll(trial.scoredAt()));
    for (int n : ns) {
      if (!timed.contains(n)) {
        throw new IllegalArgumentException(
            "No task was timed at n = %d; choose from %s.".formatted(n, timed));
      }
    }
  }

  /** Where samples come from that are samples of the same thing. */
  private record Source(String task, Map<String, String> labels) {}
}
