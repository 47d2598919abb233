package assay.cli;

import assay.suites.kernels.score.Rule;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** By which rules the outputs of modules must be right. */
final class RuleOption {
  /** Under which a trial says by which. */
  private static final String LABEL = "rule";

  @Option(
      names = "--rule",
      split = ",",
      paramLabel = "RULE",
      description =
          "Runs of kernels: by which rules outputs must be right, each in a slice of its own: tolerance, which decided the verdict, or ulp, which wants them as precise as PyTorch's besides.")
  private List<Rule> rules = new ArrayList<>();

  boolean isGiven() {
    return !rules.isEmpty();
  }

  /** What else scores are sliced by. */
  List<String> slices(List<String> by) {
    return rules.isEmpty() || by.contains(LABEL) ? List.of() : List.of(LABEL);
  }

  /** All trials, once under each rule. */
  List<OverBaseline.Rebased> under(List<OverBaseline.Rebased> trials, Terminal terminal) {
    if (rules.isEmpty()) {
      return trials;
    }
    List<OverBaseline.Rebased> ruled = new ArrayList<>();
    for (Rule rule : rules) {
      for (OverBaseline.Rebased one : trials) {
        ruled.add(one.as(rule.of(one.trial(), one.verdict()).labelled(LABEL, rule.label())));
      }
      trials.stream()
          .filter(one -> rule.isSilent(one.verdict()))
          .findFirst()
          .ifPresent(one -> terminal.warn(silence(rule, one.trial().task())));
    }
    return ruled;
  }

  private static String silence(Rule rule, String task) {
    return "Not all that is right was looked at by the rule %s (%s …), and counts as right by it; ./assay rejudge looks at it."
        .formatted(rule.label(), task);
  }
}
