package assay.report.turns;

import assay.verdict.Outcome;
import java.util.ArrayList;
import java.util.List;

/**
 * All samples in one turn, and what they have reached by then.
 *
 * @param turn counted from 0
 * @param trials samples that took this turn
 * @param built of these, those whose candidate got past the compiler
 * @param correct of these
 * @param faster of these, those that are correct and faster than the reference
 * @param worse of these, those that are worse than a turn before
 * @param samples all there are
 * @param correctByNow of all, those with a correct turn so far
 * @param fasterByNow of all, those with a turn so far that is correct and faster
 */
public record TurnSummary(
    int turn,
    int trials,
    int built,
    int correct,
    int faster,
    int worse,
    int samples,
    int correctByNow,
    int fasterByNow) {
  public static List<TurnSummary> of(List<Trajectory> all) {
    int turns = 0;
    for (Trajectory one : all) {
      turns = Math.max(turns, one.steps().getLast().turn() + 1);
    }
    List<TurnSummary> summaries = new ArrayList<>();
    for (int turn = 0; turn < turns; turn++) {
      summaries.add(of(all, turn));
    }
    return summaries;
  }

  private static TurnSummary of(List<Trajectory> all, int turn) {
    List<Trajectory.Step> here =
        all.stream()
            .flatMap(one -> one.steps().stream())
            .filter(step -> step.turn() == turn)
            .toList();
    List<Trajectory> byNow = all.stream().map(one -> one.upTo(turn + 1)).toList();
    return new TurnSummary(
        turn,
        here.size(),
        (int) here.stream().filter(step -> step.outcome().built()).count(),
        (int) here.stream().filter(step -> step.outcome() == Outcome.CORRECT).count(),
        (int) here.stream().filter(step -> step.speedup() > 1).count(),
        (int) here.stream().filter(Trajectory.Step::worse).count(),
        all.size(),
        (int) byNow.stream().filter(Trajectory::isCorrect).count(),
        (int) byNow.stream().filter(Trajectory::isFaster).count());
  }
}
