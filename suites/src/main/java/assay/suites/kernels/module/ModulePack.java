package assay.suites.kernels.module;

import assay.pack.Document;
import assay.pack.Pack;
import assay.pack.PackError;
import assay.pack.PackException;
import assay.pack.PackSchema;
import assay.pack.Place;
import assay.pack.Report;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** A pack of modules, a folder for each level with a folder for each module. */
public record ModulePack(Pack pack, List<ModuleTask> modules) {
  private static final PackSchema SCHEMA = PackSchema.of(ModulePack.class, "task.schema.json");
  private static final String DESCRIPTION = "task.yaml";
  private static final String SOURCE = "model.py";

  public ModulePack {
    modules = List.copyOf(modules);
  }

  /** Loads a whole pack, or reports everything that is wrong in it. */
  public static ModulePack load(Path folder, String suite) throws PackException {
    Pack pack = Pack.read(folder, suite);
    Report report = new Report();
    List<ModuleTask> modules = new ArrayList<>();
    for (Path level : folders(folder)) {
      for (Path module : folders(level)) {
        try {
          modules.add(read(module));
        } catch (PackException e) {
          report.addAll(e);
        }
      }
    }
    if (modules.isEmpty() && report.isEmpty()) {
      report.add(
          new PackError(folder, 0, "", "expected modules in <level>/<module>/" + DESCRIPTION));
    }
    report.check();
    return new ModulePack(pack, modules);
  }

  private static ModuleTask read(Path folder) throws PackException {
    Document document = Document.read(folder.resolve(DESCRIPTION));
    SCHEMA.check(document);
    Place top = document.top();
    Map<Size, JsonNode> sizes = new EnumMap<>(Size.class);
    sizes.put(Size.PAPER, JsonNodeFactory.instance.objectNode());
    for (Place size : top.entry("sizes").entries()) {
      sizes.put(Size.valueOf(size.key().toUpperCase(Locale.ROOT)), size.node());
    }
    return new ModuleTask(
        "%s/%s"
            .formatted(folder.resolveSibling(".").normalize().getFileName(), folder.getFileName()),
        folder.toAbsolutePath().normalize(),
        SOURCE,
        top.entry("title").text(),
        top.entry("operators").items().stream().map(Place::text).toList(),
        sizes,
        precisions(top),
        top.find("changed").map(Place::text),
        Document.text(folder.resolve(SOURCE)),
        Optional.empty());
  }

  private static Set<Precision> precisions(Place top) {
    Set<Precision> precisions = EnumSet.noneOf(Precision.class);
    for (Place one : top.entry("precisions").items()) {
      precisions.add(Precision.valueOf(one.text().toUpperCase(Locale.ROOT)));
    }
    return precisions.isEmpty() ? EnumSet.allOf(Precision.class) : precisions;
  }

  /** Those that can hold modules: what begins with another word is something else. */
  private static List<Path> folders(Path folder) throws PackException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries
          .filter(Files::isDirectory)
          .filter(one -> !one.endsWith("certificates"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new PackException(
          List.of(new PackError(folder, 0, "", "expected a readable folder, found: " + e)));
    }
  }
}
