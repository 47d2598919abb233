package assay.cli;

import assay.machine.Machine;
import assay.model.Model;
import assay.model.Question;
import assay.models.ProvidedModel;
import assay.models.price.Estimate;
import assay.pipeline.Plan;
import assay.report.Numbers;
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
    name = "run",
    description = {
      "Asks a model for every task of a suite and judges its answers.",
      "The same command again goes on where it stopped; more samples or tasks extend the run."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay run parallel --model oracle",
      "  ./assay run parallel --model replay:answers.jsonl --exec omp --timing quick",
      "  ./assay run parallel --model openai:gpt-5-mini --preset pareval-pass1 --dry-run",
      "  ./assay run parallel --model openai:gpt-5-mini --strategy refine:10,feedback=G+E",
      "  ./assay run flops --model static",
      "  ./assay run pareval --model replay:outputs.json --exec serial,omp"
    })
final class RunCommand extends Command {
  @Parameters(
      paramLabel = "SUITE",
      description = "What to ask for: parallel, kernels, flops, pareval.")
  private String suiteName = "";

  @Option(
      names = "--model",
      required = true,
      paramLabel = "MODEL",
      description =
          "Whom to ask: provider:model such as openai:gpt-5-mini, or oracle, nop, cheat, static, replay:FILE.")
  private String modelName = "";

  @Mixin private Selection selection = new Selection();
  @Mixin private PackOption pack = new PackOption();

  @Option(names = "--limit", paramLabel = "N", description = "The first N tasks only.")
  private int limit = Integer.MAX_VALUE;

  @Option(
      names = "--samples",
      paramLabel = "N",
      description =
          "Answers to each task; 3 for flops and else 1, or all that a control or a replay has.")
  private @Nullable Integer samples;

  @Mixin private JudgingOptions judging = new JudgingOptions();
  @Mixin private ModelOptions asking = new ModelOptions();
  @Mixin private StrategyOption strategy = new StrategyOption();

  @Option(names = "--out", paramLabel = "PATH", description = "The run file.")
  private @Nullable Path out;

  @Option(names = "--new", description = "Begin another run even where the same one exists.")
  private boolean fresh;

  @Option(names = "--dry-run", description = "Say what would be done.")
  private boolean dryRun;

  @Spec private CommandSpec spec = CommandSpec.create();

  private final Wiring wiring;

  RunCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  /** What {@code --dry-run} found. */
  record DryRun(
      Path run,
      int tasks,
      int trials,
      long skipped,
      boolean resumed,
      boolean dryRun,
      Optional<Estimate> asking) {}

  @Override
  ExitCode run() throws Exception {
    requirePositive("--limit", limit);
    requirePositive("--samples", samples == null ? 1 : samples);
    Machine machine = Machine.read();
    Optional<RaceCheck> raceCheck = judging.raceCheck.tools(suiteName);
    Suite catalogue = wiring.catalogue(suiteName, pack.folder(), machine.cores().size(), raceCheck);
    List<Task> tasks = selection.of(List.of(catalogue));
    List<Task> chosen = tasks.subList(0, Math.min(limit, tasks.size()));
    Model model = wiring.model(modelName, catalogue, asking, 0);
    Assignment planned = assignment(catalogue, model, machine);
    if (model.listens()) {
      StrategyOption.requireFor(planned.manner(), catalogue, chosen, terminal);
      StrategyOption.lackOfProfiles(planned.manner(), catalogue, chosen).ifPresent(terminal::warn);
    }
    if (dryRun) {
      return dryRun(planned, chosen);
    }
    double spent = place(planned).spent();
    try (Workbench workbench = wiring.workbench(catalogue, judging.sandbox.unsafe)) {
      Suite suite = wiring.suite(suiteName, pack.folder(), workbench, raceCheck);
      Assignment assignment =
          assignment(suite, wiring.model(modelName, suite, asking, spent), machine);
      RunPlace place = place(assignment);
      Evaluation.Result result =
          new Evaluation(assignment, workbench, terminal)
              .run(chosen, sampleCount(suite, model, chosen), place, resumeCommand(place));
      print(result, () -> result.view(terminal.outScreen()));
      return result.exit();
    }
  }

  private Assignment assignment(Suite suite, Model model, Machine machine) throws Complaint {
    return new Assignment(
        arguments(),
        suite,
        model,
        JudgingOptions.requireApt(judging.effort, suite),
        machine,
        Workbench.toolchain(suite, !judging.sandbox.unsafe),
        Optional.empty(),
        StrategyOption.requireApt(strategy.manner(suite, wiring.places()), suite, model));
  }

  private RunPlace place(Assignment assignment) {
    return RunPlace.of(Optional.ofNullable(out), fresh, wiring.places().runs(), assignment);
  }

  private int sampleCount(Suite suite, Model model, List<Task> tasks) throws Complaint {
    return SampleCount.of(samples, asking, suite).of(model, tasks);
  }

  private ExitCode dryRun(Assignment assignment, List<Task> tasks) throws Complaint {
    RunPlace place = place(assignment);
    int count = sampleCount(assignment.suite(), assignment.model(), tasks);
    Plan plan =
        new Plan(
            assignment.suite(),
            tasks,
            assignment.model(),
            count,
            assignment.manner(),
            assignment.effort());
    long skipped = tasks.stream().filter(task -> plan.skipped(task).isPresent()).count();
    DryRun result =
        new DryRun(
            place.path(),
            tasks.size(),
            plan.trials().size() * plan.strategy().turns(),
            skipped,
            place.exists(),
            true,
            estimate(plan));
    print(
        result,
        () ->
            "Would %s %s: %s of %s%s.\n"
                    .formatted(
                        result.resumed() ? "go on with" : "begin",
                        result.run(),
                        Numbers.count(result.trials(), "trial"),
                        Numbers.count(result.tasks(), "task"),
                        skipped == 0 ? "" : ", " + skipped + " of them skipped")
                + result.asking().map(RunCommand::view).orElse(""));
    return ExitCode.DONE;
  }

  /** Of a refinement, as if all its questions were like the first and all its turns were taken. */
  private static Optional<Estimate> estimate(Plan plan) {
    List<Question> questions =
        plan.tasks().stream()
            .filter(task -> plan.unasked(task).isEmpty())
            .map(plan::question)
            .toList();
    return plan.model() instanceof ProvidedModel provided
        ? Optional.of(provided.estimate(questions, plan.samples() * plan.strategy().turns()))
        : Optional.empty();
  }

  private static String view(Estimate estimate) {
    String cost =
        estimate.cost().isPresent()
            ? "about $%.2f".formatted(estimate.cost().getAsDouble())
            : "at an unknown price";
    return "Asking: %s (%d of them answered before), about %,d tokens in and %,d out, %s, %d min.%n"
        .formatted(
            Numbers.count(estimate.trials(), "question"),
            estimate.cached(),
            estimate.inputTokens(),
            estimate.outputTokens(),
            cost,
            estimate.time().toMinutes());
  }

  private String resumeCommand(RunPlace place) {
    List<String> words = arguments();
    words.removeIf(word -> word.equals("--new"));
    if (fresh && out == null) {
      words.addAll(List.of("--out", place.path().toString()));
    }
    return "./assay " + Shell.line(words);
  }

  private List<String> arguments() {
    return new ArrayList<>(spec.commandLine().getParseResult().originalArgs());
  }

  private static void requirePositive(String option, int value) throws Complaint {
    if (value < 1) {
      throw Complaint.usage(option + " must be at least 1, not " + value + ".");
    }
  }
}
