package assay.suites.flops.attribute;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.pack.Document;
import assay.pack.PackError;
import assay.pack.PackException;
import assay.suites.flops.kernel.Attribute;
import assay.suites.flops.kernel.FlopsKernel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What people say of a kernel: its declaration in {@code kernel.yaml}, and further opinions in
 * files of their own, {@code opinions/NAME.yaml} beside it.
 */
public final class Opinions {
  private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9_-]{0,39}");
  private static final String FOLDER = "opinions";
  private static final String SUFFIX = ".yaml";

  private Opinions() {}

  public static boolean isName(String name) {
    return NAME.matcher(name).matches();
  }

  /** Further opinions by name. */
  public static Map<String, Map<Attribute, String>> of(FlopsKernel kernel)
      throws IOException, PackException {
    Map<String, Map<Attribute, String>> opinions = new TreeMap<>();
    Path folder = kernel.folder().resolve(FOLDER);
    if (!Files.isDirectory(folder)) {
      return opinions;
    }
    List<Path> files;
    try (Stream<Path> entries = Files.list(folder)) {
      files = entries.filter(one -> one.toString().endsWith(SUFFIX)).sorted().toList();
    }
    for (Path file : files) {
      String name = String.valueOf(file.getFileName());
      opinions.put(name.substring(0, name.length() - SUFFIX.length()), read(file));
    }
    return opinions;
  }

  private static Map<Attribute, String> read(Path file) throws PackException {
    try {
      return AttributeText.read(file, Document.text(file));
    } catch (IllegalArgumentException e) {
      throw new PackException(
          List.of(new PackError(file, 0, "attributes", "expected known attributes, found others")));
    }
  }

  /** Writes the declaration, or the opinion of that name. */
  public static void write(
      FlopsKernel kernel, Optional<String> name, Map<Attribute, String> attributes)
      throws IOException, PackException {
    Path folder = kernel.folder();
    Path file = folder.resolve("kernel.yaml");
    String text;
    if (name.isPresent()) {
      file = Files.createDirectories(folder.resolve(FOLDER)).resolve(name.get() + SUFFIX);
      text = Files.exists(file) ? Document.text(file) : "schema: 1\nattributes: {}\n";
    } else {
      text = Document.text(file);
    }
    Path draft = file.resolveSibling(file.getFileName() + ".draft");
    try {
      Files.writeString(draft, AttributeText.replaced(file, text, attributes), UTF_8);
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  /** What is wrong with attributes that somebody wants to write, in one sentence. */
  public static Optional<String> trouble(FlopsKernel kernel, Map<Attribute, String> attributes) {
    String sources = String.join("\n", kernel.sources().values());
    for (Map.Entry<Attribute, String> one : attributes.entrySet()) {
      String label = one.getKey().label();
      if (one.getValue().isBlank()) {
        return Optional.of(
            "%s needs a proof: copy the piece of source that shows it.".formatted(label));
      }
      if (!sources.contains(one.getValue())) {
        return Optional.of(
            "The proof of %s is not in the sources: copy it as it stands there, from one line."
                .formatted(label));
      }
    }
    return Optional.empty();
  }
}
