package assay.suites.kernels.kernelbench;

import assay.pack.Commit;
import assay.pack.Document;
import assay.pack.Pack;
import assay.pack.PackError;
import assay.pack.PackException;
import assay.pack.PackSchema;
import assay.suites.kernels.module.ModulePack;
import assay.suites.kernels.module.ModuleTask;
import assay.suites.kernels.module.Origin;
import assay.suites.kernels.module.Precision;
import assay.suites.kernels.module.Size;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * A pack that points at a checkout: {@code pack.yaml} as every pack has it, and {@code
 * checkout.yaml} that says where the checkout lies. Modules stay in the checkout.
 */
public final class ImportedPack {
  /** What its tasks' ids begin with. */
  public static final String NAME = "kernelbench";

  private static final PackSchema SCHEMA =
      PackSchema.of(ImportedPack.class, "checkout.schema.json");
  private static final String SUITE = "kernels";
  private static final String CHECKOUT = "checkout.yaml";

  private ImportedPack() {}

  /** Writes its files; what was there of an earlier import is replaced. */
  public static void write(Checkout checkout, Path folder) throws IOException {
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
            .formatted(NAME, Commit.shortened(checkout.commit()), SUITE));
    Files.writeString(
        folder.resolve(CHECKOUT),
        """
        schema: 1
        folder: '%s'
        commit: "%s"
        """
            .formatted(checkout.folder().toString().replace("'", "''"), checkout.commit()));
  }

  /** Whether a folder holds such a pack. */
  public static boolean isAt(Path folder) {
    return Files.exists(folder.resolve(CHECKOUT));
  }

  /** Reads a pack; refuses it where its checkout is gone or has become another. */
  public static ModulePack read(Path folder) throws PackException {
    Pack pack = Pack.read(folder, SUITE);
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
    Unsound unsound = Unsound.builtIn();
    List<ModuleTask> modules = new ArrayList<>();
    for (Problem problem : checkout.problems()) {
      modules.add(module(problem, unsound));
    }
    return new ModulePack(pack, modules);
  }

  private static ModuleTask module(Problem problem, Unsound unsound) throws PackException {
    String source = Document.text(problem.file());
    return new ModuleTask(
        problem.id(),
        problem.file().resolveSibling("").normalize(),
        String.valueOf(problem.file().getFileName()),
        problem.name(),
        List.of(),
        Map.of(Size.ORIGINAL, JsonNodeFactory.instance.objectNode()),
        EnumSet.allOf(Precision.class),
        Optional.empty(),
        source.endsWith("\n") ? source : source + "\n",
        Optional.of(
            new Origin(
                NAME, problem.number(), unsound.reason(problem), unsound.deceived(problem))));
  }
}
