package assay.suites.parallel.problem;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.suites.parallel.signature.Identifier;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A new problem that already works: it loads, builds, and its oracles are correct.
 *
 * @param name of its folder; the function is called the same, in C++ spelling
 */
public record Scaffold(String type, String name) {
  private static final Pattern FOLDER = Pattern.compile("[a-z0-9][a-z0-9_-]*");

  /** What keeps it from being made, empty where nothing does. */
  public Optional<String> objection() {
    for (String folder : new String[] {type, name}) {
      if (!FOLDER.matcher(folder).matches()) {
        return Optional.of(
            "'" + folder + "' must be of lower-case letters, digits, hyphens and underscores");
      }
    }
    return Identifier.objection(function());
  }

  /** Writes the folder into the pack, and the pack's own file where it is missing. */
  public Path write(Path pack) throws IOException {
    Path folder = pack.resolve(type).resolve(name);
    Files.createDirectories(folder.resolve("oracles"));
    Map<Path, String> files = new LinkedHashMap<>();
    files.put(folder.resolve("problem.yaml"), "problem.yaml");
    files.put(folder.resolve("problem.cpp"), "problem.cpp");
    files.put(folder.resolve("oracles/serial.cpp"), "serial.cpp");
    files.put(folder.resolve("oracles/omp.cpp"), "omp.cpp");
    if (!Files.exists(pack.resolve("pack.yaml"))) {
      files.put(pack.resolve("pack.yaml"), "pack.yaml");
    }
    String packName = String.valueOf(pack.toAbsolutePath().normalize().getFileName());
    for (Map.Entry<Path, String> file : files.entrySet()) {
      Files.writeString(file.getKey(), text(file.getValue(), packName));
    }
    return folder;
  }

  private String text(String template, String packName) throws IOException {
    try (InputStream in = Scaffold.class.getResourceAsStream("scaffold/" + template)) {
      if (in == null) {
        throw new IllegalStateException("there is no template " + template);
      }
      return new String(in.readAllBytes(), UTF_8)
          .replace("@PACK@", spelled(packName))
          .replace("@TITLE@", title())
          .replace("@FUNCTION@", function());
    }
  }

  /** The folder's name as far as a pack may be called so. */
  private static String spelled(String folder) {
    String name = folder.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    String trimmed = name.replaceAll("^-|-$", "");
    return trimmed.isEmpty() ? "pack" : trimmed;
  }

  private String title() {
    String words = name.replaceAll("[_-]+", " ");
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  private String function() {
    StringBuilder function = new StringBuilder();
    for (String word : name.split("[_-]+", -1)) {
      if (!word.isEmpty()) {
        function.append(
            function.isEmpty()
                ? word
                : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
      }
    }
    return function.toString();
  }
}
