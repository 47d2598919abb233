package assay.cli;

import assay.report.html.HtmlReport;
import assay.report.html.ReportOptions;
import assay.runfile.RunFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine;
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
      "  ./assay report runs/a.run runs/b.run --html both.html --title \"a or b?\""
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
    write(runs, html, ReportOptions.USUAL.titled(title).withDetails(details), wiring);
    long bytes = Files.size(html);
    print(
        new Document(html, runs.size(), bytes),
        () -> "%s (%.1f MB): open it in a browser.\n".formatted(html, bytes / 1e6));
    return ExitCode.DONE;
  }

  /** Writes a report on runs by path or name. */
  static void write(List<String> runs, Path html, ReportOptions options, Wiring wiring)
      throws Complaint, InterruptedException, IOException {
    try (OpenRuns open = OpenRuns.of(runs, wiring.places().runs())) {
      Map<RunFile, Map<String, Set<Integer>>> resources = new HashMap<>();
      for (RunFile file : open.files()) {
        resources.put(file, ScoredRun.resources(file, wiring));
      }
      write(
          open.files(),
          html,
          options.withResources(file -> resources.getOrDefault(file, Map.of())));
    }
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
