package assay.strategy;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.task.Hash;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Texts with places to fill in, such as {@code {{code}}}. A user's folder may replace any of them
 * by a file of the same name.
 */
public final class Templates {
  private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z]+)}}");

  private final Path usual;
  private final Optional<Path> own;

  /**
   * Templates of a folder.
   *
   * @param own files here go before those of the same name in the usual folder
   */
  public Templates(Path usual, Optional<Path> own) {
    this.usual = usual;
    this.own = own;
  }

  /** The file of that name that counts. */
  Path file(String name) {
    return own.map(folder -> folder.resolve(name))
        .filter(Files::isRegularFile)
        .orElse(usual.resolve(name));
  }

  /** The folder of that name that counts. */
  Path folder(String name) {
    return own.map(folder -> folder.resolve(name))
        .filter(Files::isDirectory)
        .orElse(usual.resolve(name));
  }

  /** Names of the files below a folder, whichever of both has them, without what they end in. */
  List<String> names(String folder, String ending) {
    TreeSet<String> names = new TreeSet<>();
    for (Path place : own.map(mine -> List.of(usual, mine)).orElse(List.of(usual))) {
      Path here = place.resolve(folder);
      for (Path file : Files.isDirectory(here) ? files(here) : List.<Path>of()) {
        String name = String.valueOf(file.getFileName());
        if (name.endsWith(ending)) {
          names.add(name.substring(0, name.length() - ending.length()));
        }
      }
    }
    return List.copyOf(names);
  }

  /** The template with its places filled; what is filled in is taken as it is. */
  String filled(String name, Map<String, String> values) {
    return PLACE
        .matcher(read(file(name)).strip())
        .replaceAll(place -> Matcher.quoteReplacement(value(name, place.group(1), values)));
  }

  private String value(String name, String place, Map<String, String> values) {
    String value = values.get(place);
    if (value == null) {
      throw new IllegalArgumentException(
          "%s has a place {{%s}} that nothing fills; there are %s."
              .formatted(file(name), place, String.join(", ", values.keySet())));
    }
    return value;
  }

  static String read(Path file) {
    try {
      return Files.readString(file, UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What tells these from others: every file of both folders, with its text. */
  public String hash() {
    List<String> parts = new ArrayList<>(List.of("templates"));
    for (Path folder : own.map(mine -> List.of(usual, mine)).orElse(List.of(usual))) {
      for (Path file : files(folder)) {
        parts.add(folder.relativize(file).toString());
        parts.add(read(file));
      }
    }
    return Hash.of(parts);
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
