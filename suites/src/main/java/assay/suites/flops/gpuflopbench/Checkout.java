package assay.suites.flops.gpuflopbench;

import assay.pack.Commit;
import assay.pack.PackError;
import assay.pack.PackException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A checkout of gpuFLOPBench, which is only ever read.
 *
 * @param commit what its {@code .git} says it is at
 */
public record Checkout(Path folder, String commit) {
  private static final String POINTER = "version https://git-lfs.github.com/";
  private static final Path TABLE = Path.of("dataset-creation", "gpuFLOPBench.csv");
  private static final Path PROFILES = Path.of("cuda-profiling", "profiling-data.csv");
  private static final Path COMMANDS = Path.of("cuda-profiling", "compile_commands.json");
  private static final Path ANNOTATIONS =
      Path.of("manual-code-classification", "manually_classified_CUDA_kernels.json");
  private static final Path SNIPPETS = Path.of("source-scraping", "extracted_CUDA_kernels.json");

  /** Looks at a folder; refuses one that has neither the published table nor what it came from. */
  public static Checkout inspect(Path folder) throws PackException {
    Path whole = folder.toAbsolutePath().normalize();
    Checkout checkout = new Checkout(whole, Commit.of(whole));
    List<PackError> missing = new ArrayList<>();
    if (!Files.isDirectory(checkout.programs())) {
      missing.add(error(checkout.programs(), "found nothing"));
    }
    if (!checkout.hasTable()) {
      for (Path needed : List.of(PROFILES, COMMANDS, ANNOTATIONS, SNIPPETS)) {
        Path file = whole.resolve(needed);
        if (!Files.isRegularFile(file)) {
          missing.add(error(file, "found nothing"));
        } else if (!isHere(file)) {
          missing.add(error(file, "found a pointer of Git LFS; fetch it with git lfs pull"));
        }
      }
    }
    if (!missing.isEmpty()) {
      throw new PackException(missing);
    }
    return checkout;
  }

  private static PackError error(Path file, String found) {
    return new PackError(file, 0, "", "expected this in a checkout of gpuFLOPBench, " + found);
  }

  /** Whether a file is there itself, and not only what Git LFS leaves in its place. */
  private static boolean isHere(Path file) {
    try (InputStream stream = Files.newInputStream(file)) {
      String start = new String(stream.readNBytes(POINTER.length()), StandardCharsets.UTF_8);
      return !start.equals(POINTER);
    } catch (IOException missing) {
      return false;
    }
  }

  /** Whether the published table itself is there. */
  public boolean hasTable() {
    return isHere(table());
  }

  Path table() {
    return folder.resolve(TABLE);
  }

  Path profiles() {
    return folder.resolve(PROFILES);
  }

  Path commands() {
    return folder.resolve(COMMANDS);
  }

  Path annotations() {
    return folder.resolve(ANNOTATIONS);
  }

  Path snippets() {
    return folder.resolve(SNIPPETS);
  }

  Path programs() {
    return folder.resolve("src");
  }
}
