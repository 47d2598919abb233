package assay.suites.flops.gpuflopbench;

import assay.pack.ImportedFrom;
import assay.pack.Pack;
import assay.pack.PackException;
import assay.suites.flops.kernel.FlopsKernel;
import assay.suites.flops.kernel.FlopsPack;
import assay.suites.flops.kernel.Origin;
import assay.suites.flops.kernel.Truth;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A pack made of a checkout: {@code pack.yaml} as every pack has it, {@code checkout.yaml} that
 * says where the checkout lies, {@code rows.jsonl} with what is asked and what is true, and the
 * cubins that were made. Sources stay in the checkout.
 */
public final class ImportedPack {
  /** The set that its kernels belong to. */
  public static final String NAME = "gpuflopbench";

  private static final String SUITE = "flops";
  private static final String ROWS = "rows.jsonl";

  private ImportedPack() {}

  /** The table of a checkout, published or made anew, with what is unsound marked. */
  public static List<Row> rows(Checkout checkout) throws PackException {
    List<Row> rows =
        checkout.hasTable() ? PublishedTable.rows(checkout) : new Rebuild(checkout).rows();
    return Unsound.builtIn().marked(rows);
  }

  /** Writes its files; what was there of an earlier import is replaced. */
  public static void write(Checkout checkout, List<Row> rows, Path folder) throws IOException {
    ImportedFrom.write(folder, NAME, SUITE, checkout.folder(), checkout.commit());
    RowFile.write(folder.resolve(ROWS), rows);
  }

  /** Whether a folder holds such a pack. */
  public static boolean isAt(Path folder) {
    return ImportedFrom.isSaidIn(folder);
  }

  /** Reads a pack; refuses it where its checkout is gone or has become another. */
  public static FlopsPack read(Path folder) throws PackException {
    Pack pack = Pack.read(folder, SUITE);
    ImportedFrom from = ImportedFrom.read(folder);
    Checkout checkout = Checkout.inspect(from.checkout());
    from.check(checkout.commit());
    Sources sources = new Sources(checkout);
    List<FlopsKernel> kernels = new ArrayList<>();
    for (Row row : RowFile.read(folder.resolve(ROWS))) {
      kernels.add(kernel(row, sources, folder));
    }
    return new FlopsPack(pack, kernels);
  }

  private static FlopsKernel kernel(Row row, Sources sources, Path folder) throws PackException {
    return new FlopsKernel(
        NAME + "/" + row.name(),
        "%s of %s".formatted(row.kernel(), row.program()),
        sources.of(row.program(), row.variant(), row.counts().kind()),
        row.compile(),
        row.run().isEmpty() ? List.of() : List.of(row.run()),
        row.kernel(),
        row.built().map(Row.Built::symbol),
        row.grid(),
        row.block(),
        0,
        Optional.empty(),
        row.attributes().stream().collect(Collectors.toMap(one -> one, _ -> "")),
        Optional.empty(),
        new Truth.Published(row.gpu(), row.counts()),
        folder,
        row.built().map(built -> folder.resolve(built.cubin())),
        Optional.of(
            new Origin(
                row.id(), row.program(), row.variant().label(), row.signature(), row.unsound())));
  }
}
