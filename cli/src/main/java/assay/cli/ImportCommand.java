package assay.cli;

import assay.machine.Machine;
import assay.pack.PackException;
import assay.pack.Spelling;
import assay.runfile.RunFile;
import assay.suites.kernels.kernelbench.ResultsFile;
import assay.suites.pareval.Checkout;
import assay.suites.pareval.ImportedPack;
import assay.suites.pareval.OutputsFile;
import assay.suites.pareval.ParevalSuite;
import assay.suites.pareval.ResultsImport;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
      "a checkout of ParEval, KernelBench or gpuFLOPBench becomes a pack, results of ParEval or KernelBench become a run."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay import pareval ~/ParEval",
      "  ./assay import pareval results.json --name gpt-4",
      "  ./assay import gpuflopbench ~/gpuFLOPBench --out packs/gpuflopbench",
      "  ./assay import kernelbench ~/KernelBench",
      "  ./assay import kernelbench ~/KernelBench/runs/gpt-4 --level 1 --baseline baseline_time_torch.json"
    })
final class ImportCommand extends Command {
  private static final List<String> FORMATS =
      List.of(ParevalSuite.NAME, KernelbenchImport.NAME, GpuflopbenchImport.NAME);

  @Parameters(
      index = "0",
      paramLabel = "FORMAT",
      description = "Whose files they are: pareval, kernelbench, gpuflopbench.")
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

  @Option(
      names = "--level",
      paramLabel = "N",
      description = "The level KernelBench's results are about, where nothing beside them says so.")
  private @Nullable Integer level;

  @Option(
      names = "--baseline",
      paramLabel = "FILE",
      description =
          "What KernelBench's results are compared with: a file of its results/timing, for speedups.")
  private @Nullable Path baseline;

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
    if (build && !format.equals(GpuflopbenchImport.NAME)) {
      throw Complaint.usage("--build is for gpuflopbench; others' programs are built as they run.");
    }
    if ((level != null || baseline != null) && !format.equals(KernelbenchImport.NAME)) {
      throw Complaint.usage("--level and --baseline are for results of kernelbench.");
    }
    return switch (format) {
      case GpuflopbenchImport.NAME -> kernels();
      case KernelbenchImport.NAME -> kernelbench();
      default -> Files.isDirectory(source) ? checkout() : results();
    };
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
    String plain = String.valueOf(source.getFileName()).replaceFirst("\\.json$", "");
    ImportedRun run = run(plain);
    int judged;
    try (RunFile file =
        RunFile.create(
            run.path(),
            run.header(
                ParevalSuite.NAME, ParevalSuite.NAME, results.hash(), "as recorded by ParEval"))) {
      judged = new ResultsImport(results, tasks).into(file);
    }
    return told(run, judged, " --as " + ParevalSuite.NAME);
  }

  private ExitCode kernelbench() throws Exception {
    if (Files.isDirectory(source) && KernelbenchImport.isAt(source)) {
      Path folder = out == null ? wiring.places().imported(KernelbenchImport.NAME) : out;
      KernelbenchImport.Document document = new KernelbenchImport(source, folder, wiring).run();
      print(document, document::text);
      return ExitCode.DONE;
    }
    Path file = Files.isDirectory(source) ? source.resolve(ResultsFile.NAME) : source;
    if (!Files.exists(file)) {
      throw Complaint.usage(
          "%s is neither a checkout of KernelBench, which has a folder KernelBench, nor a run of its with an %s."
              .formatted(source, ResultsFile.NAME));
    }
    Path own = pack.folder().orElse(wiring.places().imported(KernelbenchImport.NAME));
    KernelbenchResults results =
        new KernelbenchResults(
            file, own, Optional.ofNullable(level), Optional.ofNullable(baseline), wiring);
    ImportedRun run = run(results.generated().name());
    return told(run, results.into(run), " --as " + KernelbenchImport.NAME);
  }

  /** The run that results of such a name become. */
  private ImportedRun run(String plain) throws Complaint {
    List<String> command = spec.commandLine().getParseResult().originalArgs();
    return ImportedRun.of(format, plain, name, out, command, wiring.places().runs());
  }

  private ExitCode told(ImportedRun run, int judged, String as) {
    String next = Shell.quoted(run.path().toString());
    print(
        new RunDocument(run.path(), judged),
        () ->
            "%d results in %s%nNext: ./assay score %s%s%n".formatted(judged, run.path(), next, as));
    return ExitCode.DONE;
  }

  private List<Task> tasks(Optional<Path> folder)
      throws Complaint, PackException, IOException, InterruptedException {
    return wiring.catalogue(ParevalSuite.NAME, folder, Machine.read().cores().size()).tasks();
  }
}
