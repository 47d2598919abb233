package assay.suites.pareval;

import assay.pack.ImportedFrom;
import assay.pack.Pack;
import assay.pack.PackException;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A pack that points at a checkout: {@code pack.yaml} as every pack has it, and {@code
 * checkout.yaml} that says where the checkout lies and what it was when it was imported.
 */
public record ImportedPack(Pack pack, Checkout checkout) {

  /** Writes the two files; what was there of an earlier import is replaced. */
  public static void write(Checkout checkout, Path folder) throws IOException {
    ImportedFrom.write(
        folder, ParevalSuite.NAME, ParevalSuite.NAME, checkout.folder(), checkout.commit());
  }

  /** Reads a pack; refuses it where its checkout is gone or has become another. */
  public static ImportedPack read(Path folder) throws PackException {
    Pack pack = Pack.read(folder, ParevalSuite.NAME);
    ImportedFrom from = ImportedFrom.read(folder);
    Checkout checkout = Checkout.inspect(from.checkout());
    from.check(checkout.commit());
    return new ImportedPack(pack, checkout);
  }
}
