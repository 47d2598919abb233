package assay.suites.pareval;

import assay.verdict.Configuration;
import assay.verdict.Evidence;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The configuration that a run in ParEval's results amounts to. */
final class RecordedRun {
  private RecordedRun() {}

  static Configuration configuration(RunResult run, String machine) {
    DriverReport report = run.report();
    Outcome outcome = outcome(report);
    List<Evidence> evidence = new ArrayList<>(List.of(report.evidence()));
    if (outcome != Outcome.CORRECT) {
      Reason reason = outcome == Outcome.WRONG ? Reason.VALUE : Reason.EXIT;
      String text =
          outcome == Outcome.WRONG
              ? "the driver's validation failed"
              : "it crashed or ran out of time; ParEval's results do not say which";
      evidence.add(new Evidence(reason, run.launch().name() + ": " + text));
    }
    return new Configuration(
        run.launch().name(),
        run.launch().n(),
        outcome,
        evidence,
        outcome == Outcome.CORRECT
            ? DriverOutcome.timing(report, run.launch(), machine)
            : Optional.empty());
  }

  private static Outcome outcome(DriverReport report) {
    if (!report.ended() || report.valid().isEmpty()) {
      return Outcome.CRASHED;
    }
    return report.valid().get() ? Outcome.CORRECT : Outcome.WRONG;
  }
}
