package assay.cli;

import assay.machine.Machine;
import assay.model.Model;
import assay.pipeline.Generation;
import assay.pipeline.Plan;
import assay.report.Numbers;
import assay.runfile.RunFile;
import assay.strategy.Manner;
import assay.suite.Suite;
import assay.task.Task;
import assay.verdict.Reason;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
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
    name = "generate",
    description = {
      "Asks a model for every task of a suite and stores its answers without judging them.",
      "The same options with `run` judge them here; `rejudge` does so on another machine."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay generate parallel --model openai:gpt-5-mini --samples 20 --out mini.run",
      "  ./assay rejudge mini.run"
    })
final class GenerateCommand extends Command {
  @Parameters(paramLabel = "SUITE", description = "What to ask for: parallel, kernels, flops.")
  private String suiteName = "";

  @Option(
      names = "--model",
      required = true,
      paramLabel = "MODEL",
      description = "Whom to ask: provider:model such as openai:gpt-5-mini.")
  private String modelName = "";

  @Mixin private Selection selection = new Selection();
  @Mixin private PackOption pack = new PackOption();

  @Option(names = "--samples", paramLabel = "N", description = "Answers to each task.")
  private @Nullable Integer samples;

  @Mixin private JudgingOptions judging = new JudgingOptions();
  @Mixin private ModelOptions asking = new ModelOptions();
  @Mixin private StrategyOption strategy = new StrategyOption();

  @Option(names = "--out", paramLabel = "PATH", description = "The run file.")
  private @Nullable Path out;

  @Spec private CommandSpec spec = CommandSpec.create();

  private final Wiring wiring;

  GenerateCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  /**
   * What was stored.
   *
   * @param open questions that got no answer
   * @param tooLarge tasks that do not fit the model's window and were not asked
   * @param formless tasks that cannot be shown as the strategy wants it and were not asked
   */
  record Result(Path run, int answers, int open, int tooLarge, int formless, double cost) {}

  @Override
  ExitCode run() throws Exception {
    Machine machine = Machine.read();
    Suite suite = wiring.catalogue(suiteName, pack.folder(), machine.cores().size());
    List<Task> tasks = selection.of(List.of(suite));
    RunPlace place = place(assignment(suite, wiring.model(modelName, suite, asking, 0), machine));
    Model model = wiring.model(modelName, suite, asking, place.spent());
    if (model.listens()) {
      StrategyOption.requireFor(manner(suite, model), suite, tasks, terminal);
    }
    int count = SampleCount.of(samples, asking, suite).of(model, tasks);
    Plan plan = new Plan(suite, tasks, model, count, manner(suite, model), judging.effort);
    RunProgress progress = new RunProgress(terminal);
    try (RunFile file = place.open(assignment(suite, model, machine))) {
      new Generation(plan, file, progress).run();
      int answers = (int) file.trials().stream().filter(one -> one.answer().isPresent()).count();
      int open = 0;
      for (Plan.Planned question : plan.questions()) {
        open += file.answer(question.id()).isPresent() ? 0 : 1;
      }
      List<Reason> unasked =
          tasks.stream()
              .flatMap(one -> plan.unasked(one).stream())
              .map(why -> why.evidence().getFirst().reason())
              .toList();
      Result result =
          new Result(
              file.path(),
              answers,
              open,
              Collections.frequency(unasked, Reason.WINDOW),
              Collections.frequency(unasked, Reason.NO_FORM),
              place.spent());
      print(result, () -> view(result));
      return open == 0 ? ExitCode.DONE : ExitCode.BROKEN;
    } catch (InterruptedException e) {
      throw new Complaint(
          ExitCode.INTERRUPTED,
          "Stopped; every answer so far is stored. The same command goes on.",
          e);
    } finally {
      progress.ended();
    }
  }

  private Assignment assignment(Suite suite, Model model, Machine machine) throws Complaint {
    return new Assignment(
        new ArrayList<>(spec.commandLine().getParseResult().originalArgs()),
        suite,
        model,
        JudgingOptions.requireApt(judging.effort, suite),
        machine,
        Workbench.toolchain(suite, !judging.sandbox.unsafe),
        Optional.empty(),
        manner(suite, model));
  }

  private Manner manner(Suite suite, Model model) throws Complaint {
    Manner manner = strategy.manner(suite, wiring.places());
    if (manner.strategy().refinement().isPresent()) {
      throw Complaint.usage(
          "Refining needs verdicts, which generate does not make; use run instead.");
    }
    return StrategyOption.requireApt(manner, suite, model);
  }

  private RunPlace place(Assignment assignment) {
    return RunPlace.of(Optional.ofNullable(out), false, wiring.places().runs(), assignment);
  }

  private static String view(Result result) {
    String next =
        result.open() == 0
            ? "Next: ./assay rejudge " + RunArgument.name(result.run())
            : Numbers.count(result.open(), "question")
                + " got no answer; run the same command again.";
    String unasked =
        unasked(result.tooLarge(), "too large for the model's window")
            + unasked(result.formless(), "without a form to be shown in");
    return ("%s stored in %s%n" + unasked + "%s%n")
        .formatted(Numbers.count(result.answers(), "answer"), result.run(), next);
  }

  private static String unasked(int tasks, String why) {
    return tasks == 0 ? "" : Numbers.count(tasks, "task") + " " + why + "%n";
  }
}
