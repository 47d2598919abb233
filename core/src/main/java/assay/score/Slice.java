package assay.score;

import assay.statistics.Bootstrap;
import assay.statistics.Interval;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;

/** Problems that share the labels asked for, and their scores. */
record Slice(Map<String, String> labels, List<Problem> problems, long seed) {
  private static final List<Integer> USUAL_KS = List.of(1, 5, 10, 20, 100);

  /** The ks that were asked for, or the usual ones that every problem has samples for. */
  List<Integer> attainable(List<Integer> asked) {
    int least = problems.stream().mapToInt(problem -> problem.samples().size()).min().orElse(0);
    return asked.isEmpty() ? USUAL_KS.stream().filter(k -> k <= least).toList() : asked;
  }

  List<Score> scores(List<Integer> ks) {
    List<Problem> timed = problems.stream().filter(problem -> !problem.ns().isEmpty()).toList();
    SortedSet<Integer> ns = new TreeSet<>();
    timed.forEach(problem -> ns.addAll(problem.ns()));
    List<Score> scores = new ArrayList<>();
    for (int k : ks) {
      scores.addAll(rates(k));
      for (int n : ns) {
        scores.addAll(speeds(timed.stream().filter(one -> one.ns().contains(n)).toList(), n, k));
      }
      if (!timed.isEmpty()) {
        scores.addAll(maxima(timed, k));
      }
    }
    return scores;
  }

  List<Score> rates(int k) {
    Optional<Integer> n = Optional.empty();
    return List.of(
        score("build@k", k, n, problems, one -> Metrics.build(one.samples(), k)),
        score("pass@k", k, n, problems, one -> Metrics.pass(one.samples(), k)));
  }

  /** fast_p@k: how often one of k samples is right and more than p times as fast. */
  Score fast(double p, int k) {
    return score(
        "fast_p@k",
        Optional.of(k),
        Optional.empty(),
        Optional.of(p),
        problems,
        one -> Metrics.fast(one.samples(), one.ns(), p, k));
  }

  private List<Score> speeds(List<Problem> timed, int resources, int k) {
    Optional<Integer> n = Optional.of(resources);
    return List.of(
        score("speedup_n@k", k, n, timed, one -> Metrics.speedup(one.samples(), resources, k)),
        score(
            "efficiency_n@k", k, n, timed, one -> Metrics.efficiency(one.samples(), resources, k)));
  }

  private List<Score> maxima(List<Problem> timed, int k) {
    Optional<Integer> n = Optional.empty();
    ToDoubleFunction<Problem> speedup = one -> Metrics.speedupMax(one.samples(), one.ns(), k);
    ToDoubleFunction<Problem> pooledSpeedup =
        one -> Metrics.speedupMaxPooled(one.samples(), one.ns(), k);
    ToDoubleFunction<Problem> efficiency = one -> Metrics.efficiencyMax(one.samples(), one.ns(), k);
    ToDoubleFunction<Problem> pooledEfficiency =
        one -> Metrics.efficiencyMaxPooled(one.samples(), one.ns(), k);
    return List.of(
        score("speedup_max@k", k, n, timed, speedup),
        score("speedup_max_pooled@k", k, n, timed, pooledSpeedup),
        score("efficiency_max@k", k, n, timed, efficiency),
        score("efficiency_max_pooled@k", k, n, timed, pooledEfficiency));
  }

  private Score score(
      String metric,
      int k,
      Optional<Integer> n,
      List<Problem> among,
      ToDoubleFunction<Problem> of) {
    return score(metric, Optional.of(k), n, Optional.empty(), among, of);
  }

  /** Every task weighs the same; one that occurs under several labels enters with their mean. */
  private Score score(
      String metric,
      Optional<Integer> k,
      Optional<Integer> n,
      Optional<Double> p,
      List<Problem> among,
      ToDoubleFunction<Problem> of) {
    Map<String, List<Double>> byTask = new LinkedHashMap<>();
    for (Problem problem : among) {
      byTask.computeIfAbsent(problem.task(), _ -> new ArrayList<>()).add(of.applyAsDouble(problem));
    }
    double[] perTask = byTask.values().stream().mapToDouble(Slice::mean).toArray();
    Interval mean = Bootstrap.mean(perTask, seed);
    return new Score(
        metric, k, n, p, labels, mean.value(), mean.low(), mean.high(), perTask.length, "assay");
  }

  private static double mean(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
  }
}
