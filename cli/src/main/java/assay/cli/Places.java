package assay.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Where things lie.
 *
 * @param home the installation: {@code native/}, {@code packs/}, {@code redteam/}
 * @param cache what can be made again
 * @param runs run files, unless the user says otherwise
 * @param imports packs that were imported
 */
record Places(Path home, Path cache, Path runs, Path imports) {
  static final String SCRATCH = "scratch";

  /** Where programs of any user get to. */
  static final Path SHARED_CACHE = Path.of("/var/tmp/assay");

  static Places find(Map<String, String> environment, Optional<String> homeProperty) {
    Path home = Path.of(homeProperty.orElse(".")).toAbsolutePath().normalize();
    Path user = Path.of(System.getProperty("user.home", "/tmp"));
    Path caches = named(environment, "XDG_CACHE_HOME").orElse(user.resolve(".cache"));
    Path cache = named(environment, "ASSAY_CACHE").orElse(caches.resolve("assay"));
    Path runs = named(environment, "ASSAY_RUNS").orElse(Path.of("runs"));
    Path data = named(environment, "XDG_DATA_HOME").orElse(user.resolve(".local/share"));
    Path imports = named(environment, "ASSAY_PACKS").orElse(data.resolve("assay/packs"));
    return new Places(home, cache.toAbsolutePath(), runs, imports.toAbsolutePath());
  }

  private static Optional<Path> named(Map<String, String> environment, String variable) {
    return Optional.ofNullable(environment.get(variable))
        .filter(text -> !text.isBlank())
        .map(Path::of);
  }

  Path scratch() {
    return cache.resolve(SCRATCH);
  }

  /** What models are told around their tasks. */
  Path prompts() {
    return home.resolve("prompts");
  }

  /** Times of modules compiled by PyTorch. */
  Path baselines() {
    return cache.resolve("baselines");
  }

  Path pack(String name) {
    return home.resolve("packs").resolve(name);
  }

  Path imported(String name) {
    return imports.resolve(name);
  }
}
