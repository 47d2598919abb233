package assay.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What a pack that was imported says of the checkout it points at, in its {@code checkout.yaml}.
 *
 * @param checkout where it lies
 * @param commit what it was when it was imported
 * @param file where that is said
 */
public record ImportedFrom(Path checkout, String commit, Path file) {
  private static final PackSchema SCHEMA =
      PackSchema.of(ImportedFrom.class, "checkout.schema.json");
  private static final String FILE = "checkout.yaml";

  /** Whether a folder holds a pack that was imported. */
  public static boolean isSaidIn(Path folder) {
    return Files.exists(folder.resolve(FILE));
  }

  /**
   * Writes {@code checkout.yaml}, and {@code pack.yaml} as every pack has it; what was there of an
   * earlier import is replaced.
   */
  public static void write(Path folder, String pack, String suite, Path checkout, String commit)
      throws IOException {
    Files.createDirectories(folder);
    Files.writeString(
        folder.resolve("pack.yaml"),
        """
        schema: 1
        name: %s
        version: "%s"
        suite: %s
        licence: MIT
        """
            .formatted(pack, Commit.shortened(commit), suite));
    Files.writeString(
        folder.resolve(FILE),
        """
        schema: 1
        folder: '%s'
        commit: "%s"
        """
            .formatted(checkout.toString().replace("'", "''"), commit));
  }

  public static ImportedFrom read(Path folder) throws PackException {
    Document document = Document.read(folder.resolve(FILE));
    SCHEMA.check(document);
    Place top = document.top();
    return new ImportedFrom(
        Path.of(top.entry("folder").text()), top.entry("commit").text(), document.file());
  }

  /** Refuses a checkout that has become another since. */
  public void check(String found) throws PackException {
    if (!found.equals(commit)) {
      throw new PackException(
          List.of(
              new PackError(
                  file,
                  0,
                  "commit",
                  "expected the checkout at %s, found it at %s; import it again"
                      .formatted(commit, found))));
    }
  }
}
