package assay.cli;

import assay.report.Cell;
import assay.report.Colour;
import assay.report.Column;
import assay.report.HostileText;
import assay.report.Outcomes;
import assay.report.Table;
import assay.runfile.RunEntry;
import assay.runfile.RunFolder;
import assay.runfile.RunState;
import assay.verdict.Outcome;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;

@CommandLine.Command(
    name = "runs",
    description = "Lists the runs, shows one, or deletes some.",
    synopsisSubcommandLabel = "[COMMAND]",
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay runs",
      "  ./assay runs show parallel-oracle",
      "  ./assay runs delete parallel-nop --yes"
    })
final class RunsCommand extends Command {
  private static final DateTimeFormatter DAY_AND_TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

  private final Wiring wiring;

  RunsCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  record Document(List<Run> runs) {}

  /** One run; what cannot be read has a problem and nothing else. */
  record Run(
      Path path,
      Optional<String> suite,
      Optional<String> model,
      Optional<String> timing,
      Optional<RunState> state,
      Optional<Instant> created,
      Map<Outcome, Integer> outcomes,
      Optional<String> problem) {}

  @Override
  ExitCode run() {
    List<RunEntry> entries = new RunFolder(wiring.places().runs()).list();
    print(document(entries), () -> view(entries));
    return ExitCode.DONE;
  }

  private static Document document(List<RunEntry> entries) {
    List<Run> runs = new ArrayList<>();
    for (RunEntry entry : entries) {
      runs.add(
          switch (entry) {
            case RunEntry.Summary one ->
                new Run(
                    one.path(),
                    Optional.of(one.header().suite()),
                    Optional.of(one.header().model()),
                    Optional.of(one.header().timing()),
                    Optional.of(one.state()),
                    Optional.of(one.header().created()),
                    one.outcomes(),
                    Optional.empty());
            case RunEntry.Broken one ->
                new Run(
                    one.path(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Map.of(),
                    Optional.of(one.problem()));
          });
    }
    return new Document(runs);
  }

  private String view(List<RunEntry> entries) {
    if (entries.isEmpty()) {
      return "There are no runs in %s yet; begin with ./assay demo.\n"
          .formatted(wiring.places().runs());
    }
    Table table =
        Table.of(
            Column.text("run"),
            Column.text("model"),
            Column.text("timing"),
            Column.text("began"),
            Column.text("state"),
            Column.flexible("outcomes"));
    for (RunEntry entry : entries) {
      switch (entry) {
        case RunEntry.Summary one ->
            table.row(
                Cell.of(RunArgument.name(one.path())),
                Cell.of(HostileText.line(one.header().model())),
                Cell.of(one.header().timing()),
                Cell.of(began(one.header().created())),
                state(one.state()),
                Cell.of(Outcomes.counted(one.outcomes())));
        case RunEntry.Broken one ->
            table.row(
                Cell.of(RunArgument.name(one.path())),
                Cell.of(""),
                Cell.of(""),
                Cell.of(""),
                Cell.of("unreadable", Colour.RED),
                Cell.of(HostileText.line(one.problem())));
      }
    }
    return table.text(terminal.outScreen());
  }

  static String began(Instant created) {
    return DAY_AND_TIME.format(created.atZone(ZoneId.systemDefault()));
  }

  static Cell state(RunState state) {
    return switch (state) {
      case RUNNING -> Cell.of("running", Colour.CYAN);
      case COMPLETE -> Cell.of("complete", Colour.GREEN);
      case INCOMPLETE -> Cell.of("incomplete", Colour.YELLOW);
      case INTERRUPTED -> Cell.of("interrupted", Colour.YELLOW);
    };
  }
}
