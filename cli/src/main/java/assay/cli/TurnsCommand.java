package assay.cli;

import assay.report.Cell;
import assay.report.Colour;
import assay.report.Column;
import assay.report.Outcomes;
import assay.report.Table;
import assay.report.turns.Trajectory;
import assay.report.turns.TurnSummary;
import assay.runfile.RunFile;
import assay.runfile.Trial;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

@CommandLine.Command(
    name = "turns",
    description = {
      "Shows how refinements went, turn by turn: all samples of a run together, or one of them.",
      "A turn is worse than one before if it did not get as far, or is slower by more than measuring explains."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay turns kernels-lab",
      "  ./assay turns kernels-lab level1/019-relu/cpp@small#0"
    })
final class TurnsCommand extends Command {
  @Parameters(index = "0", paramLabel = "RUN", description = "A path, a name, or a part of a name.")
  private String run = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "SAMPLE",
      description = "A task's id, or the end of it, and #SAMPLE where there are several.")
  private @Nullable String sample;

  private final Wiring wiring;

  TurnsCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  /**
   * What was found.
   *
   * @param turns all samples together, where none is named
   * @param worse samples with a turn that is worse than one before
   */
  record Document(
      int samples, int worse, List<TurnSummary> turns, Optional<Trajectory> trajectory) {}

  @Override
  ExitCode run() throws Exception {
    try (RunFile file = RunFile.read(RunArgument.find(run, wiring.places().runs()))) {
      List<Trajectory> all = Trajectory.in(file);
      if (all.isEmpty()) {
        throw Complaint.usage("No trial of this run has a verdict yet.");
      }
      Optional<Trajectory> one = named(file, all);
      Document document =
          new Document(
              all.size(), worse(all), one.isPresent() ? List.of() : TurnSummary.of(all), one);
      print(document, () -> one.map(this::view).orElseGet(() -> view(document)));
    }
    return ExitCode.DONE;
  }

  private Optional<Trajectory> named(RunFile file, List<Trajectory> all) throws Complaint {
    if (sample == null) {
      return Optional.empty();
    }
    Trial trial = TrialArgument.find(file, sample);
    return all.stream()
        .filter(one -> one.task().equals(trial.id().task()))
        .filter(one -> one.sample() == trial.id().sample())
        .findFirst();
  }

  private static int worse(List<Trajectory> all) {
    return (int) all.stream().filter(Trajectory::degenerates).count();
  }

  private String view(Document document) {
    Table table =
        Table.of(
            Column.number("turn"),
            Column.number("taken by"),
            Column.number("built"),
            Column.number("correct"),
            Column.number("faster"),
            Column.number("worse"),
            Column.number("correct by now"),
            Column.number("faster by now"));
    for (TurnSummary one : document.turns()) {
      table.row(
          Cell.of(Integer.toString(one.turn())),
          Cell.of(Integer.toString(one.trials())),
          Cell.of(Integer.toString(one.built())),
          Cell.of(Integer.toString(one.correct())),
          Cell.of(Integer.toString(one.faster())),
          Cell.of(Integer.toString(one.worse())),
          Cell.of(share(one.correctByNow(), one.samples())),
          Cell.of(share(one.fasterByNow(), one.samples())));
    }
    return table.text(terminal.outScreen())
        + "\n%d of %d samples have a turn that is worse than one before.\n"
            .formatted(document.worse(), document.samples());
  }

  private static String share(int some, int all) {
    return "%d (%.0f %%)".formatted(some, 100.0 * some / all);
  }

  private String view(Trajectory one) {
    Table table =
        Table.of(
            Column.number("turn"),
            Column.text("outcome"),
            Column.number("ms"),
            Column.number("speedup"),
            Column.text(""));
    for (Trajectory.Step step : one.steps()) {
      table.row(
          Cell.of(Integer.toString(step.turn())),
          Outcomes.cell(step.outcome()),
          Cell.of(step.milliseconds().map("%.4g"::formatted).orElse("")),
          Cell.of(step.speedup() > 0 ? "%.3g".formatted(step.speedup()) : ""),
          step.worse()
              ? Cell.of("worse than before", Colour.RED)
              : step.best() ? Cell.of("best so far", Colour.GREEN) : Cell.of(""));
    }
    return table.text(terminal.outScreen());
  }
}
