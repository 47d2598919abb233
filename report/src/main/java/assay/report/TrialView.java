package assay.report;

import assay.runfile.Attempt;
import assay.runfile.RunHeader;
import assay.runfile.TrialId;
import assay.task.Answer;
import assay.task.Candidate;
import assay.verdict.Build;
import assay.verdict.Configuration;
import assay.verdict.Pair;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Everything about one trial.
 *
 * @param reproduce the command line that judges the same again
 */
public record TrialView(
    RunHeader run,
    TrialId trial,
    String prompt,
    Optional<Answer> answer,
    Optional<Candidate> candidate,
    Optional<Verdict> verdict,
    List<Attempt> attempts,
    String reproduce) {
  public TrialView {
    attempts = List.copyOf(attempts);
  }

  public String text(Screen screen) {
    StringBuilder text = new StringBuilder();
    text.append(screen.paint(Colour.BOLD, trial.task() + "#" + trial.sample() + turn()));
    text.append("  ").append(HostileText.line(run.model())).append("\n\n");
    section(text, screen, "Prompt", prompt);
    answer
        .filter(one -> candidate.isEmpty() || !candidate.get().files().containsValue(one.text()))
        .ifPresent(one -> section(text, screen, "Answer", one.text()));
    candidate.ifPresent(
        one ->
            new TreeMap<>(one.files())
                .forEach((path, code) -> section(text, screen, "Code: " + path, code)));
    Optional<Build> build = verdict.flatMap(Verdict::build);
    build.ifPresent(
        one -> section(text, screen, "Build, %.1f s".formatted(one.seconds()), one.log()));
    for (Attempt attempt : attempts) {
      section(text, screen, "Failed attempt " + attempt.number(), attempt.problem());
    }
    verdict.ifPresent(one -> samples(text, screen, one));
    verdict.ifPresent(
        one ->
            text.append(title(screen, "Verdict"))
                .append(VerdictView.text(one, screen))
                .append('\n'));
    return text.append("Judge it again: ").append(reproduce).append('\n').toString();
  }

  private static void samples(StringBuilder text, Screen screen, Verdict verdict) {
    for (Configuration one : verdict.configurations()) {
      one.timing()
          .ifPresent(timing -> section(text, screen, "Times at " + one.name(), lines(timing)));
    }
  }

  private static String lines(Timing timing) {
    StringBuilder lines = new StringBuilder("on " + timing.lane() + ", in ms\n");
    for (Pair pair : timing.samples()) {
      lines.append("reference").append(row(pair.reference()));
      lines.append("   candidate").append(row(pair.candidate())).append('\n');
    }
    return lines.toString();
  }

  private static String row(List<Double> times) {
    StringBuilder row = new StringBuilder();
    times.forEach(time -> row.append(' ').append(Numbers.number(time)));
    return row.toString();
  }

  private static void section(StringBuilder text, Screen screen, String title, String body) {
    text.append(title(screen, title));
    String shown = HostileText.shown(body).stripTrailing();
    text.append(shown.isEmpty() ? "(nothing)" : shown).append("\n\n");
  }

  private static String title(Screen screen, String title) {
    String rule = (screen.unicode() ? "─" : "-").repeat(2);
    return screen.paint(Colour.CYAN, rule + " " + title) + "\n";
  }

  private String turn() {
    return trial.turn() == 0 ? "" : "." + trial.turn();
  }
}
