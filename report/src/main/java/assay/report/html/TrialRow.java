package assay.report.html;

import assay.report.count.CountPair;
import assay.runfile.Trial;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.Optional;
import java.util.Set;

/**
 * The one line a report keeps of every trial.
 *
 * @param task index into the report's tasks
 * @param said the counts in its answer, where answers are counts
 * @param note the first evidence, cut short
 */
record TrialRow(
    int run,
    int task,
    int sample,
    int turn,
    Optional<Outcome> outcome,
    Optional<Reason> reason,
    Set<Flag> flags,
    Optional<Speed> speed,
    Optional<CountPair> said,
    String note) {
  private static final int NOTE = 140;

  /** The speedup shown first. */
  record Speed(int n, double value, double low, double high) {}

  static TrialRow of(int run, int task, Trial trial, Optional<CountPair> said) {
    Optional<Verdict> verdict = trial.judgement().map(one -> one.verdict());
    return new TrialRow(
        run,
        task,
        trial.id().sample(),
        trial.id().turn(),
        verdict.map(Verdict::outcome),
        verdict
            .filter(one -> !one.evidence().isEmpty())
            .map(one -> one.evidence().getFirst().reason()),
        verdict.map(Verdict::flags).orElse(Set.of()),
        verdict.flatMap(Verdict::timing).map(TrialRow::speed),
        said,
        verdict
            .filter(one -> !one.evidence().isEmpty())
            .map(one -> cut(one.evidence().getFirst().text()))
            .orElse(""));
  }

  private static Speed speed(Timing timing) {
    return new Speed(timing.n(), timing.speedup(), timing.low(), timing.high());
  }

  private static String cut(String text) {
    return text.length() <= NOTE ? text : text.substring(0, NOTE - 1) + "…";
  }
}
