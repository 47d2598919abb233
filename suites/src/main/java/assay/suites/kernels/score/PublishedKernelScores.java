package assay.suites.kernels.score;

import assay.score.Score;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * KernelBench's arithmetic, slips included. Only sample 0 of a task counts; a task without it, or
 * that could not be judged, is one more failure. A speedup is a quotient of means of three digits.
 * A correct sample without a time is not even in fast_0, and makes the geometric mean no number.
 * There are no intervals and no k but 1.
 *
 * <p>What KernelBench calls the compilation rate is {@code build@k} here, the correctness rate
 * {@code pass@k}, the geometric mean over correct samples {@code gmsr_correct}.
 */
public final class PublishedKernelScores {
  /** The thresholds it prints. */
  public static final List<Double> THRESHOLDS = List.of(0.0, 0.5, 0.8, 1.0, 1.5, 2.0);

  private static final String AS = "kernelbench";

  private final List<Score> scores = new ArrayList<>();
  private final List<Double> thresholds;

  private PublishedKernelScores(List<Double> thresholds) {
    this.thresholds = thresholds;
  }

  public static List<Score> of(List<Evaluated> trials, List<String> by, List<Double> thresholds) {
    Map<Map<String, String>, Map<String, List<Evaluated>>> slices = new LinkedHashMap<>();
    for (Evaluated one : trials) {
      Map<String, String> slice = new LinkedHashMap<>();
      by.stream()
          .filter(one.labels()::containsKey)
          .forEach(label -> slice.put(label, one.labels().getOrDefault(label, "")));
      slices
          .computeIfAbsent(slice, _ -> new TreeMap<>())
          .computeIfAbsent(one.task() + new TreeMap<>(one.labels()), _ -> new ArrayList<>())
          .add(one);
    }
    PublishedKernelScores published = new PublishedKernelScores(thresholds);
    slices.forEach((slice, tasks) -> published.add(slice, List.copyOf(tasks.values())));
    return published.scores;
  }

  private void add(Map<String, String> slice, List<List<Evaluated>> tasks) {
    List<Evaluated> first =
        tasks.stream().flatMap(List::stream).filter(one -> one.sample() == 0).toList();
    List<Evaluated> correct = first.stream().filter(Evaluated::correct).toList();
    double compiled = first.stream().filter(Evaluated::compiled).count();
    int all = tasks.size();
    add("build@k", Optional.empty(), slice, compiled / all, all);
    add("pass@k", Optional.empty(), slice, (double) correct.size() / all, all);
    for (double p : thresholds) {
      double fast = correct.stream().filter(one -> one.speedup() > p).count();
      add("fast_p@k", Optional.of(p), slice, fast / all, all);
    }
    double product = 1;
    for (Evaluated one : correct) {
      product *= one.speedup();
    }
    double mean = correct.isEmpty() ? 0 : Math.pow(product, 1.0 / correct.size());
    scores.add(
        score("gmsr_correct", Optional.empty(), Optional.empty(), slice, mean, correct.size()));
  }

  private void add(
      String metric, Optional<Double> p, Map<String, String> slice, double value, int tasks) {
    scores.add(score(metric, Optional.of(1), p, slice, value, tasks));
  }

  private static Score score(
      String metric,
      Optional<Integer> k,
      Optional<Double> p,
      Map<String, String> slice,
      double value,
      int tasks) {
    return new Score(
        metric, k, Optional.empty(), p, slice, value, 0, Double.POSITIVE_INFINITY, tasks, AS);
  }
}
