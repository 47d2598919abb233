package assay.report;

import assay.verdict.Configuration;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.Optional;

/** A verdict for people: outcome, evidence, one row for each configuration, flags explained. */
public final class VerdictView {
  private VerdictView() {}

  public static String text(Verdict verdict, Screen screen) {
    StringBuilder text = new StringBuilder();
    text.append(screen.paint(Outcomes.colour(verdict.outcome()), verdict.outcome().name()));
    for (Configuration one : verdict.configurations()) {
      if (one.timing().isPresent() && one.timing().equals(verdict.timing())) {
        text.append("  speedup ").append(Numbers.speedup(one.timing().get()));
        text.append(" at ").append(one.name());
      }
    }
    text.append('\n');
    for (Evidence evidence : verdict.evidence()) {
      text.append("  ").append(evidence.reason()).append(": ");
      text.append(HostileText.shown(evidence.text()).strip()).append('\n');
    }
    if (!verdict.configurations().isEmpty()) {
      text.append('\n').append(configurations(verdict).text(screen));
    }
    for (Flag flag : verdict.flags().stream().sorted().toList()) {
      text.append('\n').append(screen.paint(Colour.YELLOW, flag.name()));
      text.append(": ").append(Outcomes.meaning(flag));
    }
    return text.append(verdict.flags().isEmpty() ? "" : "\n").toString();
  }

  private static Table configurations(Verdict verdict) {
    Table table =
        Table.of(
            Column.text("configuration"),
            Column.text("outcome"),
            Column.number("reference"),
            Column.number("candidate"),
            Column.text("speedup"),
            Column.text("measured until"));
    for (Configuration one : verdict.configurations()) {
      Optional<Timing> timing = one.timing();
      table.row(
          Cell.of(one.name()),
          Outcomes.cell(one.outcome()),
          Cell.of(timing.map(it -> Numbers.milliseconds(it.referenceMs())).orElse("")),
          Cell.of(timing.map(it -> Numbers.milliseconds(it.candidateMs())).orElse("")),
          Cell.of(timing.map(Numbers::speedup).orElse("")),
          Cell.of(timing.map(VerdictView::stopped).orElse("")));
    }
    return table;
  }

  private static String stopped(Timing timing) {
    String pairs = Numbers.count(timing.samples().size(), "pair");
    return switch (timing.stop()) {
      case CONVERGED -> pairs + ", converged";
      case STABLE_BUT_NOISY -> pairs + ", stable but noisy";
      case BUDGET -> pairs + ", budget";
      case UNSTABLE -> pairs + ", unstable";
    };
  }
}
