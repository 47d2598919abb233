package assay.suites.kernels;

import assay.suites.kernels.module.ModuleTask;
import assay.suites.kernels.module.Size;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** A module at one of its sizes. */
record SizedModule(ModuleTask module, Size size) {
  /** The constants that are others than in its file. */
  JsonNode constants() {
    return Optional.ofNullable(module.sizes().get(size))
        .orElse(JsonNodeFactory.instance.objectNode());
  }
}
