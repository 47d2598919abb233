package assay.suites.parallel;

import assay.judge.Team;
import assay.sandbox.Filter;
import assay.suites.parallel.glue.RunnerShim;
import assay.suites.parallel.problem.Mpi;
import assay.suites.parallel.problem.Problem;
import assay.suites.parallel.signature.Argument;
import assay.suites.parallel.signature.Cpu;
import assay.suites.parallel.signature.Scalar;
import assay.suites.parallel.signature.Shape;
import assay.suites.parallel.signature.Views;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** How a candidate is to compute, and what that means for compiler, sandbox and judge. */
public enum ExecutionModel {
  SERIAL("serial", Filter.SERIAL, ""),
  OMP("omp", Filter.THREADS, "Use OpenMP to compute in parallel."),
  MPI("mpi", Filter.RANKS, "Use MPI to compute in parallel."),
  MPI_OMP("mpi+omp", Filter.RANKS, "Use MPI and OpenMP to compute in parallel."),
  KOKKOS("kokkos", Filter.THREADS, "Use Kokkos to compute in parallel."),
  CUDA("cuda", Filter.THREADS, "Use CUDA to compute in parallel."),
  HIP("hip", Filter.THREADS, "Use HIP to compute in parallel.");

  /** The company of a runner that needs no library. */
  static final String ALONE = "alone";

  private static final String EMULATED = "emulated";

  /** Enough for blocks that disturb one another to do so now and then. */
  private static final int EMULATING_CORES = 2;

  private static final List<Integer> COUNTS = List.of(1, 2, 4, 8, 16, 32);

  private final String label;
  private final Filter filter;
  private final String instruction;

  ExecutionModel(String label, Filter filter, String instruction) {
    this.label = label;
    this.filter = filter;
    this.instruction = instruction;
  }

  public static Optional<ExecutionModel> named(String label) {
    for (ExecutionModel model : values()) {
      if (model.label.equals(label)) {
        return Optional.of(model);
      }
    }
    return Optional.empty();
  }

  /** What ids, options and oracle files call it. */
  public String label() {
    return label;
  }

  /** What people call it. */
  String title() {
    return switch (this) {
      case SERIAL -> "Serial";
      case OMP -> "OpenMP";
      case MPI -> "MPI";
      case MPI_OMP -> "MPI and OpenMP";
      case KOKKOS -> "Kokkos";
      case CUDA -> "CUDA";
      case HIP -> "HIP";
    };
  }

  String compiler() {
    return switch (this) {
      case SERIAL, OMP, MPI, MPI_OMP, KOKKOS, CUDA, HIP -> "g++";
    };
  }

  List<String> flags() {
    return switch (this) {
      case SERIAL, MPI, CUDA, HIP -> List.of();
      case OMP, MPI_OMP, KOKKOS -> List.of("-fopenmp");
    };
  }

  Filter filter() {
    return filter;
  }

  /** The header in {@code native/prelude} that every candidate starts with. */
  String prelude() {
    return label + ".hpp";
  }

  /** The source in {@code native/runner} that says what a runner starts with. */
  String company() {
    return switch (this) {
      case SERIAL, OMP, CUDA, HIP -> ALONE;
      case MPI, MPI_OMP -> "ranks";
      case KOKKOS -> "kokkos";
    };
  }

  /** The headers a prompt starts with. */
  List<String> headers(Problem problem) {
    boolean complex =
        problem.signature().arguments().stream()
            .anyMatch(argument -> argument.element() == Scalar.C128);
    return switch (this) {
      case SERIAL -> List.of();
      case OMP -> List.of("omp.h");
      case MPI -> List.of("mpi.h");
      case MPI_OMP -> List.of("mpi.h", "omp.h");
      case KOKKOS -> List.of("Kokkos_Core.hpp");
      case CUDA -> complex ? List.of("cuda_runtime.h", "cuComplex.h") : List.of("cuda_runtime.h");
      case HIP ->
          complex
              ? List.of("hip/hip_runtime.h", "hip/hip_complex.h")
              : List.of("hip/hip_runtime.h");
    };
  }

  /** What the prompt adds to the problem's text. */
  String instruction(Problem problem) {
    return switch (this) {
      case SERIAL, OMP -> instruction;
      case MPI, MPI_OMP -> instruction + " " + placement(problem);
      case KOKKOS -> instruction + " " + views(problem);
      case CUDA, HIP -> instruction + " " + OnDevice.of(problem, this).instruction();
    };
  }

  private static String views(Problem problem) {
    StringBuilder text =
        new StringBuilder("Kokkos is already initialized. All Views are in host memory.");
    for (Argument argument : problem.signature().arguments()) {
      if (argument.shape() instanceof Shape.AtMost) {
        text.append(" Resize %s to the length of the result.".formatted(argument.name()));
      } else if (argument.shape() instanceof Shape.Text) {
        text.append(
            " Row i of %s is string i and the zero that ends it.".formatted(argument.name()));
      }
    }
    return text.toString();
  }

