package assay.cli;

import assay.machine.Machine;
import assay.models.control.Replay;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.statistics.Effort;
import assay.strategy.Manner;
import assay.suite.Suite;
import assay.suites.parallel.RaceCheck;
import assay.task.Task;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@CommandLine.Command(
    name = "rejudge",
    description = {
      "Judges the answers of a run again, here and now, as a new run linked to the first.",
      "Nobody is asked anything; the timing effort is that of the first run unless given."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay rejudge parallel-oracle --timing strict",
      "  ./assay rejudge parallel-oracle --timing quick@1/16,1/4"
    })
final class RejudgeCommand extends Command {
  @Parameters(paramLabel = "RUN", description = "A path, a name, or a part of a name.")
  private String run = "";

  @Mixin private PackOption pack = new PackOption();
  @Mixin private RaceCheckOption raceCheck = new RaceCheckOption();
  @Mixin private SandboxOption sandbox = new SandboxOption();

  @Option(
      names = "--timing",
      paramLabel = "EFFORT",
      converter = JudgingOptions.EffortNamed.class,
      description = "quick, standard or strict, with teams and sizes, as in standard:1,16@1/4,4.")
  private @Nullable Effort effort;

  @Option(names = "--out", paramLabel = "PATH", description = "The new run file.")
  private @Nullable Path out;

  @Spec private CommandSpec spec = CommandSpec.create();

  private final Wiring wiring;

  RejudgeCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  @Override
  ExitCode run() throws Exception {
    Path first = RunArgument.find(run, wiring.places().runs());
    RunHeader header;
    Replay answers;
    List<Task> asked;
    try (RunFile file = RunFile.read(first)) {
      header = file.header();
      answers = Replay.of(file);
      asked = file.tasks();
    }
    Optional<RaceCheck> tools = raceCheck.tools(header.suite());
    Suite catalogue =
        wiring.catalogue(header.suite(), pack.folder(), Machine.read().cores().size());
    try (Workbench workbench = wiring.workbench(catalogue, sandbox.unsafe)) {
      Suite suite = wiring.suite(header.suite(), pack.folder(), workbench, tools);
      List<Task> tasks = unchanged(asked, suite);
      Assignment assignment =
          new Assignment(
              arguments(),
              suite,
              answers,
              JudgingOptions.requireApt(
                  effort == null ? Effort.named(header.timing()) : effort, suite),
              Machine.read(),
              workbench.toolchain(suite),
              Optional.of(header.id()),
              again(header, suite));
      int samples = tasks.stream().mapToInt(answers::answers).max().orElse(0);
      RunPlace place =
          RunPlace.of(Optional.ofNullable(out), false, wiring.places().runs(), assignment);
      Evaluation.Result result =
          new Evaluation(assignment, workbench, terminal)
              .run(tasks, samples, place, "./assay " + Shell.line(arguments()));
      print(result, () -> result.view(terminal.outScreen()));
      return result.exit();
    }
  }

  /** The turns of the first run, whose answers are here already. */
  private Manner again(RunHeader header, Suite suite) {
    Manner usual = StrategyOption.usual(suite, wiring.places());
    try {
      return new Manner(StrategyOption.read(header.strategy(), suite), usual.prompts());
    } catch (Complaint ofAnotherAssay) {
      return usual;
    }
  }

  private List<String> arguments() {
    return spec.commandLine().getParseResult().originalArgs();
  }

  /** An answer to a task that has changed since is no answer to it any more. */
  private List<Task> unchanged(List<Task> asked, Suite suite) throws Complaint {
    List<Task> same = new ArrayList<>();
    for (Task task : asked) {
      suite.task(task.id()).filter(now -> now.hash().equals(task.hash())).ifPresent(same::add);
    }
    int lost = asked.size() - same.size();
    if (same.isEmpty()) {
      throw Complaint.usage(
          "None of the run's tasks is the same here as when they were asked; is it another --pack?");
    }
    if (lost > 0) {
      terminal.warn(lost + " of the run's tasks have changed since or are gone; left out.");
    }
    return same;
  }
}
