package assay.cli;

import assay.report.Cell;
import assay.report.Column;
import assay.report.HostileText;
import assay.report.Numbers;
import assay.report.Outcomes;
import assay.report.Table;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.runfile.RunState;
import assay.runfile.Trial;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

@CommandLine.Command(
    name = "show",
    description = "Shows a run: what it set out to do, where, and every trial.",
    footerHeading = "%nExamples:%n",
    footer = {"  ./assay runs show parallel-oracle"})
final class RunsShowCommand extends Command {
  @Parameters(paramLabel = "RUN", description = "A path, a name, or a part of a name.")
  private String run = "";

  private final Wiring wiring;

  RunsShowCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  record Document(
      Path path,
      RunHeader header,
      RunState state,
      Map<Outcome, Integer> outcomes,
      List<TrialLine> trials) {}

  /** One trial, without its texts and raw times. */
  record TrialLine(
      String task,
      int sample,
      int turn,
      Optional<Outcome> outcome,
      Optional<Double> speedup,
      List<Flag> flags) {}

  @Override
  ExitCode run() throws Exception {
    try (RunFile file = RunFile.read(RunArgument.find(run, wiring.places().runs()))) {
      List<Trial> trials = file.trials();
      Document document =
          new Document(file.path(), file.header(), file.state(), file.outcomes(), lines(trials));
      print(document, () -> view(document, trials));
    }
    return ExitCode.DONE;
  }

  private static List<TrialLine> lines(List<Trial> trials) {
    List<TrialLine> lines = new ArrayList<>();
    for (Trial trial : trials) {
      Optional<Verdict> verdict = trial.judgement().map(one -> one.verdict());
      lines.add(
          new TrialLine(
              trial.id().task(),
              trial.id().sample(),
              trial.id().turn(),
              verdict.map(Verdict::outcome),
              verdict.flatMap(Verdict::timing).map(Timing::speedup),
              verdict.map(one -> one.flags().stream().sorted().toList()).orElse(List.of())));
    }
    return lines;
  }

  private String view(Document document, List<Trial> trials) {
    RunHeader header = document.header();
    StringBuilder text = new StringBuilder();
    fact(text, "run file", document.path().toString());
    fact(text, "command", "./assay " + HostileText.line(Shell.line(header.command())));
    fact(text, "model", HostileText.line(header.model()));
    fact(text, "suite", header.suite() + ", pack " + header.pack());
    fact(text, "timing", header.timing());
    fact(
        text,
        "machine",
        header.machine().getOrDefault("cpu", "")
            + ", "
            + header.machine().getOrDefault("cores", "?")
            + " cores");
    header.toolchain().forEach((name, version) -> fact(text, name, version));
    fact(text, "began", RunsCommand.began(header.created()) + " with Assay " + header.assay());
    header.parent().ifPresent(parent -> fact(text, "judges again", parent.toString()));
    fact(text, "state", document.state().name().toLowerCase(java.util.Locale.ROOT));
    fact(text, "outcomes", Outcomes.counted(document.outcomes()));
    Table table =
        Table.of(
            Column.text("trial"),
            Column.text("outcome"),
            Column.text("speedup"),
            Column.flexible("evidence and flags"));
    trials.forEach(trial -> row(table, trial));
    return text + "\n" + table.text(terminal.outScreen());
  }

  private static void row(Table table, Trial trial) {
    Optional<Verdict> verdict = trial.judgement().map(one -> one.verdict());
    List<String> remarks = new ArrayList<>();
    verdict.ifPresent(
        one -> {
          one.evidence().stream().map(Evidence::text).map(HostileText::line).forEach(remarks::add);
          one.flags().stream().sorted().map(Flag::name).forEach(remarks::add);
        });
    table.row(
        Cell.of(TrialArgument.name(trial.id())),
        verdict.map(one -> Outcomes.cell(one.outcome())).orElse(Cell.of("")),
        Cell.of(verdict.flatMap(Verdict::timing).map(Numbers::speedup).orElse("")),
        Cell.of(String.join("; ", remarks)));
  }

  private static void fact(StringBuilder text, String name, String value) {
    text.append("%-13s %s%n".formatted(name, value));
  }
}