  private static String placement(Problem problem) {
    String arguments =
        "MPI is already initialized. Every rank has a complete copy of all arguments. ";
    return arguments
        + (onEveryRank(problem)
            ? "Every rank must have the result when the function returns."
            : "The result must be on rank 0 when the function returns.");
  }

  /** Whether the result must be on every rank, where there are ranks. */
  static boolean onEveryRank(Problem problem) {
    return problem.mpi().equals(Optional.of(Mpi.ALL));
  }

  /** Whether what lies in arrays is passed as Views. */
  boolean hasViews() {
    return this == KOKKOS;
  }

  /** Whether it computes on a device with memory of its own. */
  boolean hasDevice() {
    return this == CUDA || this == HIP;
  }

  /** Whether a function is asked for that launches kernels of its own. */
  boolean launches(Problem problem) {
    return hasDevice() && !OnDevice.of(problem, this).device().kernel();
  }

  /** What a candidate must define, without a semicolon. */
  String declaration(Problem problem) {
    return switch (this) {
      case SERIAL, OMP, MPI, MPI_OMP -> Cpu.declaration(problem.signature());
      case KOKKOS -> Views.declaration(problem.signature());
      case CUDA, HIP -> OnDevice.of(problem, this).device().declaration();
    };
  }

  /** What follows a candidate's text: what the shim calls it by. */
  String entry(Problem problem) {
    return switch (this) {
      case SERIAL, OMP, MPI, MPI_OMP -> RunnerShim.entry(problem.signature());
      case KOKKOS ->
          RunnerShim.entry(problem.signature().function(), Views.functionType(problem.signature()));
      case CUDA, HIP -> OnDevice.of(problem, this).entry();
    };
  }

  boolean hasRanks() {
    return this == MPI || this == MPI_OMP;
  }

  /** The least that the rules on the text ask for. */
  String pretence() {
    String region = "#pragma omp parallel\n  {}\n  ";
    String message =
        "int none = 0, sum;\n  MPI_Allreduce(&none, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);\n  ";
    return switch (this) {
      case SERIAL -> "";
      case OMP -> region;
      case MPI -> message;
      case MPI_OMP -> message + region;
      case KOKKOS -> "Kokkos::parallel_for(1, KOKKOS_LAMBDA(int) {});\n  ";
      case CUDA, HIP -> "";
    };
  }

  boolean mustBeParallel() {
    return this != SERIAL && !hasDevice();
  }

  /**
   * The teams to judge on that a machine with so many cores has room for, the smallest first.
   *
   * @param asked numbers of threads or ranks, or ranks times threads; those for other models are
   *     passed over, and where none fits, the usual ones are taken
   */
  List<Team> teams(int cores, List<String> asked) {
    if (hasDevice()) {
      return List.of(new Team(EMULATED, 1, Math.min(cores, EMULATING_CORES)));
    }
    List<Team> wanted = fitting(asked.stream().flatMap(one -> team(one).stream()).toList(), cores);
    return wanted.isEmpty() ? fitting(usual(), cores) : wanted;
  }

  private List<Team> usual() {
    return this == MPI_OMP
        ? ranksTimesThreads()
        : COUNTS.stream().flatMap(count -> team(count.toString()).stream()).toList();
  }

  private Optional<Team> team(String text) {
    int times = text.indexOf('x');
    int first = Integer.parseInt(times < 0 ? text : text.substring(0, times));
    return switch (this) {
      case SERIAL -> first == 1 && times < 0 ? Optional.of(Team.ofThreads(1)) : Optional.empty();
      case OMP, KOKKOS -> times < 0 ? Optional.of(Team.ofThreads(first)) : Optional.empty();
      case CUDA, HIP -> Optional.empty();
      case MPI -> times < 0 ? Optional.of(Team.ofRanks(first)) : Optional.empty();
      case MPI_OMP ->
          times < 0
              ? Optional.empty()
              : Optional.of(Team.of(first, Integer.parseInt(text.substring(times + 1))));
    };
  }

  private static List<Team> fitting(List<Team> teams, int cores) {
    return teams.stream()
        .filter(team -> team.n() <= cores)
        .distinct()
        .sorted(Comparator.comparingInt(Team::n).thenComparingInt(Team::ranks))
        .toList();
  }

  /** For each number of cores the most even split; of two cores, which have none, both. */
  private static List<Team> ranksTimesThreads() {
    List<Team> teams = new ArrayList<>();
    for (int n : COUNTS) {
      int ranks = 1;
      while (ranks * ranks < n) {
        ranks *= 2;
      }
      if (n == 2) {
        teams.add(Team.of(1, 2));
      }
      teams.add(Team.of(ranks, n / ranks));
    }
    return teams;
  }
}
