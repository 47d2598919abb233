package assay.cli;

import assay.verdict.Build;
import assay.verdict.Configuration;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.List;
import java.util.Optional;

/** A verdict as other programs read it. */
record VerdictDocument(
    String task,
    Outcome outcome,
    List<Evidence> evidence,
    Optional<Build> build,
    Optional<Timing> timing,
    List<Configuration> configurations,
    List<Flag> flags) {
  static VerdictDocument of(String task, Verdict verdict) {
    return new VerdictDocument(
        task,
        verdict.outcome(),
        verdict.evidence(),
        verdict.build(),
        verdict.timing(),
        verdict.configurations(),
        verdict.flags().stream().sorted().toList());
  }
}
