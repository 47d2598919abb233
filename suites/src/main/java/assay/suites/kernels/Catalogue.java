package assay.suites.kernels;

import assay.suites.kernels.module.ModulePack;
import assay.suites.kernels.module.ModuleTask;
import assay.suites.kernels.module.Origin;
import assay.suites.kernels.module.Size;
import assay.suites.kernels.module.Variant;
import assay.task.Hash;
import assay.task.Task;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The tasks of a pack: each of its modules, asked for in one way or another. */
final class Catalogue {
  private final ModulePack pack;
  private final Tools tools;
  private final Map<Path, Need> needs;
  private final Map<String, ModuleTask> modules = new TreeMap<>();

  record Entry(ModuleTask module, Variant variant, Task task) {}

  /**
   * A catalogue.
   *
   * @param needs what modules need besides the suite's tools, by their file
   */
  Catalogue(ModulePack pack, Tools tools, Map<Path, Need> needs) {
    this.pack = pack;
    this.tools = tools;
    this.needs = Map.copyOf(needs);
    pack.modules().forEach(one -> modules.put(front(one) + "/" + one.id(), one));
  }

  /** What a task's id begins with. */
  private static String front(ModuleTask module) {
    return module.origin().map(Origin::pack).orElse(KernelsSuite.NAME);
  }

  /** What this machine can do best. */
  List<Task> usual() {
    return all(usualVariant());
  }

  /** How its modules are asked for where nobody says how. */
  Variant usualVariant() {
    Variant usual = tools.usual();
    boolean imported = pack.modules().stream().anyMatch(one -> one.origin().isPresent());
    return imported ? new Variant(usual.backend(), usual.precision(), Size.ORIGINAL) : usual;
  }

  /** Every module that there is in such a way. */
  List<Task> all(Variant variant) {
    return modules.values().stream()
        .filter(one -> one.isFor(variant))
        .map(one -> task(one, variant))
        .toList();
  }

  Optional<Entry> find(String id) {
    int last = id.lastIndexOf('/');
    if (last < 0) {
      return Optional.empty();
    }
    Optional<ModuleTask> module = Optional.ofNullable(modules.get(id.substring(0, last)));
    return Variant.labelled(id.substring(last + 1))
        .flatMap(
            variant ->
                module
                    .filter(one -> one.isFor(variant))
                    .map(one -> new Entry(one, variant, task(one, variant))));
  }

  private Task task(ModuleTask module, Variant variant) {
    String prompt = ModulePrompt.of(module, variant);
    Map<String, String> labels = new TreeMap<>();
    labels.put("exec", variant.label());
    labels.put("type", module.level());
    labels.put("level", module.level());
    labels.put("backend", variant.backend().label());
    labels.put("precision", variant.precision().label());
    labels.put("size", variant.size().label());
    if (!module.operators().isEmpty()) {
      labels.put("operators", String.join("+", module.operators()));
    }
    module.origin().ifPresent(origin -> origin.label(labels));
    return new Task(
        "%s/%s/%s".formatted(front(module), module.id(), variant.label()),
        KernelsSuite.NAME,
        pack.pack().name(),
        Hash.of("kernels", prompt, variant.label()),
        labels,
        prompt,
        obstacle(module, variant));
  }

  private Optional<String> obstacle(ModuleTask module, Variant variant) {
    return tools
        .obstacle(variant)
        .or(
            () ->
                Optional.ofNullable(needs.get(module.model()))
                    .flatMap(need -> need.obstacle(variant.backend())));
  }
}
