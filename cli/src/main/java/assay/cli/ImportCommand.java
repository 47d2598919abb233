package assay.cli;

import assay.machine.Machine;
import assay.pack.PackException;
import assay.pack.Spelling;
import assay.runfile.RunFile;
import assay.runfile.RunFolder;
import assay.runfile.RunHeader;
import assay.statistics.Effort;
import assay.suites.pareval.Checkout;
import assay.suites.pareval.ImportedPack;
import assay.suites.pareval.OutputsFile;
import assay.suites.pareval.ParevalSuite;
import assay.suites.pareval.ResultsImport;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@CommandLine.Command(
    name = "import",
    description = {
      "Makes another benchmark's files usable here, and leaves them as they are:",
      "a checkout of ParEval or gpuFLOPBench becomes a pack, a file of ParEval's results becomes a run."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay import pareval ~/ParEval",
      "  ./assay import pareval results.json --name gpt-4",
      "  ./assay import gpuflopbench ~/gpuFLOPBench --out packs/gpuflopbench"
    })
final class ImportCommand extends Command {
  private static final List<String> FORMATS = List.of(ParevalSuite.NAME, GpuflopbenchImport.NAME);

  @Parameters(
      index = "0",
      paramLabel = "FORMAT",
      description = "Whose files they are: pareval, gpuflopbench.")
  private String format = "";

  @Parameters(index = "1", paramLabel = "PATH", description = "A checkout, or a file of results.")
  private Path source = Path.of("");

  @Option(
      names = {"-o", "--out"},
      paramLabel = "PATH",
      description = "The pack's folder, or the run file.")
  private @Nullable Path out;

  @Option(
      names = "--name",
      paramLabel = "MODEL",
      description = "The model that gave the results; the file's name by default.")
  private @Nullable String name;

  @Option(
      names = "--build",
      description = "Compile gpuFLOPBench's programs with nvcc, for --model static.")
  private boolean build;

  @Mixin private PackOption pack = new PackOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  private final Wiring wiring;

  ImportCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  record PackDocument(Path pack, String commit, String generation, int tasks, long skipped) {}

  record RunDocument(Path run, int trials) {}

  @Override
  ExitCode run() throws Exception {
    if (!FORMATS.contains(format)) {
      throw Complaint.usage(
          "There is no format '%s' to import, only %s%s"
              .formatted(format, String.join(", ", FORMATS), Spelling.hint(format, FORMATS)));
    }
    if (!Files.exists(source)) {
      throw Complaint.usage("There is nothing at " + source + "; check the path.");
    }
    if (format.equals(GpuflopbenchImport.NAME)) {
      return kernels();
    }
    if (build) {
      throw Complaint.usage(
          "--build is for gpuflopbench; ParEval's drivers are built as they run.");
    }
    return Files.isDirectory(source) ? checkout() : results();
  }

  private ExitCode kernels() throws Exception {
    if (!Files.isDirectory(source)) {
      throw Complaint.usage(source + " is no folder; name a checkout of gpuFLOPBench.");
    }
    Path folder = out == null ? wiring.places().imported(GpuflopbenchImport.NAME) : out;
    GpuflopbenchImport.Document document =
        new GpuflopbenchImport(source, folder, build, terminal).run(wiring.places().scratch());
    print(document, document::text);
    return ExitCode.DONE;
  }

  private ExitCode checkout() throws Exception {
    Checkout checkout = Checkout.inspect(source);
    Path folder = out == null ? wiring.places().imported(ParevalSuite.NAME) : out;
    ImportedPack.write(checkout, folder);
    List<Task> tasks = tasks(Optional.of(folder));
    long skipped = tasks.stream().filter(task -> task.skipped().isPresent()).count();
    PackDocument document =
        new PackDocument(
            folder,
            checkout.commit(),
            checkout.generation().name().toLowerCase(Locale.ROOT),
            tasks.size(),
            skipped);
    String own = out == null ? "" : " --pack " + Shell.quoted(folder.toString());
    print(
        document,
        () ->
            "%s: ParEval of the %s generation, %d tasks, %d of them skipped here.%nNext: ./assay run pareval%s --model replay:OUTPUTS.json%n"
                .formatted(folder, document.generation(), document.tasks(), skipped, own));
    return ExitCode.DONE;
  }

  private ExitCode results() throws Exception {
    OutputsFile results = OutputsFile.read(source);
    boolean known =
        pack.folder().isPresent() || Files.isDirectory(wiring.places().imported(ParevalSuite.NAME));
    List<Task> tasks = known ? tasks(pack.folder()) : List.of();
    String model = name == null ? fileName() : name;
    Path path =
        out == null
            ? wiring.places().runs().resolve("pareval-" + fileName() + RunFolder.EXTENSION)
            : out;
    if (Files.exists(path)) {
      throw Complaint.usage(path + " exists already; choose another --out.");
    }
    int judged;
    try (RunFile file = RunFile.create(path, header(model, results.hash()))) {
      judged = new ResultsImport(results, tasks).into(file);
    }
    print(
        new RunDocument(path, judged),
        () ->
            "%d results in %s%nNext: ./assay score %s --as pareval%n"
                .formatted(judged, path, path));
    return ExitCode.DONE;
  }

  private String fileName() {
    return String.valueOf(source.getFileName())
        .replaceFirst("\\.json$", "")
        .replaceAll("[^A-Za-z0-9._-]+", "-");
  }

  private List<Task> tasks(Optional<Path> folder)
      throws Complaint, PackException, IOException, InterruptedException {
    return wiring.catalogue(ParevalSuite.NAME, folder, Machine.read().cores().size()).tasks();
  }

  private RunHeader header(String model, String hash) {
    return new RunHeader(
        UUID.randomUUID(),
        Optional.empty(),
        Instant.now(),
        spec.commandLine().getParseResult().originalArgs(),
        ParevalSuite.NAME,
        ParevalSuite.NAME,
        hash,
        model,
        hash,
        "one-shot",
        Effort.STANDARD.name(),
        Map.of("cpu", "as recorded by ParEval"),
        Map.of(),
        Version.number());
  }
}
