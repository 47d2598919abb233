package assay.suites.flops.score;

import assay.score.Score;
import assay.suites.flops.kernel.Counts;
import assay.suites.flops.kernel.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * gpuFLOPBench's arithmetic, for comparison with what was published. Trials are pooled, those
 * without an answer are left out, and what it calls F1 of a class looks only at kernels of that
 * class, where nothing can be said wrongly to belong to it: it is 2R/(1+R) of the recall R.
 */
final class PublishedFlopsScores {
  private static final String AS = "gpuflopbench";

  private PublishedFlopsScores() {}

  static List<Score> of(Map<String, String> slice, List<Prediction> predictions) {
    List<Prediction> answered = predictions.stream().filter(one -> one.said().isPresent()).toList();
    List<Score> scores = new ArrayList<>();
    Confusion confusion = new Confusion(answered);
    for (Kind kind : Kind.values()) {
      if (confusion.has(kind)) {
        double recall = confusion.recall(kind);
        scores.add(score("f1_" + kind.label(), slice, answered, _ -> 2 * recall / (1 + recall)));
      }
    }
    scores.add(score("mcc", slice, answered, all -> new Confusion(all).correlation()));
    scores.add(
        score("male_sp", slice, answered, all -> CountErrors.logarithmic(all, Counts::single)));
    scores.add(
        score("male_dp", slice, answered, all -> CountErrors.logarithmic(all, Counts::dual)));
    return scores;
  }

  private static Score score(
      String name,
      Map<String, String> slice,
      List<Prediction> members,
      ToDoubleFunction<List<Prediction>> metric) {
    return new Score(
        name,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        slice,
        metric.applyAsDouble(members),
        0,
        Double.POSITIVE_INFINITY,
        (int) members.stream().map(Prediction::task).distinct().count(),
        AS);
  }
}
