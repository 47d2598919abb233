package assay.report.html;

import assay.report.Scoring;
import assay.report.turns.Trajectory;
import assay.report.turns.TurnSummary;
import assay.score.ScoredTrial;
import java.util.List;

/**
 * A run in which models were asked again.
 *
 * @param reached each sample after every number of turns, at its best so far
 * @param alone each turn by itself
 * @param degenerated samples with a turn that is worse than one before
 */
record RefinedRun(
    String run,
    List<ScoredTrial> reached,
    List<ScoredTrial> alone,
    List<TurnSummary> turns,
    int samples,
    int degenerated) {
  static RefinedRun of(RunView run, Scoring scoring) {
    List<Trajectory> all = Trajectory.in(run.file());
    return new RefinedRun(
        run.name(),
        scoring.trials(List.of(Scoring.TURN)),
        scoring.turnsAlone(),
        TurnSummary.of(all),
        all.size(),
        (int) all.stream().filter(Trajectory::degenerates).count());
  }
}
