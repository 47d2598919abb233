package assay.suites.parallel;

import assay.build.Compiler;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The compilers and libraries of this machine, as the execution models want them. */
final class Toolchain {
  private static final Map<String, String> REMEDIES = Map.of("g++", "apt install g++");

  private final Map<String, Compiler> compilers;
  private final Optional<OpenMpi> mpi;
  private final Optional<Kokkos> kokkos;
  private final Optional<Cuda> cuda;
  private final Optional<RaceCheck> raceCheck;

  private Toolchain(
      Map<String, Compiler> compilers,
      Optional<OpenMpi> mpi,
      Optional<Kokkos> kokkos,
      Optional<Cuda> cuda,
      Optional<RaceCheck> raceCheck) {
    this.compilers = compilers;
    this.mpi = mpi;
    this.kokkos = kokkos;
    this.cuda = cuda;
    this.raceCheck = raceCheck;
  }

  /** Without the tools for a race check, which only a user who asks for one needs. */
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
    for (DeviceCheck check : DeviceCheck.values()) {
      Optional<Compiler> compiler = Compiler.find(check.compiler());
      compiler.ifPresent(one -> found.put(check.compiler(), one));
    }
    Optional<Compiler> nvcc = Optional.ofNullable(found.get(DeviceCheck.NVCC.compiler()));
    return new Toolchain(
        found, OpenMpi.find(), Kokkos.find(System.getenv()), Cuda.find(nvcc), Optional.empty());
  }

  Toolchain with(RaceCheck tools) {
    return new Toolchain(compilers, mpi, kokkos, cuda, Optional.of(tools));
  }

  /** What correct candidates are looked at with, where the user asked for that. */
  Optional<RaceCheck> raceCheck() {
    return raceCheck;
  }

  /** Why tasks of the model cannot run here, and what would change that. */
  Optional<String> lacks(ExecutionModel model) {
    String name = model.compiler();
    if (!compilers.containsKey(name)) {
      return Optional.of("no " + name + ": " + REMEDIES.getOrDefault(name, "install it"));
    }
    if (model.hasRanks() && mpi.isEmpty()) {
      return Optional.of(OpenMpi.REMEDY);
    }
    return model.hasViews() && kokkos.isEmpty() ? Optional.of(Kokkos.REMEDY) : Optional.empty();
  }

  /** The MPI library, where the model uses one. */
  Optional<OpenMpi> mpi(ExecutionModel model) {
    return model.hasRanks() ? mpi : Optional.empty();
  }

  /** The library of Views, where the model uses them. */
  Optional<Kokkos> kokkos(ExecutionModel model) {
    return model.hasViews() ? kokkos : Optional.empty();
  }

  /** The GPU, where candidates of the model run on one and are not emulated. */
  Optional<Cuda> cuda(ExecutionModel model) {
    return model == ExecutionModel.CUDA ? cuda : Optional.empty();
  }

  /** Tells apart what the model's libraries make of the same source. */
  String libraries(ExecutionModel model) {
    return mpi(model).map(OpenMpi::version).orElse("")
        + kokkos(model).map(Kokkos::fingerprint).orElse("");
  }

  List<String> compilerFlags(ExecutionModel model) {
    List<String> flags = new ArrayList<>(model.flags());
    mpi(model).ifPresent(library -> flags.addAll(library.compilerFlags()));
    kokkos(model).ifPresent(library -> flags.addAll(library.compilerFlags()));
    return flags;
  }

  List<String> linkerFlags(ExecutionModel model) {
    List<String> flags = new ArrayList<>(compiler(model).linker());
    mpi(model).ifPresent(library -> flags.addAll(library.linkerFlags()));
    kokkos(model).ifPresent(library -> flags.addAll(library.linkerFlags()));
    return flags;
  }

  /** The device's own compiler, where it is installed. */
  Optional<Compiler> compiler(DeviceCheck check) {
    return Optional.ofNullable(compilers.get(check.compiler()));
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
    mpi.ifPresent(library -> versions.put("mpicxx", library.version()));
    kokkos.ifPresent(library -> versions.put("kokkos", library.version()));
    raceCheck.ifPresent(tools -> versions.put(RaceCheck.TOOL, tools.version()));
    return versions;
  }
}
