package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.report.export.CsvExport;
import assay.report.export.InspectLog;
import assay.report.export.JsonLinesExport;
import assay.runfile.RunFile;
import assay.suites.pareval.ResultsExport;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@CommandLine.Command(
    name = "export",
    description =
        "Writes runs in other formats: CSV, JSON Lines, a log that Inspect opens, ParEval's and KernelBench's results.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay export parallel-oracle --to csv --out trials.csv",
      "  ./assay export runs/a.run runs/b.run --to jsonl --out trials.jsonl",
      "  ./assay export parallel-oracle --to eval --out parallel.eval",
      "  ./assay export pareval-replay --to pareval --out results.json",
      "  ./assay export kernels-replay --to kernelbench --level 1 --out eval_results.json"
    })
final class ExportCommand extends Command {
  @Parameters(arity = "1..*", paramLabel = "RUN", description = "Paths, names, or parts of names.")
  private List<String> runs = new ArrayList<>();

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      required = true,
      description = {
        "csv: one row for each trial; timings: one row for each timed call, as CSV;",
        "jsonl: everything about each trial; eval: one run as a log of Inspect;",
        "pareval: one run as results that ParEval's own scripts read;",
        "kernelbench: one level of one run as results that KernelBench's own scripts read."
      })
  private Format to = Format.CSV;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      required = true,
      description = "The file to write.")
  private Path out = Path.of("export");

  @Option(
      names = "--level",
      paramLabel = "N",
      description = "For kernelbench: which level, where the run has tasks of several.")
  private @Nullable Integer level;

  private final Wiring wiring;

  ExportCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  enum Format {
    CSV,
    TIMINGS,
    JSONL,
    EVAL,
    PAREVAL,
    KERNELBENCH
  }

  record Document(Path out, Format to, int runs, long bytes) {}

  @Override
  ExitCode run() throws Exception {
    boolean single = to != Format.CSV && to != Format.TIMINGS && to != Format.JSONL;
    if (level != null && to != Format.KERNELBENCH) {
      throw Complaint.usage("--level is for --to kernelbench; the other formats hold all levels.");
    }
    if (single && runs.size() > 1) {
      throw Complaint.usage(
          "A file of this format holds one run; export each into a file of its own.");
    }
    try (OpenRuns open = OpenRuns.of(runs, wiring.places().runs())) {
      write(open.files());
    } catch (IOException e) {
      throw new Complaint(ExitCode.USAGE, out + " cannot be written (" + e.getMessage() + ").", e);
    }
    long bytes = Files.size(out);
    print(new Document(out, to, runs.size(), bytes), () -> "%s, %,d bytes\n".formatted(out, bytes));
    return ExitCode.DONE;
  }

  private void write(List<RunFile> files) throws Complaint, IOException {
    if (to == Format.EVAL) {
      InspectLog.write(files.getFirst(), out);
      return;
    }
    String chosen =
        to == Format.KERNELBENCH
            ? KernelbenchExport.level(files.getFirst(), Optional.ofNullable(level))
            : "";
    try (Writer writer = Files.newBufferedWriter(out, UTF_8)) {
      switch (to) {
        case CSV -> CsvExport.trials(files, writer);
        case TIMINGS -> CsvExport.timings(files, writer);
        case JSONL -> JsonLinesExport.write(files, writer);
        case PAREVAL -> ResultsExport.write(files.getFirst(), writer);
        case KERNELBENCH -> KernelbenchExport.write(files.getFirst(), chosen, writer);
        case EVAL -> throw new IllegalStateException("written above");
      }
    }
  }
}
