package assay.suites.kernels;

import assay.suites.kernels.module.ModulePack;
import assay.suites.kernels.module.ModuleTask;
import assay.suites.kernels.module.Variant;
import assay.task.Hash;
import assay.task.Task;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The tasks of a pack: each of its modules, asked for in one way or another. */
final class Catalogue {
  private final ModulePack pack;
  private final Tools tools;
  private final Map<String, ModuleTask> modules = new TreeMap<>();

  record Entry(ModuleTask module, Variant variant, Task task) {}

  Catalogue(ModulePack pack, Tools tools) {
    this.pack = pack;
    this.tools = tools;
    pack.modules().forEach(one -> modules.put(one.id(), one));
  }

  /** What this machine can do best. */
  List<Task> usual() {
    return all(tools.usual());
  }

  /** Every module that there is in such a way. */
  List<Task> all(Variant variant) {
    return modules.values().stream()
        .filter(one -> one.precisions().contains(variant.precision()))
        .map(one -> task(one, variant))
        .toList();
  }

  Optional<Entry> find(String id) {
    int from = id.indexOf('/') + 1;
    int last = id.lastIndexOf('/');
    if (!id.startsWith(KernelsSuite.NAME + "/") || last <= from) {
      return Optional.empty();
    }
    Optional<ModuleTask> module = Optional.ofNullable(modules.get(id.substring(from, last)));
    return Variant.labelled(id.substring(last + 1))
        .flatMap(variant -> module.map(one -> new Entry(one, variant, task(one, variant))));
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
    labels.put("operators", String.join("+", module.operators()));
    return new Task(
        "%s/%s/%s".formatted(KernelsSuite.NAME, module.id(), variant.label()),
        KernelsSuite.NAME,
        pack.pack().name(),
        Hash.of("kernels", prompt, variant.label()),
        labels,
        prompt,
        tools.obstacle(variant));
  }
}
