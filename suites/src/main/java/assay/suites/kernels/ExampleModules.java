package assay.suites.kernels;

import assay.pack.Document;
import assay.pack.PackException;
import assay.suite.Example;
import assay.suites.kernels.module.ModulePack;
import assay.suites.kernels.module.ModuleTask;
import assay.suites.kernels.module.Variant;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Modules with solutions that prompts show, in packs like any other. */
final class ExampleModules {
  private final Map<Path, ModulePack> packs = new ConcurrentHashMap<>();

  /**
   * A module with its solution.
   *
   * @param answer the whole code, as an answer holds it
   */
  record Solved(String name, ModuleTask module, String answer) {}

  /** Those that are solved with the same means, shown by their sources. */
  List<Example> of(Path folder, Variant variant) throws PackException {
    return solved(folder, variant).stream()
        .map(
            one -> new Example(one.name(), ModulePrompt.shown(one.module(), variant), one.answer()))
        .toList();
  }

  /** Those that are solved with the same means. */
  List<Solved> solved(Path folder, Variant variant) throws PackException {
    List<Solved> examples = new ArrayList<>();
    for (ModuleTask module : pack(folder).modules()) {
      Path solution = module.oracle(variant.backend());
      if (Files.exists(solution)) {
        examples.add(
            new Solved(
                Example.name(String.valueOf(module.folder().getFileName())),
                module,
                "```python\n" + Document.text(solution) + "```"));
      }
    }
    return examples;
  }

  private ModulePack pack(Path folder) throws PackException {
    ModulePack known = packs.get(folder);
    if (known == null) {
      known = ModulePack.load(folder, KernelsSuite.NAME);
      packs.put(folder, known);
    }
    return known;
  }
}
