package assay.suites.pareval;

import assay.pack.Commit;
import assay.pack.Document;
import assay.pack.Pack;
import assay.pack.PackError;
import assay.pack.PackException;
import assay.pack.PackSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * A pack that points at a checkout: {@code pack.yaml} as every pack has it, and {@code
 * checkout.yaml} that says where the checkout lies and what it was when it was imported.
 */
public record ImportedPack(Pack pack, Checkout checkout) {
  private static final PackSchema SCHEMA =
      PackSchema.of(ImportedPack.class, "checkout.schema.json");
  private static final String CHECKOUT = "checkout.yaml";

  /** Writes the two files; what was there of an earlier import is replaced. */
  public static void write(Checkout checkout, Path folder) throws IOException {
    Files.createDirectories(folder);
    String version = Commit.shortened(checkout.commit());
    Files.writeString(
        folder.resolve("pack.yaml"),
        """
        schema: 1
        name: %s
        version: "%s"
        suite: %s
        licence: MIT
        """
            .formatted(ParevalSuite.NAME, version, ParevalSuite.NAME));
    Files.writeString(
        folder.resolve(CHECKOUT),
        """
        schema: 1
        folder: %s
        commit: "%s"
        generation: %s
        """
            .formatted(
                quoted(checkout.folder().toString()),
                checkout.commit(),
                checkout.generation().name().toLowerCase(Locale.ROOT)));
  }

  /** Reads a pack; refuses it where its checkout is gone or has become another. */
  public static ImportedPack read(Path folder) throws PackException {
    Pack pack = Pack.read(folder, ParevalSuite.NAME);
    Document document = Document.read(folder.resolve(CHECKOUT));
    SCHEMA.check(document);
    Checkout checkout = Checkout.inspect(Path.of(document.top().entry("folder").text()));
    String imported = document.top().entry("commit").text();
    if (!imported.equals(checkout.commit())) {
      throw new PackException(
          List.of(
              new PackError(
                  document.file(),
                  0,
                  "commit",
                  "expected the checkout at %s, found it at %s; import it again"
                      .formatted(imported, checkout.commit()))));
    }
    return new ImportedPack(pack, checkout);
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "''") + "'";
  }
}
