package assay.report.html;

import assay.report.Scoring;
import assay.score.Score;
import assay.score.ScoredTrial;
import assay.score.SpeedScorer;
import java.util.ArrayList;
import java.util.List;

/**
 * build@1, pass@1 and fast_p@1 by run and turn.
 *
 * @param reached of the best turn so far
 * @param alone of each turn by itself, over the samples that took it
 */
record TurnScores(List<Score> reached, List<Score> alone) {
  private static final List<Double> THRESHOLDS = List.of(0.5, 1.0, 1.5, 2.0);

  static TurnScores of(List<RefinedRun> runs, long seed) {
    List<Score> reached = new ArrayList<>();
    List<Score> alone = new ArrayList<>();
    for (RefinedRun run : runs) {
      reached.addAll(rates(run.reached(), seed));
      alone.addAll(rates(run.alone(), seed));
    }
    return new TurnScores(reached, alone);
  }

  private static List<Score> rates(List<ScoredTrial> trials, long seed) {
    return new SpeedScorer(List.of(Scoring.RUN, Scoring.TURN), List.of(1), THRESHOLDS, seed)
        .rates(trials);
  }
}
