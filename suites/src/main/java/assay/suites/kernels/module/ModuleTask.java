package assay.suites.kernels.module;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * A module of a pack.
 *
 * @param id its level and name, such as {@code level1/019-relu}
 * @param folder where it was read from
 * @param file the file in it that holds the module
 * @param title what the original calls it
 * @param operators what it computes, in order
 * @param sizes the constants that each size changes
 * @param precisions those it can be computed in
 * @param changed what differs from the original, and why
 * @param source the text of its file
 * @param origin what the benchmark it was imported from says of it
 */
public record ModuleTask(
    String id,
    Path folder,
    String file,
    String title,
    List<String> operators,
    Map<Size, JsonNode> sizes,
    Set<Precision> precisions,
    Optional<String> changed,
    String source,
    Optional<Origin> origin) {
  public ModuleTask {
    operators = List.copyOf(operators);
    sizes = Map.copyOf(sizes);
    precisions = Set.copyOf(precisions);
  }

  /** Such as {@code level1}. */
  public String level() {
    return id.substring(0, id.indexOf('/'));
  }

  /** Whether it can be asked for in such a way. */
  public boolean isFor(Variant variant) {
    return precisions.contains(variant.precision()) && sizes.containsKey(variant.size());
  }

  /** The file that holds it. */
  public Path model() {
    return folder.resolve(file);
  }

  /** A solution that comes with it. */
  public Path oracle(Backend backend) {
    return folder.resolve("oracles").resolve(backend.label() + ".py");
  }
}
