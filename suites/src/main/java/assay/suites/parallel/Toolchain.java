package assay.suites.parallel;

import assay.build.Compiler;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The compilers of this machine, by name, as the execution models want them. */
final class Toolchain {
  private static final Map<String, String> REMEDIES = Map.of("g++", "apt install g++");

  private final Map<String, Compiler> compilers;

  private Toolchain(Map<String, Compiler> compilers) {
    this.compilers = compilers;
  }

  static Toolchain find() throws IOException, InterruptedException {
    Map<String, Compiler> found = new LinkedHashMap<>();
    for (ExecutionModel model : ExecutionModel.values()) {
      if (!found.containsKey(model.compiler())) {
        Optional<Compiler> compiler = Compiler.find(model.compiler());
        if (compiler.isPresent()) {
          found.put(model.compiler(), compiler.get());
        }
      }
    }
    return new Toolchain(found);
  }

  /** Why tasks of the model cannot run here, and what would change that. */
  Optional<String> lacks(ExecutionModel model) {
    String name = model.compiler();
    return compilers.containsKey(name)
        ? Optional.empty()
        : Optional.of("no " + name + ": " + REMEDIES.getOrDefault(name, "install it"));
  }

  Compiler compiler(ExecutionModel model) {
    Compiler compiler = compilers.get(model.compiler());
    if (compiler == null) {
      throw new IllegalStateException("There is no " + model.compiler() + " on this machine");
    }
    return compiler;
  }

  Map<String, String> versions() {
    Map<String, String> versions = new TreeMap<>();
    compilers.forEach((name, compiler) -> versions.put(name, compiler.version()));
    return versions;
  }
}
