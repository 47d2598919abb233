package assay.score;

import assay.statistics.Bootstrap;
import assay.statistics.Interval;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Turns judged trials into the scores of the KernelBench paper, for tasks in which a candidate is
 * to be faster than what it replaces. Wrong samples are in all of them; a correct one whose time is
 * not credible is faster than no threshold but 0.
 *
 * @param by labels to slice by, in the order slices show them
 * @param ks the ks wanted; none gives the usual ones that every task has samples for
 * @param ps the thresholds on the speedup
 * @param seed of the intervals
 */
public record SpeedScorer(List<String> by, List<Integer> ks, List<Double> ps, long seed) {
  public SpeedScorer {
    by = List.copyOf(by);
    ks = List.copyOf(ks);
    ps = List.copyOf(ps);
    for (double p : ps) {
      if (!(p >= 0) || Double.isInfinite(p)) {
        throw new IllegalArgumentException(
            "A threshold on the speedup must be a number from 0 on, unlike " + p + ".");
      }
    }
  }

  /** All of a slice, slice by slice. */
  public List<Score> scores(List<ScoredTrial> trials) {
    return of(
        trials,
        slice -> {
          List<Score> all = new ArrayList<>(rates(slice));
          all.addAll(ratios(slice));
          return all;
        });
  }

  /** build@k, pass@k and fast_p@k alone. */
  public List<Score> rates(List<ScoredTrial> trials) {
    return of(trials, this::rates);
  }

  private List<Score> of(List<ScoredTrial> trials, Function<Slice, List<Score>> which) {
    List<Score> scores = new ArrayList<>();
    Groups.of(trials, by)
        .problems()
        .forEach((labels, all) -> scores.addAll(which.apply(new Slice(labels, all, seed))));
    return scores;
  }

  private List<Score> rates(Slice slice) {
    List<Score> scores = new ArrayList<>();
    for (int k : slice.attainable(ks)) {
      scores.addAll(slice.rates(k));
      ps.forEach(p -> scores.add(slice.fast(p, k)));
    }
    return scores;
  }

  private static List<Score> ratios(Slice slice) {
    Map<String, List<Problem>> byTask = new LinkedHashMap<>();
    for (Problem problem : slice.problems()) {
      byTask.computeIfAbsent(problem.task(), _ -> new ArrayList<>()).add(problem);
    }
    List<SpeedSums> tasks = byTask.values().stream().map(SpeedSums::ofTask).toList();
    List<SpeedSums> timed = tasks.stream().filter(one -> one.timed() > 0).toList();
    List<Score> scores = new ArrayList<>();
    for (SpeedRatio ratio : SpeedRatio.values()) {
      List<SpeedSums> over = ratio.ofTimedOnly() ? timed : tasks;
      Interval interval = interval(ratio, over, slice.seed());
      scores.add(
          new Score(
              ratio.label(),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              slice.labels(),
              interval.value(),
              interval.low(),
              interval.high(),
              over.size(),
              "assay"));
    }
    return scores;
  }

  private static Interval interval(SpeedRatio ratio, List<SpeedSums> over, long seed) {
    return over.isEmpty()
        ? Interval.unknown(0)
        : Bootstrap.of(over.size(), drawn -> ratio.of(SpeedSums.of(over, drawn)), seed);
  }
}
