package assay.cli;

import assay.score.Score;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Scores as the command prints them for programs.
 *
 * @param notCounted trials that say nothing about a model, by outcome and reason
 */
record ScoreDocument(
    List<Map<String, Object>> scores, Set<String> leftOut, Map<String, Integer> notCounted) {
  static ScoreDocument of(
      List<Score> scores, Set<String> leftOut, Map<String, Integer> notCounted) {
    List<Map<String, Object>> documents = new ArrayList<>();
    for (Score score : scores) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("metric", score.metric());
      score.k().ifPresent(k -> one.put("k", k));
      score.n().ifPresent(n -> one.put("n", n));
      score.p().ifPresent(p -> one.put("p", p));
      one.put("slice", score.slice());
      one.put("value", number(score.value()));
      boolean known = Double.isFinite(score.high());
      one.put("low", known ? Optional.of(score.low()) : Optional.empty());
      one.put("high", known ? Optional.of(score.high()) : Optional.empty());
      one.put("tasks", score.tasks());
      one.put("as", score.as());
      documents.add(one);
    }
    return new ScoreDocument(documents, leftOut, notCounted);
  }

  /** A benchmark's own arithmetic may give what is no number, which JSON does not have. */
  private static Optional<Double> number(double value) {
    return Double.isFinite(value) ? Optional.of(value) : Optional.empty();
  }
}
