package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.pack.Spelling;
import assay.report.JudgedTrial;
import assay.report.Scoring;
import assay.report.figure.CountFigureMaker;
import assay.report.figure.Figure;
import assay.report.figure.FigureCsv;
import assay.report.figure.FigureMaker;
import assay.report.figure.FigureName;
import assay.report.figure.FigureView;
import assay.report.figure.SpeedFigureMaker;
import assay.report.figure.SvgFigure;
import assay.report.figure.Wish;
import assay.runfile.RunFile;
import assay.score.ScoredTrial;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

@CommandLine.Command(
    name = "figure",
    description = {
      "Makes a figure of the ParEval, gpuFLOPBench or KernelBench paper of your runs: a table here, a picture with --out.",
      "Models are compared with each other, and parameters or strategies where a model was asked with several."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay figure serial-parallel runs/*.run",
      "  ./assay figure pass-map gpt-5 --out map.svg",
      "  ./assay figure efficiency-by-n gpt-5 claude --leave-out none --out n.csv",
      "  ./assay figure class-scores flops-gpt-5",
      "  ./assay figure fast-curve kernels-gpt-5 --out curve.svg",
      "  ./assay figure fast-curve kernels-gpt-5 --baseline eager,inductor-default"
    })
final class FigureCommand extends Command {
  private static final Set<String> USUALLY_OUT = Set.of("search");

  /** Each ranks what it shows. */
  private static final Set<FigureName> ONE_BASELINE =
      Set.of(FigureName.BEST_PER_TASK, FigureName.METRIC_RANKINGS);

  @Parameters(
      index = "0",
      paramLabel = "FIGURE",
      converter = Named.class,
      description = "${COMPLETION-CANDIDATES}.",
      completionCandidates = Names.class)
  private FigureName name = FigureName.SERIAL_PARALLEL;

  @Parameters(
      index = "1",
      arity = "1..*",
      paramLabel = "RUN",
      description = "Paths, names, or parts of names.")
  private List<String> runs = new ArrayList<>();

  @Option(
      names = "--k",
      split = ",",
      paramLabel = "K",
      description =
          "Samples drawn; 1 by default, and for pass-by-k and fast-by-k 1, 5, 10, 20, 100 if so many.")
  private List<Integer> ks = new ArrayList<>();

  @Option(
      names = "--n",
      split = ",",
      paramLabel = "N",
      description = "Threads or processes to look at; by default all that were timed.")
  private List<Integer> ns = new ArrayList<>();

  @Option(
      names = "--p",
      split = ",",
      paramLabel = "P",
      description =
          "Runs of kernels: thresholds on the speedup; by default 1, for fast-curve many.")
  private List<Double> ps = new ArrayList<>();

  @Mixin private LeaveOutOption leaveOut = new LeaveOutOption();

  @Mixin private QuarantineOption quarantine = new QuarantineOption();

  @Mixin private BaselineOption baseline = new BaselineOption();

  @Mixin private OverOption over = new OverOption();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write it as a picture (.svg) or as rows (.csv).")
  private Optional<Path> out = Optional.empty();

  private final Wiring wiring;

  FigureCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  static final class Names extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    Names() {
      super(Arrays.stream(FigureName.values()).map(FigureName::toString).toList());
    }
  }

  static final class Named implements ITypeConverter<FigureName> {
    @Override
    public FigureName convert(String name) {
      for (FigureName one : FigureName.values()) {
        if (one.toString().equals(name)) {
          return one;
        }
      }
      List<String> names = new Names();
      throw new TypeConversionException(
          "There is no figure '%s', only %s%s"
              .formatted(name, String.join(", ", names), Spelling.hint(name, names)));
    }
  }

  @Override
  ExitCode run() throws Exception {
    Optional<Form> form = out.isEmpty() ? Optional.empty() : Optional.of(Form.of(out.get()));
    if (!ps.isEmpty() && name.paper() != FigureName.Paper.KERNELBENCH) {
      throw Complaint.usage("The figure %s has no threshold; leave --p out.".formatted(name));
    }
    requireBaselinesToShow();
    Figure figure;
    try (OpenRuns open = OpenRuns.of(runs, wiring.places().runs())) {
      figure = FlopsScoring.isFor(open.files()) ? counted(open.files()) : figure(open.files());
    } catch (IllegalArgumentException e) {
      throw new Complaint(ExitCode.USAGE, String.valueOf(e.getMessage()), e);
    }
    if (form.isPresent()) {
      write(form.get().text(figure), out.get());
    }
    print(
        FigureDocument.of(figure, out),
        () ->
            FigureView.text(figure, terminal.outScreen())
                + out.map(file -> "\nWritten to " + file + ".\n").orElse(""));
    return ExitCode.DONE;
  }

  private void requireBaselinesToShow() throws Complaint {
    if (!over.isGiven()) {
      return;
    }
    if (name.paper() != FigureName.Paper.KERNELBENCH || name == FigureName.FAILURE_MODES) {
      throw Complaint.usage(
          "The figure %s has no speedup over a module; leave --baseline out.".formatted(name));
    }
    if (over.isSeveral() && ONE_BASELINE.contains(name)) {
      throw Complaint.usage(
          "The figure %s compares speedups over one baseline; name one.".formatted(name));
    }
  }

  private Figure figure(List<RunFile> files) throws Complaint, IOException, InterruptedException {
    if (name.paper() == FigureName.Paper.KERNELBENCH && KernelsScoring.isFor(files)) {
      List<String> turns =
          name == FigureName.FAST_BY_TURN ? List.of(Scoring.TURN) : List.<String>of();
      List<JudgedTrial> trials =
          over.baseline(wiring, terminal).rebased(files, turns).stream()
              .map(OverBaseline.Rebased::judged)
              .toList();
      return SpeedFigureMaker.of(name, trials, new Wish(ks, ns, ps, Set.of(), ScoreCommand.SEED));
    }
    List<ScoredTrial> trials = new ArrayList<>();
    for (RunFile file : files) {
      trials.addAll(
          name == FigureName.SPEEDUP_BY_SIZE
              ? ScoredRun.of(file, List.of(Scoring.SIZE), wiring)
              : ScoredRun.of(file, wiring));
    }
    List<ScoredTrial> chosen = quarantine.one(trials);
    Set<String> types = leaveOut.types(USUALLY_OUT, chosen);
    return FigureMaker.of(name, chosen, new Wish(ks, ns, ps, types, ScoreCommand.SEED));
  }

  private Figure counted(List<RunFile> files) throws Complaint, IOException, InterruptedException {
    try (Baseline solver = baseline.beside(files, wiring, terminal)) {
      return CountFigureMaker.of(
          name, FlopsScoring.trials(solver.with(files), wiring), FlopsCounting.withoutKernels());
    }
  }

  private static void write(String text, Path file) throws Complaint {
    try {
      Files.writeString(file, text, UTF_8);
    } catch (IOException e) {
      throw new Complaint(ExitCode.USAGE, file + " cannot be written (" + e.getMessage() + ").", e);
    }
  }

  /** What a file is to hold, as its name says. */
  private enum Form {
    SVG,
    CSV;

    static Form of(Path file) throws Complaint {
      String name = file.toString();
      if (name.endsWith(".svg")) {
        return SVG;
      }
      if (name.endsWith(".csv")) {
        return CSV;
      }
      throw Complaint.usage("--out must end in .svg or .csv, unlike " + file + ".");
    }

    String text(Figure figure) throws IOException {
      return switch (this) {
        case SVG -> SvgFigure.text(figure);
        case CSV -> {
          StringWriter rows = new StringWriter();
          FigureCsv.write(figure, rows);
          yield rows.toString();
        }
      };
    }
  }
}
