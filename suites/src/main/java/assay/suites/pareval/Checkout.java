package assay.suites.pareval;

import assay.pack.Commit;
import assay.pack.PackError;
import assay.pack.PackException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A checkout of ParEval, which is only ever read.
 *
 * @param commit what its {@code .git} says it is at; {@code unknown} where it does not say
 */
public record Checkout(Path folder, String commit, Generation generation) {
  private static final Path BUILD_CONFIGURATIONS = Path.of("drivers", "build-configs.json");
  private static final List<Path> NEEDED =
      List.of(
          Path.of("prompts", "generation-prompts.json"),
          Path.of("drivers", "launch-configs.json"),
          Path.of("drivers", "problem-sizes.json"),
          Path.of("drivers", "cpp", "models"),
          Path.of("drivers", "cpp", "benchmarks"),
          Path.of("drivers", "cpp", "utilities.hpp"));

  /** Looks at a folder; refuses one that lacks what every ParEval has. */
  public static Checkout inspect(Path folder) throws PackException {
    Path whole = folder.toAbsolutePath().normalize();
    List<PackError> missing = new ArrayList<>();
    for (Path needed : NEEDED) {
      if (!Files.exists(whole.resolve(needed))) {
        missing.add(
            new PackError(
                whole.resolve(needed),
                0,
                "",
                "expected this in a checkout of ParEval, found nothing"));
      }
    }
    if (!missing.isEmpty()) {
      throw new PackException(missing);
    }
    return new Checkout(whole, Commit.of(whole), generation(whole));
  }

  private static Generation generation(Path folder) {
    return Files.exists(folder.resolve(BUILD_CONFIGURATIONS))
        ? Generation.SECOND
        : Generation.FIRST;
  }

  Path prompts() {
    return folder.resolve("prompts").resolve("generation-prompts.json");
  }

  Path launches() {
    return folder.resolve("drivers").resolve("launch-configs.json");
  }

  Path sizes() {
    return folder.resolve("drivers").resolve("problem-sizes.json");
  }

  Path buildConfigurations() {
    return folder.resolve(BUILD_CONFIGURATIONS);
  }

  /** The folder its compiler is told to look for headers in. */
  Path cpp() {
    return folder.resolve("drivers").resolve("cpp");
  }

  Path models() {
    return cpp().resolve("models");
  }

  Path benchmark(String type, String name) {
    return cpp().resolve("benchmarks").resolve(type).resolve(name);
  }
}
