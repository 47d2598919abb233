package assay.suites.kernels;

import assay.suites.kernels.module.ModuleTask;
import assay.suites.kernels.module.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * What the judge in Python is told besides its job.
 *
 * @param file holds it
 * @param told the folder in which the judge tells the runners what they may know
 */
record Settings(Path file, Path told) {
  static Settings in(Path folder, ModuleTask module, Variant variant, int threads, Tools tools)
      throws IOException, InterruptedException {
    Path told = Files.createDirectory(folder.resolve("told"));
    for (Path one : new Path[] {folder, told}) {
      Files.setPosixFilePermissions(one, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
    ObjectNode settings = JsonMapper.shared().createObjectNode();
    settings.put("seats", tools.parts().seats().toString());
    settings.put("model", module.model().toString());
    settings.set("sizes", module.sizes().get(variant.size()));
    settings.put("told", told.toString());
    settings.put("threads", threads);
    settings.put("precision", variant.precision().label());
    Path file = Files.writeString(folder.resolve("settings.json"), settings.toString());
    return new Settings(file, told);
  }
}
