package assay.cli;

import assay.report.ScoreView;
import assay.report.Scoring;
import assay.report.turns.CallBudget;
import assay.runfile.RunFile;
import assay.score.Score;
import assay.score.ScoredTrial;
import assay.score.Scorer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@CommandLine.Command(
    name = "score",
    description = {
      "Scores runs: build@k, pass@k, speedup and efficiency, with 95 %% intervals over tasks.",
      "Failures count as 0. Trials that were skipped say nothing and are left out."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay score parallel-oracle",
      "  ./assay score runs/a.run runs/b.run --by model,type --k 1,5",
      "  ./assay score parallel-oracle --all --json",
      "  ./assay score parallel-oracle --leave-out search",
      "  ./assay score pareval-gpt-4 --as pareval --quarantine exclude",
      "  ./assay score flops-static --by model,attribute",
      "  ./assay score kernels-gpt-5 --by model,level --p 0.5,1,2",
      "  ./assay score kernels-gpt-5 --baseline eager,inductor-default",
      "  ./assay score kernels-gpt-5 --rule tolerance,ulp",
      "  ./assay score kernels-sampled kernels-refined --calls 1,5,10"
    })
final class ScoreCommand extends Command {
  static final long SEED = 20_250_101;

  @Parameters(arity = "1..*", paramLabel = "RUN", description = "Paths, names, or parts of names.")
  private List<String> runs = new ArrayList<>();

  @Option(
      names = "--by",
      split = ",",
      paramLabel = "LABEL",
      defaultValue = "model,exec",
      description = "Labels to slice by: model, exec, type, problem, size, timing, machine, run …")
  private List<String> by = new ArrayList<>();

  @Option(
      names = "--k",
      split = ",",
      paramLabel = "K",
      description = "Samples drawn; by default 1, 5, 10, 20, 100 as far as there are so many.")
  private List<Integer> ks = new ArrayList<>();

  @Option(
      names = "--calls",
      split = ",",
      paramLabel = "C",
      description =
          "Compare strategies at so many calls of the model for each task: as turns of a sample, then as further samples.")
  private List<Integer> calls = new ArrayList<>();

  @Option(
      names = "--n",
      split = ",",
      paramLabel = "N",
      description = "Threads or processes; by default all that were timed.")
  private List<Integer> ns = new ArrayList<>();

  @Option(
      names = "--p",
      split = ",",
      paramLabel = "P",
      description = "Runs of kernels: thresholds on the speedup; by default 0.5, 1, 2.")
  private List<Double> ps = new ArrayList<>();

  @Option(
      names = "--as",
      paramLabel = "BENCHMARK",
      description =
          "Also score as a benchmark's own program does, slips included, beside ours: pareval, gpuflopbench, kernelbench.")
  private @Nullable Published as;

  @Mixin private OverOption over = new OverOption();

  @Mixin private RuleOption rule = new RuleOption();

  @Mixin private LeaveOutOption leaveOut = new LeaveOutOption();

  @Mixin private QuarantineOption quarantine = new QuarantineOption();

  @Mixin private BaselineOption baseline = new BaselineOption();

  @Option(names = "--all", description = "Show every score, not only the best known.")
  private boolean all;

  private final Wiring wiring;

  ScoreCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  /** Whose arithmetic can be had besides ours. */
  enum Published {
    PAREVAL,
    GPUFLOPBENCH,
    KERNELBENCH;

    /** The one that the runs can be compared with. */
    static Published of(List<RunFile> files) throws Complaint {
      if (FlopsScoring.isFor(files)) {
        return GPUFLOPBENCH;
      }
      return KernelsScoring.isFor(files) ? KERNELBENCH : PAREVAL;
    }
  }

  private record Scored(List<Score> scores, Set<String> leftOut) {}

  @Override
  ExitCode run() throws Exception {
    Scored scored;
    Map<String, Integer> notCounted;
    try (OpenRuns open = OpenRuns.of(runs, wiring.places().runs());
        Baseline solver = baseline(open.files())) {
      scored = scored(solver.with(open.files()));
      notCounted = NotCounted.in(open.files());
    }
    List<Score> scores = scored.scores();
    if (scores.isEmpty()) {
      terminal.warn("No trial has a verdict that counts, so there is nothing to score.");
    }
    print(
        ScoreDocument.of(scores, scored.leftOut(), notCounted),
        () ->
            ScoreView.text(
                    as == null ? scores : PublishedBeside.labelled(scores),
                    all,
                    terminal.outScreen())
                + leftOut(scored)
                + NotCounted.sentence(notCounted));
    return ExitCode.DONE;
  }

  private Baseline baseline(List<RunFile> files)
      throws Complaint, IOException, InterruptedException {
    return FlopsScoring.isFor(files) ? baseline.beside(files, wiring, terminal) : Baseline.NONE;
  }

