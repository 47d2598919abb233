package assay.cli;

import assay.score.Score;
import assay.score.ScoredTrial;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Published scores and ours, slice by slice. */
final class PublishedBeside {
  /** What a benchmark's own program slices by, with the model in front. */
  static final List<String> SLICES = List.of("model", "exec", "type");

  private PublishedBeside() {}

  /** The ks that every task has samples for: a published score takes any k, ours does not. */
  static List<Integer> attainable(List<Integer> ks, List<ScoredTrial> trials) {
    record Source(String task, Map<String, String> labels) {}
    Map<Source, Integer> samples = new HashMap<>();
    for (ScoredTrial trial : trials) {
      if (trial.outcome().counts()) {
        samples.merge(new Source(trial.task(), trial.labels()), 1, Integer::sum);
      }
    }
    int least = samples.values().stream().mapToInt(Integer::intValue).min().orElse(0);
    return ks.stream().filter(k -> k <= least).toList();
  }

  /** In the order of the published ones, each slice's followed by ours at the same ks. */
  static List<Score> ours(List<Score> published, List<Score> ours) {
    Set<Optional<Integer>> ks = new HashSet<>();
    Map<Map<String, String>, List<Score>> slices = new LinkedHashMap<>();
    for (Score score : published) {
      ks.add(score.k());
      slices.computeIfAbsent(score.slice(), _ -> new ArrayList<>()).add(score);
    }
    for (Score score : ours) {
      if (ks.contains(score.k())) {
        slices.computeIfAbsent(score.slice(), _ -> new ArrayList<>()).add(score);
      }
    }
    return slices.values().stream().flatMap(List::stream).toList();
  }

  /** The same scores with whose they are among their labels, for a table to show. */
  static List<Score> labelled(List<Score> scores) {
    List<Score> labelled = new ArrayList<>();
    for (Score score : scores) {
      Map<String, String> slice = new LinkedHashMap<>(score.slice());
      slice.put("as", score.as());
      labelled.add(withSlice(score, slice));
    }
    return labelled;
  }

  static Score withSlice(Score score, Map<String, String> slice) {
    return new Score(
        score.metric(),
        score.k(),
        score.n(),
        score.p(),
        slice,
        score.value(),
        score.low(),
        score.high(),
        score.tasks(),
        score.as());
  }
}
