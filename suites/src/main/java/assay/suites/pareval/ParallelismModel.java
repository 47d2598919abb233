package assay.suites.pareval;

import assay.sandbox.Filter;
import java.util.List;
import java.util.Optional;

/** How an answer is to compute, as ParEval's files call it, and what its harness makes of it. */
public enum ParallelismModel {
  SERIAL("serial", "serial-driver.cc", Filter.SERIAL, "g++"),
  OMP("omp", "omp-driver.cc", Filter.THREADS, "g++"),
  MPI("mpi", "mpi-driver.cc", Filter.PROCESSES, "mpicxx"),
  MPI_OMP("mpi+omp", "mpi-omp-driver.cc", Filter.PROCESSES, "mpicxx"),
  KOKKOS("kokkos", "kokkos-driver.cc", Filter.THREADS, "g++"),
  CUDA("cuda", "cuda-driver.cu", Filter.THREADS, "nvcc"),
  HIP("hip", "hip-driver.cu", Filter.THREADS, "hipcc");

  private final String label;
  private final String driver;
  private final Filter filter;
  private final String compiler;

  ParallelismModel(String label, String driver, Filter filter, String compiler) {
    this.label = label;
    this.driver = driver;
    this.filter = filter;
    this.compiler = compiler;
  }

  public static Optional<ParallelismModel> named(String label) {
    for (ParallelismModel model : values()) {
      if (model.label.equals(label)) {
        return Optional.of(model);
      }
    }
    return Optional.empty();
  }

  public String label() {
    return label;
  }

  /** The file under {@code models} that holds {@code main}. */
  String driver() {
    return driver;
  }

  Filter filter() {
    return filter;
  }

  /** The compiler its harness calls unless the checkout says otherwise. */
  String compiler() {
    return compiler;
  }

  /** The options its harness compiles with unless the checkout says otherwise. */
  List<String> flags() {
    return switch (this) {
      case SERIAL, MPI, CUDA, HIP -> List.of("-std=c++17", "-O3");
      case OMP, MPI_OMP, KOKKOS -> List.of("-std=c++17", "-O3", "-fopenmp");
    };
  }

  /** The problem's own part of the driver. */
  String source() {
    return switch (this) {
      case SERIAL, OMP, MPI, MPI_OMP -> "cpu.cc";
      case KOKKOS -> "kokkos.cc";
      case CUDA, HIP -> "gpu.cu";
    };
  }

  /** The macro by which the drivers know the model: the first generation's is a slip that works. */
  String macro(Generation generation) {
    return switch (this) {
      case SERIAL -> "USE_SERIAL";
      case OMP -> "USE_OMP";
      case MPI -> "USE_MPI";
      case MPI_OMP -> generation == Generation.FIRST ? "USE_MPI+OMP" : "USE_MPI_OMP";
      case KOKKOS -> "USE_KOKKOS";
      case CUDA -> "USE_CUDA";
      case HIP -> "USE_HIP";
    };
  }

  boolean hasRanks() {
    return this == MPI || this == MPI_OMP;
  }

  /** Whether the driver takes the number of threads as its argument. */
  boolean takesThreads() {
    return this == OMP || this == MPI_OMP;
  }

  /** Why Assay never runs its tasks, where it does not. */
  Optional<String> unsupported() {
    return switch (this) {
      case SERIAL, OMP, MPI, MPI_OMP -> Optional.empty();
      case KOKKOS, CUDA, HIP ->
          Optional.of("Assay does not run ParEval's " + label + " drivers; use suite parallel");
    };
  }

  /** ParEval's rule that an answer uses the model: a look for its words, comments included. */
  public boolean usedIn(String output) {
    return switch (this) {
      case OMP -> pragma(output);
      case MPI -> call(output);
      case MPI_OMP -> call(output) && pragma(output);
      case SERIAL, KOKKOS, CUDA, HIP -> true;
    };
  }

  private static boolean pragma(String output) {
    return output.contains("#pragma omp");
  }

  private static boolean call(String output) {
    return output.contains("MPI_") || output.contains("MPI.");
  }
}