  private static String leftOut(Scored scored) {
    return scored.leftOut().isEmpty()
        ? ""
        : "\nTasks of type %s are left out of speedups and efficiencies.\n"
            .formatted(String.join(", ", scored.leftOut()));
  }

  private Scored scored(List<RunFile> files) throws Complaint, IOException, InterruptedException {
    Published whose = Published.of(files);
    if (as != null && as != whose) {
      throw Complaint.usage(
          "These runs cannot be scored as " + as.name().toLowerCase(Locale.ROOT) + " does.");
    }
    requireCallsAlone(whose);
    if (!ps.isEmpty() && whose != Published.KERNELBENCH) {
      throw Complaint.usage(
          "Only runs of the suite kernels have scores with a threshold; leave --p out.");
    }
    if (over.isGiven() && whose != Published.KERNELBENCH) {
      throw Complaint.usage(
          "Only runs of the suite kernels have baselines to choose from; leave --baseline out.");
    }
    if (rule.isGiven() && whose != Published.KERNELBENCH) {
      throw Complaint.usage(
          "Only runs of the suite kernels have rules to choose from; leave --rule out.");
    }
    if (rule.isGiven() && as != null) {
      throw Complaint.usage("KernelBench has a rule of its own; leave --rule or --as out.");
    }
    return switch (whose) {
      case GPUFLOPBENCH ->
          new Scored(FlopsScoring.scores(files, by, as != null, quarantine, wiring), Set.of());
      case KERNELBENCH -> modules(files);
      case PAREVAL -> programs(files);
    };
  }

  private Scored modules(List<RunFile> files) throws Complaint, IOException {
    OverBaseline baselines = over.baseline(wiring, terminal);
    List<String> slices = new ArrayList<>(by);
    slices.addAll(baselines.slices(by));
    slices.addAll(rule.slices(by));
    List<OverBaseline.Rebased> trials =
        rule.under(baselines.rebased(files, ScoredRun.turnsFor(calls, by)), terminal);
    return new Scored(
        KernelsScoring.scores(trials, slices, ks, calls, ps, as != null, quarantine), Set.of());
  }

  private Scored programs(List<RunFile> files) throws Complaint, IOException, InterruptedException {
    List<ScoredTrial> trials = new ArrayList<>();
    for (RunFile file : files) {
      trials.addAll(ScoredRun.of(file, ScoredRun.turnsFor(calls, by), wiring));
    }
    List<QuarantineOption.Choice> choices = quarantine.choices(trials);
    Set<String> out = new TreeSet<>(leaveOut.types(Set.of(), trials));
    List<ScoredTrial> chosen = LeaveOutOption.without(out, quarantine.under(choices, trials));
    List<String> slices = new ArrayList<>(as == null ? by : PublishedBeside.SLICES);
    if (choices.size() > 1) {
      slices.add(QuarantineOption.LABEL);
    }
    if (!calls.isEmpty()) {
      return new Scored(withCalls(slices, chosen), out);
    }
    if (as == null) {
      return new Scored(scores(new Scorer(slices, ks, ns, SEED), chosen), out);
    }
    List<Score> published = new ArrayList<>();
    for (RunFile file : files) {
      published.addAll(quarantine.published(choices, file, ks));
    }
    Scorer scorer = new Scorer(slices, PublishedBeside.attainable(ks, chosen), ns, SEED);
    return new Scored(PublishedBeside.ours(published, scores(scorer, chosen)), out);
  }

  /** Calls say how many samples are drawn and how many turns are looked at. */
  private void requireCallsAlone(Published whose) throws Complaint {
    if (calls.isEmpty()) {
      return;
    }
    if (whose == Published.GPUFLOPBENCH) {
      throw Complaint.usage(
          "Runs of the suite flops have no score that several calls could raise; leave --calls out.");
    }
    if (!ks.isEmpty() || by.contains(Scoring.TURN) || as != null) {
      throw Complaint.usage(
          "--calls says by itself how many samples and turns count; leave %s out."
              .formatted(!ks.isEmpty() ? "--k" : as != null ? "--as" : "'turn' of --by"));
    }
  }

  private List<Score> withCalls(List<String> slices, List<ScoredTrial> trials) throws Complaint {
    try {
      return CallBudget.scores(
          trials,
          slices,
          calls,
          (labels, k, some) -> new Scorer(labels, List.of(k), ns, SEED).scores(some));
    } catch (IllegalArgumentException e) {
      throw new Complaint(ExitCode.USAGE, String.valueOf(e.getMessage()), e);
    }
  }

  private static List<Score> scores(Scorer scorer, List<ScoredTrial> trials) throws Complaint {
    try {
      return scorer.scores(trials);
    } catch (IllegalArgumentException e) {
      throw new Complaint(ExitCode.USAGE, String.valueOf(e.getMessage()), e);
    }
  }
}
