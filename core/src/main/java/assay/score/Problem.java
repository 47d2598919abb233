package assay.score;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** The samples that count of one task under one set of labels, and where they were timed. */
record Problem(String task, List<Sample> samples, SortedSet<Integer> ns) {
  static Problem of(List<ScoredTrial> trials) {
    List<Sample> samples = new ArrayList<>();
    SortedSet<Integer> ns = new TreeSet<>();
    for (ScoredTrial trial : trials) {
      samples.add(trial.asSample());
      ns.addAll(trial.scoredAt());
    }
    return new Problem(trials.getFirst().task(), samples, ns);
  }

  /** The same samples, looked at only where asked; asking for nothing leaves them as they are. */
  Problem at(List<Integer> asked) {
    if (asked.isEmpty()) {
      return this;
    }
    SortedSet<Integer> kept = new TreeSet<>(ns);
    kept.retainAll(asked);
    return new Problem(task, samples, kept);
  }
}
