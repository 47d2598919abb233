package assay.suites.pareval;

import assay.build.Compiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The compilers of this machine, by the names ParEval calls them, and what starts ranks.
 *
 * @param mpirun where it is, if the machine has one
 */
record Toolchain(Map<String, Compiler> compilers, Optional<Path> mpirun) {
  private static final Map<String, String> REMEDIES =
      Map.of(
          "g++", "apt install g++",
          "mpicxx", "apt install libopenmpi-dev openmpi-bin");

  /** The sandbox has no {@code /etc/alternatives}, so the name behind Debian's link comes first. */
  private static final List<String> ENDINGS = List.of(".openmpi", "");

  static Toolchain find(BuildSettings settings) throws IOException, InterruptedException {
    Map<String, Compiler> found = new LinkedHashMap<>();
    for (ParallelismModel model : ParallelismModel.values()) {
      String name = settings.of(model).compiler();
      if (model.unsupported().isEmpty() && !found.containsKey(name)) {
        Optional<Compiler> compiler = find(name);
        compiler.ifPresent(one -> found.put(name, one));
      }
    }
    Optional<Path> mpirun = Optional.empty();
    for (String ending : ENDINGS.reversed()) {
      Path program = Path.of("/usr/bin/mpirun" + ending);
      mpirun = Files.isExecutable(program) ? Optional.of(program) : mpirun;
    }
    return new Toolchain(found, mpirun);
  }

  private static Optional<Compiler> find(String name) throws IOException, InterruptedException {
    for (String ending : ENDINGS) {
      Optional<Compiler> compiler = Compiler.find(name + ending);
      if (compiler.isPresent()) {
        return compiler;
      }
    }
    return Optional.empty();
  }

  /** Why tasks of the model cannot run here, and what would change that. */
  Optional<String> lacks(ParallelismModel model, BuildSettings settings) {
    if (model.unsupported().isPresent()) {
      return model.unsupported();
    }
    String name = settings.of(model).compiler();
    if (!compilers.containsKey(name)) {
      return Optional.of("no " + name + ": " + REMEDIES.getOrDefault(name, "install it"));
    }
    return model.hasRanks() && mpirun.isEmpty()
        ? Optional.of("no mpirun: " + REMEDIES.get("mpicxx"))
        : Optional.empty();
  }

  Compiler compiler(String name) {
    Compiler compiler = compilers.get(name);
    if (compiler == null) {
      throw new IllegalStateException("There is no " + name + " on this machine");
    }
    return compiler;
  }

  Map<String, String> versions() {
    Map<String, String> versions = new TreeMap<>();
    compilers.forEach((name, compiler) -> versions.put(name, compiler.version()));
    return versions;
  }
}
