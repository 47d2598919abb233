package assay.cli;

import assay.report.html.HtmlReport;
import assay.report.html.ReportOptions;
import assay.runfile.RunFile;
import assay.suites.flops.FlopsSuite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@CommandLine.Command(
    name = "report",
    description = {
      "Writes runs into one HTML file: scores, heat map, scaling, failures, every task and trial.",
      "It opens from disk, without a network, and can be mailed as it is."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay report parallel-oracle --html report.html",
      "  ./assay report runs/a.run runs/b.run --html both.html --title \"a or b?\"",
      "  ./assay report flops-gpt-5 --html counts.html"
    })
final class ReportCommand extends Command {
  @Parameters(arity = "1..*", paramLabel = "RUN", description = "Paths, names, or parts of names.")
  private List<String> runs = new ArrayList<>();

  @Option(
      names = "--html",
      paramLabel = "FILE",
      required = true,
      description = "The file to write.")
  private Path html = Path.of("report.html");

  @Option(names = "--title", paramLabel = "TEXT", description = "What stands at its head.")
  private String title = ReportOptions.USUAL.title();

  @Option(
      names = "--details",
      paramLabel = "N",
      description =
          "Keep prompt, answer, code and times of so many trials (default ${DEFAULT-VALUE}).")
  private int details = ReportOptions.USUAL.details();

  @Mixin private BaselineOption baseline = new BaselineOption();

  private final Wiring wiring;

  ReportCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  record Document(Path html, int runs, long bytes) {}

  @Override
  ExitCode run() throws Exception {
    if (details < 0) {
      throw Complaint.usage("--details must be 0 or more, not " + details + ".");
    }
    ReportOptions options = ReportOptions.USUAL.titled(title).withDetails(details);
    try (OpenRuns open = OpenRuns.of(runs, wiring.places().runs());
        Baseline solver = baseline.beside(counting(open.files()), wiring, terminal)) {
      ReportOptions counted = options.withCounting(counting(open.files(), solver));
      report(solver.with(open.files()), html, counted.withBaseline(solver.file()), wiring);
    }
    long bytes = Files.size(html);
    print(
        new Document(html, runs.size(), bytes),
        () -> "%s (%.1f MB): open it in a browser.\n".formatted(html, bytes / 1e6));
    return ExitCode.DONE;
  }

  private static List<RunFile> counting(List<RunFile> files) {
    return files.stream().filter(one -> one.header().suite().equals(FlopsSuite.NAME)).toList();
  }

  /** What the pack of the first such run knows of its kernels. */
  private FlopsCounting counting(List<RunFile> files, Baseline solver) {
    boolean solved =
        solver.file().isPresent()
            || files.stream().anyMatch(one -> one.header().model().equals(Baseline.MODEL));
    return counting(files).stream()
        .findFirst()
        .flatMap(one -> FlopsScoring.suite(one.header(), wiring))
        .map(suite -> new FlopsCounting(Optional.of(suite), solved))
        .orElse(FlopsCounting.withoutKernels());
  }

  /** Writes a report on runs by path or name. */
  static void write(List<String> runs, Path html, ReportOptions options, Wiring wiring)
      throws Complaint, InterruptedException, IOException {
    try (OpenRuns open = OpenRuns.of(runs, wiring.places().runs())) {
      report(open.files(), html, options, wiring);
    }
  }

  private static void report(List<RunFile> files, Path html, ReportOptions options, Wiring wiring)
      throws Complaint, InterruptedException, IOException {
    Map<RunFile, Map<String, Set<Integer>>> resources = new HashMap<>();
    for (RunFile file : files) {
      resources.put(file, ScoredRun.resources(file, wiring));
    }
    write(files, html, options.withResources(file -> resources.getOrDefault(file, Map.of())));
  }

  private static void write(List<RunFile> files, Path html, ReportOptions options)
      throws Complaint {
    try {
      HtmlReport.write(files, html, options);
    } catch (IOException e) {
      throw new Complaint(ExitCode.USAGE, html + " cannot be written (" + e.getMessage() + ").", e);
    }
  }
}
