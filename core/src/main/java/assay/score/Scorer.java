package assay.score;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
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
  public Scorer {
    by = List.copyOf(by);
    ks = List.copyOf(ks);
    ns = List.copyOf(ns);
  }

  public List<Score> scores(List<ScoredTrial> trials) {
    Groups groups = Groups.of(trials, by);
    if (groups.trials().isEmpty()) {
      return List.of();
    }
    requireTimed(groups.trials());
    List<Score> scores = new ArrayList<>();
    groups
        .problems()
        .forEach(
            (labels, problems) -> {
              List<Problem> looked = problems.stream().map(one -> one.at(ns)).toList();
              Slice slice = new Slice(labels, looked, seed);
              scores.addAll(slice.scores(slice.attainable(ks)));
            });
    return scores;
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
}
