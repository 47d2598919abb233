package assay.suites.pareval;

import assay.verdict.Configuration;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The verdict over all of a program's runs. */
final class Summary {
  private Summary() {}

  /**
   * The outcome of the run that got least far, or REJECTED where the answer does not use the
   * execution model, as ParEval's paper has it. The runs are kept all the same: its scores are
   * computed from them.
   */
  static Verdict of(List<Configuration> runs, boolean usesTheModel) {
    List<Evidence> evidence = new ArrayList<>();
    Outcome outcome = Outcome.CORRECT;
    if (!usesTheModel) {
      outcome = Outcome.REJECTED;
      evidence.add(
          new Evidence(Reason.NOT_USED, "ParEval's rule does not see the execution model in it"));
    }
    for (Configuration run : runs) {
      outcome = run.outcome().compareTo(outcome) < 0 ? run.outcome() : outcome;
      for (Evidence one : run.evidence()) {
        if (one.reason() != Reason.REPORTED) {
          evidence.add(one);
        }
      }
    }
    return new Verdict(outcome, evidence, runs, Optional.empty(), Set.of(Flag.ORIGINAL_PROTOCOL));
  }
}
