package assay.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which pack a suite's tasks come from. */
final class PackOption {
  @Option(
      names = "--pack",
      paramLabel = "FOLDER",
      description = "A pack of your own instead of the built-in one.")
  private @Nullable Path folder;

  Optional<Path> folder() {
    return Optional.ofNullable(folder);
  }
}
