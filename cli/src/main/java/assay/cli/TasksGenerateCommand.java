package assay.cli;

import assay.pack.Spelling;
import assay.report.Numbers;
import assay.suites.kernels.ModuleGeneration;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@CommandLine.Command(
    name = "generate",
    description = {
      "Makes a pack of new tasks that no model has seen, by the recipe of the KernelBench paper's appendix K.2:",
      "a main operator and two to five that follow it. Only what tells work from none is kept.",
      "The same seed gives the same tasks, and a larger count the same ones first."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay tasks generate kernels/level2 --seed 7 --count 50 --out fresh",
      "  ./assay run kernels --pack fresh --model anthropic:claude-sonnet-4-5"
    })
final class TasksGenerateCommand extends Command {
  private static final long LOG_NANOS = 10_000_000_000L;

  @Parameters(
      paramLabel = "SUITE/LEVEL",
      description = "What they are for: " + ModuleGeneration.LEVEL + ".")
  private String level = "";

  @Option(names = "--seed", paramLabel = "N", description = "Decides which; 1 by default.")
  private long seed = 1;

  @Option(names = "--count", paramLabel = "N", description = "How many; 20 by default.")
  private int count = 20;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FOLDER",
      description = "The pack's folder; kernels-level2-SEED by default.")
  private @Nullable Path out;

  private final Wiring wiring;
  private final long begin = System.nanoTime();
  private long shown = begin;

  TasksGenerateCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  record Document(Path pack, long seed, List<String> tasks, int thrown, double seconds) {}

  @Override
  ExitCode run() throws Exception {
    check();
    Path folder = out == null ? Path.of(level.replace('/', '-') + "-" + seed) : out;
    if (Files.exists(folder)) {
      throw Complaint.usage(folder + " exists already; choose another --out.");
    }
    List<String> tasks = new ArrayList<>();
    int thrown = 0;
    try (Waiting _ = Waiting.on(terminal, "starting PyTorch");
        ModuleGeneration generation = begin(folder)) {
      while (tasks.size() < count) {
        ModuleGeneration.Made made = generation.next();
        tasks.add(made.id());
        thrown += made.thrown();
        progress(tasks.size(), thrown);
      }
    } catch (ModuleGeneration.NoneLeftException e) {
      throw new Complaint(
          ExitCode.USAGE, "%s; choose a smaller --count.".formatted(e.getMessage()), e);
    }
    Document document = new Document(folder, seed, tasks, thrown, elapsed().toMillis() / 1e3);
    print(document, () -> view(document));
    return ExitCode.DONE;
  }

  private void check() throws Complaint {
    List<String> known = List.of(ModuleGeneration.LEVEL);
    if (!known.contains(level)) {
      throw Complaint.usage(
          "There is no recipe for '%s', only for %s%s"
              .formatted(level, ModuleGeneration.LEVEL, Spelling.hint(level, known)));
    }
    if (count < 1) {
      throw Complaint.usage("--count must be at least 1, not " + count + ".");
    }
    if (seed < 0) {
      throw Complaint.usage("--seed must be at least 0, not " + seed + ".");
    }
  }

  private ModuleGeneration begin(Path folder) throws Exception {
    Path scratch = Files.createDirectories(wiring.places().scratch());
    return wiring
        .moduleGeneration(folder.toAbsolutePath(), seed, scratch)
        .orElseThrow(
            () ->
                new Complaint(
                    ExitCode.LACKING,
                    "Tasks are certified with PyTorch, and there is none: apt install python3-torch, or set ASSAY_PYTHON."));
  }

  private void progress(int made, int thrown) {
    Duration elapsed = elapsed();
    int left = count - made;
    String line =
        "%d/%d made, %d thrown away (%s%s)"
            .formatted(
                made,
                count,
                thrown,
                Numbers.duration(elapsed),
                left == 0
                    ? ""
                    : ", about "
                        + Numbers.duration(elapsed.multipliedBy(left).dividedBy(made))
                        + " left");
    if (terminal.live()) {
      Waiting.on(terminal, line);
    } else if (left == 0 || System.nanoTime() - shown > LOG_NANOS) {
      shown = System.nanoTime();
      terminal.warn(line);
    }
  }

  private Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - begin);
  }

  private static String view(Document document) {
    return """
    %s: %s, certified here at the size small; %d more were thrown away.
    Next: ./assay run kernels --pack %s --model …
    """
        .formatted(
            document.pack(),
            Numbers.count(document.tasks().size(), "task"),
            document.thrown(),
            Shell.quoted(document.pack().toString()));
  }
}
