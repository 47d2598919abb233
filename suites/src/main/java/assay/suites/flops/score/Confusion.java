package assay.suites.flops.score;

import assay.suites.flops.kernel.Kind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How often a kernel of one class was said to be of another. Trials without an answer are of their
 * class and were said to be of none that there is.
 */
final class Confusion {
  private record Pair(Kind truth, Optional<Kind> said) {}

  private final Map<Kind, Double> truths = new HashMap<>();
  private final Map<Optional<Kind>, Double> said = new HashMap<>();
  private final Map<Pair, Double> pairs = new HashMap<>();
  private final double all;

  Confusion(List<Prediction> predictions) {
    for (Prediction one : predictions) {
      Pair pair = new Pair(one.truth().kind(), one.kind());
      truths.merge(pair.truth(), 1.0, Double::sum);
      said.merge(pair.said(), 1.0, Double::sum);
      pairs.merge(pair, 1.0, Double::sum);
    }
    all = predictions.size();
  }

  private double truths(Kind kind) {
    return truths.getOrDefault(kind, 0.0);
  }

  private double said(Kind kind) {
    return said.getOrDefault(Optional.of(kind), 0.0);
  }

  private double right(Kind kind) {
    return pairs.getOrDefault(new Pair(kind, Optional.of(kind)), 0.0);
  }

  private static double share(double part, double whole) {
    return whole == 0 ? 0 : part / whole;
  }

  boolean has(Kind kind) {
    return truths.containsKey(kind);
  }

  double precision(Kind kind) {
    return share(right(kind), said(kind));
  }

  double recall(Kind kind) {
    return share(right(kind), truths(kind));
  }

  /** F1: of precision and recall. */
  double harmonicMean(Kind kind) {
    return share(2 * right(kind), truths(kind) + said(kind));
  }

  /** The mean over classes, each weighing as much as it has trials. */
  double weighted() {
    double sum = 0;
    for (Kind kind : Kind.values()) {
      sum += truths(kind) * harmonicMean(kind);
    }
    return share(sum, all);
  }

  /**
   * Matthews' correlation of what is and what was said, over all classes: 1 where all is right, 0
   * where one says nothing about the other, as where only one class occurs on either side.
   */
  double correlation() {
    double right = 0;
    double products = 0;
    for (Kind kind : Kind.values()) {
      right += right(kind);
      products += truths(kind) * said(kind);
    }
    double spread = (all * all - squares(said)) * (all * all - squares(truths));
    return spread == 0 ? 0 : (right * all - products) / Math.sqrt(spread);
  }

  private static double squares(Map<?, Double> counts) {
    return counts.values().stream().mapToDouble(count -> count * count).sum();
  }
}
