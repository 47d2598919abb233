package assay.report.html;

import assay.report.Scoring;
import assay.report.count.CountedTrial;
import assay.report.count.Counting;
import assay.score.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Scores of answers that are counts, in the slices a report shows.
 *
 * @param ours by run; by run and class, subset, both, or attribute
 * @param published by run and subset
 * @param runs whose they are
 */
record CountScores(List<Score> ours, List<Score> published, Set<String> runs) {
  private static final String CLASS = "class";
  private static final String SUBSET = "subset";

  private static final List<List<String>> SLICES =
      List.of(
          List.of(Scoring.RUN),
          List.of(Scoring.RUN, CLASS),
          List.of(Scoring.RUN, SUBSET),
          List.of(Scoring.RUN, CLASS, SUBSET),
          List.of(Scoring.RUN, "attribute"));

  static CountScores of(List<CountedTrial> trials, Optional<Counting> counting) {
    if (trials.isEmpty() || counting.isEmpty()) {
      return new CountScores(List.of(), List.of(), Set.of());
    }
    List<Score> ours = new ArrayList<>();
    for (List<String> by : SLICES) {
      ours.addAll(counting.get().scores(trials, by));
    }
    return new CountScores(
        ours,
        counting.get().published(trials, List.of(Scoring.RUN, SUBSET)),
        trials.stream().map(one -> one.label(Scoring.RUN)).collect(Collectors.toSet()));
  }

  /** With the others, of which only pass@k says anything about counts: how many are exact. */
  List<Score> beside(List<Score> others) {
    List<Score> all = new ArrayList<>(ours);
    for (Score score : others) {
      if (score.metric().equals("pass@k")
          || !runs.contains(score.slice().getOrDefault(Scoring.RUN, ""))) {
        all.add(score);
      }
    }
    return all;
  }
}
