package assay.suites.parallel;

import assay.build.Compiler;
import assay.judge.Team;
import assay.task.Hash;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * How a candidate is built and started for a closer look: OpenMP's threads under ThreadSanitizer,
 * everything else under AddressSanitizer and UndefinedBehaviorSanitizer, since what an MPI library
 * does between processes looks like races to the former.
 *
 * @param company the source in {@code native/inspection} that makes it one of several processes
 * @param loaded what standard output must say for the result to mean anything
 */
record Instrumentation(
    Compiler compiler,
    List<String> compilerFlags,
    List<String> linkerFlags,
    Map<String, String> environment,
    Team team,
    Optional<OpenMpi> mpi,
    String company,
    String loaded) {
  /** Races show on any number of cores: what counts is that nothing orders the threads. */
  private static final int THREADS = 4;

  private static final List<String> STANDARD = List.of("-std=c++20", "-O1", "-w");

  /** It ends at the first report, which it needs a program for that knows the lines. */
  private static final String THREAD_OPTIONS =
      "halt_on_error=1 exitcode=66 detect_deadlocks=0"
          + " report_thread_leaks=0 report_signal_unsafe=0"
          + " external_symbolizer_path=/usr/bin/addr2line";

  Instrumentation {
    compilerFlags = List.copyOf(compilerFlags);
    linkerFlags = List.copyOf(linkerFlags);
    environment = Map.copyOf(environment);
  }

  static Instrumentation of(ExecutionModel model, Toolchain toolchain, RaceCheck tools) {
    return switch (model) {
      case OMP -> threads(tools);
      case SERIAL -> memory(model, toolchain, Team.ofThreads(1));
      case MPI -> memory(model, toolchain, Team.ofRanks(THREADS));
      case MPI_OMP -> memory(model, toolchain, Team.of(2, THREADS / 2));
      case KOKKOS -> memory(model, toolchain, Team.ofThreads(THREADS));
      case CUDA, HIP ->
          throw new IllegalArgumentException("a device is looked at through its stand-in");
    };
  }

  /**
   * For a candidate that computes on a device: each thread of a block is one to ThreadSanitizer.
   *
   * @param runtime what stands in for the device, made for this
   */
  static Instrumentation ofDevice(Compiler compiler, Path runtime) {
    List<String> flags = new ArrayList<>(STANDARD);
    flags.addAll(List.of("-isystem", runtime.resolve("include").toString()));
    return new Instrumentation(
        compiler,
        flags,
        compiler.linker(),
        Map.of("TSAN_OPTIONS", THREAD_OPTIONS),
        Team.ofThreads(1),
        Optional.empty(),
        ExecutionModel.ALONE,
        "");
  }

  /**
   * As it is built for the judge, with the lines of its source.
   *
   * @param byCallgrind whether callgrind is to be told what to count
   */
  static Instrumentation counted(
      ExecutionModel model, Toolchain toolchain, Team team, boolean byCallgrind) {
    List<String> flags = new ArrayList<>(Workshop.STANDARD);
    flags.addAll(List.of("-g1", "-w"));
    if (byCallgrind) {
      flags.add("-DASSAY_COUNTED");
    }
    flags.addAll(toolchain.compilerFlags(model));
    Optional<OpenMpi> mpi = toolchain.mpi(model);
    Map<String, String> environment = environment(team.threads());
    mpi.ifPresent(library -> environment.putAll(library.environment()));
    return new Instrumentation(
        toolchain.compiler(model),
        flags,
        toolchain.linkerFlags(model),
        environment,
        team,
        mpi,
        model.company(),
        "");
  }

  private static Instrumentation threads(RaceCheck tools) {
    List<String> flags = new ArrayList<>(STANDARD);
    flags.addAll(List.of("-gline-tables-only", "-fopenmp", "-fsanitize=thread"));
    Map<String, String> environment = environment(THREADS);
    environment.put("OMP_TOOL_LIBRARIES", tools.archer().toString());
    environment.put("ARCHER_OPTIONS", "verbose=1");
    environment.put("TSAN_OPTIONS", THREAD_OPTIONS);
    return new Instrumentation(
        tools.compiler(),
        flags,
        tools.compiler().linker(),
        environment,
        Team.ofThreads(THREADS),
        Optional.empty(),
        ExecutionModel.ALONE,
        "Archer detected");
  }

  private static Instrumentation memory(ExecutionModel model, Toolchain toolchain, Team team) {
    List<String> flags = new ArrayList<>(STANDARD);
    flags.addAll(List.of("-g1", "-fno-omit-frame-pointer", "-fsanitize=address,undefined"));
    flags.add("-fno-sanitize-recover=all");
    flags.addAll(toolchain.compilerFlags(model));
    Optional<OpenMpi> mpi = toolchain.mpi(model);
    Map<String, String> environment = environment(team.threads());
    mpi.ifPresent(library -> environment.putAll(library.environment()));
    environment.put("ASAN_OPTIONS", "detect_leaks=0");
    environment.put("UBSAN_OPTIONS", "print_stacktrace=1");
    return new Instrumentation(
        toolchain.compiler(model),
        flags,
        toolchain.linkerFlags(model),
        environment,
        team,
        mpi,
        model.company(),
        "");
  }

  private static Map<String, String> environment(int threads) {
    Map<String, String> environment = new TreeMap<>();
    environment.put("OMP_NUM_THREADS", Integer.toString(threads));
    environment.put("OMP_WAIT_POLICY", "passive");
    environment.put("OMP_DYNAMIC", "false");
    return environment;
  }

  /** The command that starts the program, at addresses that are the same every time. */
  List<String> command(List<String> program) {
    List<String> words = new ArrayList<>(List.of("/usr/bin/setarch", "-R"));
    mpi.ifPresent(
        library ->
            words.addAll(
                List.of(library.mpirun().toString(), "-np", Integer.toString(team.ranks()))));
    words.addAll(program);
    return words;
  }

  /** What it looks for and by how many, in words. */
  String search() {
    boolean threads = environment.containsKey("TSAN_OPTIONS");
    String where = team.ranks() > 1 ? team.ranks() + " ranks" : team.threads() + " threads";
    if (threads && team.n() == 1) {
      return "no data race on the device";
    }
    return threads
        ? "no data race on " + where
        : "no misuse of memory and nothing undefined" + (team.n() > 1 ? " on " + where : "");
  }

  /** Tells apart what makes different objects of the same source. */
  String fingerprint() {
    List<String> parts = new ArrayList<>(List.of(compiler.fingerprint(), company));
    parts.addAll(compilerFlags);
    mpi.ifPresent(library -> parts.add(library.version()));
    return Hash.of(parts);
  }
}
