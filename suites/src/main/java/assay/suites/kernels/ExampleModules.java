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

  /** Those that are solved with the same means. */
  List<Example> of(Path folder, Variant variant) throws PackException {
    List<Example> examples = new ArrayList<>();
    for (ModuleTask module : pack(folder).modules()) {
      Path solution = module.oracle(variant.backend());
      if (Files.exists(solution)) {
        examples.add(
            new Example(
                Example.name(String.valueOf(module.folder().getFileName())),
                ModulePrompt.shown(module, variant),
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
