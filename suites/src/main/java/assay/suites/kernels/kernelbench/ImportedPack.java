package assay.suites.kernels.kernelbench;

import assay.pack.Document;
import assay.pack.ImportedFrom;
import assay.pack.Pack;
import assay.pack.PackException;
import assay.suites.kernels.module.ModulePack;
import assay.suites.kernels.module.ModuleTask;
import assay.suites.kernels.module.Origin;
import assay.suites.kernels.module.Precision;
import assay.suites.kernels.module.Size;
import java.io.IOException;
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

  private static final String SUITE = "kernels";

  private ImportedPack() {}

  /** Writes its files; what was there of an earlier import is replaced. */
  public static void write(Checkout checkout, Path folder) throws IOException {
    ImportedFrom.write(folder, NAME, SUITE, checkout.folder(), checkout.commit());
  }

  /** Whether a folder holds such a pack. */
  public static boolean isAt(Path folder) {
    return ImportedFrom.isSaidIn(folder);
  }

  /** Reads a pack; refuses it where its checkout is gone or has become another. */
  public static ModulePack read(Path folder) throws PackException {
    Pack pack = Pack.read(folder, SUITE);
    ImportedFrom from = ImportedFrom.read(folder);
    Checkout checkout = Checkout.inspect(from.checkout());
    from.check(checkout.commit());
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
