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
 */
record Places(Path home, Path cache, Path runs) {
  static final String SCRATCH = "scratch";

  /** Where programs of any user get to. */
  static final Path SHARED_CACHE = Path.of("/var/tmp/assay");

  static Places find(Map<String, String> environment, Optional<String> homeProperty) {
    Path home = Path.of(homeProperty.orElse(".")).toAbsolutePath().normalize();
    Path user = Path.of(System.getProperty("user.home", "/tmp"));
    Path caches =
        Optional.ofNullable(environment.get("XDG_CACHE_HOME"))
            .filter(text -> !text.isBlank())
            .map(Path::of)
            .orElse(user.resolve(".cache"));
    Path cache =
        Optional.ofNullable(environment.get("ASSAY_CACHE"))
            .filter(text -> !text.isBlank())
            .map(Path::of)
            .orElse(caches.resolve("assay"));
    Path runs =
        Optional.ofNullable(environment.get("ASSAY_RUNS"))
            .filter(text -> !text.isBlank())
            .map(Path::of)
            .orElse(Path.of("runs"));
    return new Places(home, cache.toAbsolutePath(), runs);
  }

  Path scratch() {
    return cache.resolve(SCRATCH);
  }

  Path pack(String name) {
    return home.resolve("packs").resolve(name);
  }
}
