package assay.suites.flops;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import assay.task.Hash;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Tells apart versions of the solver by the classes it is made of. */
final class SolverCode {
  private static final String FOLDER = "assay/suites/flops";

  private static final Optional<String> HASH = read();

  private SolverCode() {}

  /** Empty where the classes cannot be looked at. */
  static Optional<String> hash() {
    return HASH;
  }

  private static Optional<String> read() {
    CodeSource source = SolverCode.class.getProtectionDomain().getCodeSource();
    if (source == null) {
      return Optional.empty();
    }
    try {
      Path place = Path.of(source.getLocation().toURI());
      if (Files.isDirectory(place)) {
        return Optional.of(hash(place.resolve(FOLDER)));
      }
      try (FileSystem jar = FileSystems.newFileSystem(place)) {
        return Optional.of(hash(jar.getPath(FOLDER)));
      }
    } catch (IOException | URISyntaxException e) {
      return Optional.empty();
    }
  }

  private static String hash(Path folder) throws IOException {
    List<String> parts = new ArrayList<>(List.of("solver"));
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        parts.add(folder.relativize(file).toString());
        parts.add(new String(Files.readAllBytes(file), ISO_8859_1));
      }
    }
    return Hash.of(parts);
  }
}
