package assay.suites.parallel;

import assay.task.Hash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Kokkos on this machine that computes with OpenMP: the user's own, or the one that {@code
 * scripts/kokkos.sh} has made.
 *
 * @param root the folder it is installed in
 * @param version as its own header gives it
 * @param libraries its archives, in the order in which they are linked
 * @param fingerprint of everything that what was compiled with it depends on
 */
record Kokkos(Path root, String version, List<Path> libraries, String fingerprint) {
  static final String ROOT = "KOKKOS_ROOT";

  /** What to do where there is none. */
  static final String REMEDY = "no Kokkos with OpenMP: run scripts/kokkos.sh or set KOKKOS_ROOT";

  /** Where the script puts it when root runs it: programs of any user get there. */
  private static final Path SHARED = Path.of("/var/tmp/assay");

  private static final Pattern VERSION = Pattern.compile("#define KOKKOS_VERSION (\\d+)");
  private static final Pattern OPENMP = Pattern.compile("#define KOKKOS_ENABLE_OPENMP\\b");
  private static final List<String> ARCHIVES =
      List.of("libkokkosalgorithms.a", "libkokkoscontainers.a", "libkokkoscore.a");

  Kokkos {
    libraries = List.copyOf(libraries);
  }

  /** Only {@code KOKKOS_ROOT} where that is set: who names one wants no other. */
  static Optional<Kokkos> find(Map<String, String> environment) throws IOException {
    Optional<Path> named = folder(environment, ROOT);
    if (named.isPresent()) {
      return in(named.get());
    }
    Path user = Path.of(System.getProperty("user.home", "/tmp"));
    Path caches = folder(environment, "XDG_CACHE_HOME").orElse(user.resolve(".cache"));
    Path own = caches.resolve("assay");
    Path cache = folder(environment, "ASSAY_CACHE").orElse(own);
    for (Path place : List.of(cache, own, SHARED)) {
      Optional<Kokkos> found = in(place.resolve("kokkos"));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static Optional<Path> folder(Map<String, String> environment, String variable) {
    return Optional.ofNullable(environment.get(variable))
        .filter(text -> !text.isBlank())
        .map(text -> Path.of(text).toAbsolutePath().normalize());
  }

  /** The one in a folder, if it can compute with OpenMP and be linked into a program. */
  static Optional<Kokkos> in(Path root) throws IOException {
    Path settings = root.resolve("include/KokkosCore_config.h");
    if (!Files.isReadable(settings)) {
      return Optional.empty();
    }
    String text = Files.readString(settings);
    Matcher version = VERSION.matcher(text);
    List<Path> libraries = archives(root);
    if (!version.find() || !OPENMP.matcher(text).find() || libraries.isEmpty()) {
      return Optional.empty();
    }
    List<String> parts = new ArrayList<>(List.of(root.toString(), text));
    for (Path library : libraries) {
      parts.add(library + " " + Files.size(library) + " " + Files.getLastModifiedTime(library));
    }
    int number = Integer.parseInt(version.group(1));
    String name =
        "Kokkos %d.%d.%02d with OpenMP".formatted(number / 10000, number / 100 % 100, number % 100);
    return Optional.of(new Kokkos(root, name, libraries, Hash.of(parts)));
  }

  private static List<Path> archives(Path root) {
    for (String folder : List.of("lib", "lib64")) {
      List<Path> found = new ArrayList<>();
      for (String archive : ARCHIVES) {
        Path file = root.resolve(folder).resolve(archive);
        if (Files.isReadable(file)) {
          found.add(file);
        }
      }
      if (Files.isReadable(root.resolve(folder).resolve(ARCHIVES.getLast()))) {
        return found;
      }
    }
    return List.of();
  }

  /** As a system's headers, so that nobody is warned of what they do. */
  List<String> compilerFlags() {
    return List.of("-isystem", root.resolve("include").toString());
  }

  List<String> linkerFlags() {
    List<String> flags = new ArrayList<>();
    libraries.forEach(library -> flags.add(library.toString()));
    flags.add("-ldl");
    return flags;
  }
}
