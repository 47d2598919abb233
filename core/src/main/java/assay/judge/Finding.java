package assay.judge;

import assay.verdict.Evidence;
import assay.verdict.Outcome;
import java.util.ArrayList;
import java.util.List;

/**
 * Why a candidate is not CORRECT, and on which runner that was seen.
 *
 * @param remarks what else is to be said of it
 */
record Finding(String runner, Outcome outcome, Evidence evidence, List<Evidence> remarks) {
  Finding {
    remarks = List.copyOf(remarks);
  }

  Finding(String runner, Outcome outcome, Evidence evidence) {
    this(runner, outcome, evidence, List.of());
  }

  Finding with(List<Evidence> others) {
    return new Finding(runner, outcome, evidence, others);
  }

  /** The reason first. */
  List<Evidence> all() {
    List<Evidence> all = new ArrayList<>(List.of(evidence));
    all.addAll(remarks);
    return all;
  }
}
