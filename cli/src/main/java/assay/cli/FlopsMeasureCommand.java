package assay.cli;

import assay.pack.PackException;
import assay.report.Numbers;
import assay.suites.flops.profile.Measurement;
import assay.suites.flops.profile.Profile;
import assay.suites.flops.profile.Profiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@CommandLine.Command(
    name = "measure",
    description = {
      "Builds the programs of kernels' folders, measures them on an NVIDIA GPU and writes truth.yaml and kernel.cubin beside them.",
      "A folder that cannot be measured is named, and the others are measured all the same."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  ./assay flops measure packs/flops/hopper/*"})
final class FlopsMeasureCommand extends Command {
  @Parameters(arity = "1..*", paramLabel = "FOLDER", description = "Folders with a kernel.yaml.")
  private List<Path> folders = new ArrayList<>();

  @Option(names = "--ncu", paramLabel = "COMMAND", description = "The profiler; ncu by default.")
  private String profiler = "ncu";

  private final Wiring wiring;

  FlopsMeasureCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  record Document(Map<String, Profile> measured, Map<String, String> failed) {}

  @Override
  ExitCode run() throws Exception {
    Path scratch = Files.createDirectories(wiring.places().scratch());
    Measurement measurement = new Measurement(Profiler.of(profiler), scratch);
    Map<String, Profile> measured = new ConcurrentSkipListMap<>();
    Map<String, String> failed = new ConcurrentSkipListMap<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(atOnce());
        Waiting _ = Waiting.on(terminal, "measuring " + Numbers.count(folders.size(), "kernel"))) {
      for (Path folder : folders) {
        threads.execute(
            () -> {
              try {
                measured.put(folder.toString(), measurement.measure(folder));
              } catch (IOException | PackException | RuntimeException e) {
                failed.put(folder.toString(), String.valueOf(e.getMessage()));
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                failed.put(folder.toString(), "interrupted");
              }
              progress(measured.size() + failed.size());
            });
      }
    }
    print(
        new Document(measured, failed),
        () -> {
          StringBuilder text = new StringBuilder();
          failed.forEach((folder, why) -> text.append("%s: %s\n".formatted(folder, why)));
          return text.append("%d measured, %d not\n".formatted(measured.size(), failed.size()))
              .toString();
        });
    return failed.isEmpty() ? ExitCode.DONE : ExitCode.NOT_MET;
  }

  private void progress(int done) {
    Waiting.on(terminal, "%d of %d measured".formatted(done, folders.size()));
  }

  /** Some are built while others are measured; a profiler waits for its turn by itself. */
  private static int atOnce() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
  }
}
