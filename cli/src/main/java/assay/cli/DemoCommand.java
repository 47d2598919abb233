package assay.cli;

import assay.machine.Machine;
import assay.model.Model;
import assay.report.Cell;
import assay.report.Colour;
import assay.report.Column;
import assay.report.Numbers;
import assay.report.Outcomes;
import assay.report.Table;
import assay.report.html.ReportOptions;
import assay.runfile.RunFile;
import assay.score.Score;
import assay.score.ScoredTrial;
import assay.score.Scorer;
import assay.statistics.Effort;
import assay.suite.Suite;
import assay.task.Task;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

@CommandLine.Command(
    name = "demo",
    description = {
      "Judges the controls and a dozen recorded answers, shows the scores and writes a report.",
      "Needs no key, no network and no GPU; takes a minute or two."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  ./assay demo"})
final class DemoCommand extends Command {
  private static final String SUITE = "parallel";
  private static final String ANSWERS = "demo-answers.jsonl";
  private static final String REPORT = "demo.html";
  private static final int ATTACKS_PER_TASK = 4;

  @Mixin private SandboxOption sandbox = new SandboxOption();

  private final Wiring wiring;

  DemoCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  record Document(List<Row> models, Path report, boolean asExpected) {}

  /** What one model scored. */
  record Row(String model, Evaluation.Result result, List<Score> scores) {
    Optional<Score> score(String metric) {
      return scores.stream().filter(one -> one.metric().equals(metric)).findFirst();
    }

    double pass() {
      return score("pass@k").map(Score::value).orElse(0.0);
    }
  }

  @Override
  ExitCode run() throws Exception {
    Path answers = answers();
    List<Row> rows = new ArrayList<>();
    try (Workbench workbench = wiring.workbench(sandbox.unsafe)) {
      Suite suite = wiring.suite(SUITE, Optional.empty(), workbench);
      Model recorded = wiring.model("replay:" + answers, suite);
      List<Task> tasks = suite.tasks().stream().filter(task -> recorded.answers(task) > 0).toList();
      rows.add(row("oracle", 1, suite, tasks, workbench));
      rows.add(row("nop", 1, suite, tasks, workbench));
      rows.add(row("cheat", ATTACKS_PER_TASK, suite, tasks, workbench));
      rows.add(row("replay:" + answers, Integer.MAX_VALUE, suite, tasks, workbench));
    }
    Path report = wiring.places().runs().resolve(REPORT);
    List<String> runs = rows.stream().map(row -> row.result().run().toString()).toList();
    ReportCommand.write(runs, report, ReportOptions.USUAL.titled("The demo"), wiring);
    boolean asExpected =
        rows.get(0).pass() == 1 && rows.get(1).pass() == 0 && rows.get(2).pass() == 0;
    print(new Document(rows, report, asExpected), () -> view(rows, report, asExpected, answers));
    return asExpected ? ExitCode.DONE : ExitCode.BROKEN;
  }

  /** Where the user can read them and judge them again. */
  private Path answers() throws IOException {
    Path file = wiring.places().runs().resolve(ANSWERS);
    Files.createDirectories(wiring.places().runs());
    try (InputStream in = DemoCommand.class.getResourceAsStream(ANSWERS)) {
      if (in == null) {
        throw new IllegalStateException("the demo's answers are missing");
      }
      Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
    }
    return file;
  }

  private Row row(String name, int most, Suite suite, List<Task> tasks, Workbench workbench)
      throws Exception {
    terminal.warn("Judging " + name);
    Model model = wiring.model(name, suite);
    int samples = Math.min(most, tasks.stream().mapToInt(model::answers).max().orElse(0));
    Assignment assignment =
        new Assignment(
            List.of("run", SUITE, "--model", name, "--timing", Effort.QUICK.name()),
            suite,
            model,
            Effort.QUICK,
            Machine.read(),
            workbench.toolchain(suite),
            Optional.empty(),
            StrategyOption.usual(suite, wiring.places()));
    RunPlace place = RunPlace.of(Optional.empty(), false, wiring.places().runs(), assignment);
    Evaluation.Result result =
        new Evaluation(assignment, workbench, terminal).run(tasks, samples, place, "./assay demo");
    return new Row(model.name(), result, scores(result.run()));
  }

  private List<Score> scores(Path run) throws IOException, InterruptedException {
    try (RunFile file = RunFile.read(run)) {
      List<ScoredTrial> trials = ScoredRun.of(file, wiring);
      return new Scorer(List.of(), List.of(1), List.of(), 0).scores(trials);
    }
  }

  private String view(List<Row> rows, Path report, boolean asExpected, Path answers) {
    Table table =
        Table.of(
            Column.text("model"),
            Column.number("trials"),
            Column.text("pass@1"),
            Column.text("speedup_max@1"),
            Column.flexible("outcomes"));
    for (Row row : rows) {
      table.row(
          Cell.of(row.model()),
          Cell.of(Integer.toString(row.result().trials())),
          Cell.of(row.score("pass@k").map(DemoCommand::shown).orElse("")),
          Cell.of(row.score("speedup_max@k").map(DemoCommand::shown).orElse("")),
          Cell.of(Outcomes.counted(row.result().outcomes())));
    }
    StringBuilder text = new StringBuilder(table.text(terminal.outScreen()));
    text.append("\nRun files:\n");
    rows.forEach(row -> text.append("  ").append(row.result().run()).append('\n'));
    text.append(
        asExpected
            ? "\nAs it must be: the oracle is always right, nothing and cheating score 0.\n"
            : terminal
                .outScreen()
                .paint(Colour.RED, "\nNOT as it must be: see ./assay runs show RUN.\n"));
    Path replay = rows.getLast().result().run();
    return text.append(
            """

            Open %s in a browser: every verdict, its evidence and its times.

            What to try next:
              ./assay runs show %s
              ./assay show %s scan/prefix-sum/omp#0
              ./assay score %s --by exec
              ./assay run parallel --model replay:%s --timing standard
            """
                .formatted(
                    report,
                    RunArgument.name(replay),
                    RunArgument.name(replay),
                    RunArgument.name(replay),
                    answers))
        .toString();
  }

  private static String shown(Score score) {
    return Numbers.scored(score.value(), score.low(), score.high());
  }
}
