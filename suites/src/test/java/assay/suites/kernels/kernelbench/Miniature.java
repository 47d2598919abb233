package assay.suites.kernels.kernelbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A small checkout of our own, laid out as the real one. */
final class Miniature {
  private static final Path FILES = Path.of("src", "test", "resources", "kernelbench");

  private Miniature() {}

  /** A copy that a test may change. */
  static Path copy(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(FILES)) {
      for (Path file : files.toList()) {
        Path copy = folder.resolve(FILES.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(copy);
        } else {
          Files.copy(file, copy);
        }
      }
    }
    return folder;
  }
}
