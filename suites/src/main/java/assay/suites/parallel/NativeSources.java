package assay.suites.parallel;

import assay.task.Hash;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The C++ that Assay brings itself, in a folder for each part.
 *
 * @param folder where the parts are
 */
record NativeSources(Path folder) {
  Path part(String name) {
    return folder.resolve(name);
  }

  /** Tells apart what is compiled from these parts with these options. */
  String hash(List<String> options, List<String> parts) {
    Map<String, String> texts = new TreeMap<>();
    try {
      for (String part : parts) {
        for (Path file : files(part)) {
          texts.put(part + "/" + file.getFileName(), Files.readString(file));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    List<String> all = new ArrayList<>(options);
    texts.forEach((name, text) -> all.addAll(List.of(name, text)));
    return Hash.of(all);
  }

  /** Copies the files of a part, whose folder others may not be able to read. */
  void copy(String part, Path target) throws IOException {
    for (Path file : files(part)) {
      Files.copy(file, target.resolve(file.getFileName()));
    }
  }

  private List<Path> files(String part) throws IOException {
    try (Stream<Path> entries = Files.list(part(part))) {
      return entries.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
