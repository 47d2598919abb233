package assay.source;

import assay.source.Construct.Attribute;
import assay.source.Construct.CSymbol;
import assay.source.Construct.Call;
import assay.source.Construct.Function;
import assay.source.Construct.Include;
import assay.source.Construct.Mention;
import assay.source.Construct.OpenMp;
import assay.source.Construct.Pragma;
import assay.source.Construct.Preprocessing;
import assay.source.Rule.Forbids;
import assay.source.Rule.Requires;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which rules each execution model has. A new model is a new line in {@link #MODELS}. */
final class RuleTable {
  /** Nothing here is ever part of an honest answer to a task in C++ for the CPU. */
  private static final List<Rule> ALWAYS =
      List.of(
          new Forbids(
              List.of(
                  new Attribute(
                      "constructor|destructor|init_priority|ifunc|alias|weak|weakref|symver|section"),
                  new Pragma("weak|redefine_extname")),
              "attributes and pragmas that run code outside the call or replace a symbol are"
                  + " forbidden"),
          new Forbids(
              List.of(
                  new Function(
                      "(::)?operator (new|delete).*|[mc]alloc|realloc|free|.*memalign|aligned_alloc")),
              "replacing the allocator is forbidden; the caller's memory is allocated with it too"),
          new Forbids(
              List.of(
                  new Function("(P?MPI|omp|GOMP|pthread|__cxa|__libc)_.*|main|_start|_init|_fini")),
              "defining main or a function of a run-time library is forbidden; give only the"
                  + " function that was asked for and its helpers"),
          new Forbids(
              List.of(new CSymbol(".*")),
              "defining a symbol with C linkage is forbidden; it can take the place of one in a"
                  + " library"),
          new Forbids(
              List.of(new Include("|[/~\\\\].*|.*:.*|(.*[/\\\\])?\\.\\.([/\\\\].*)?")),
              "an include must name a header, not an absolute path, a parent folder or a macro"),
          new Forbids(
              List.of(new Preprocessing("line|[0-9].*")),
              "line directives are forbidden; they falsify the place that diagnostics name"),
          new Forbids(
              List.of(
                  new Mention(
                      "dl(open|mopen|sym|vsym)|ptrace|process_vm_(read|write)v|"
                          + "f?exec(l|le|lp|v|ve|vp|vpe)|memfd_create|userfaultfd"),
                  new Call("syscall|v?fork|popen")),
              "calls that load code, start processes or bypass the C library are forbidden"));

  private static final Rule NO_ASSEMBLY =
      new Forbids(
          List.of(new Mention("asm|__asm|__asm__")),
          "inline assembly is forbidden; it reaches the system behind every other rule, so use"
              + " intrinsics instead");

  private static final List<Construct> THREADS =
      List.of(
          new OpenMp("parallel|teams|target|task|taskloop|sections"),
          new Call("omp_.*"),
          new Mention("(::)?std::(j?thread|async|execution)(::.*)?|pthread_create|thrd_create"),
          new Mention("__gnu_parallel"),
          new Include("thread|future|execution|pthread\\.h|threads\\.h|(parallel|tbb|oneapi)/.*"));

  private static final List<Construct> MPI =
      List.of(new Include("mpi\\.h"), new Mention("P?MPI_.*"));

  /** Calls that move data between ranks; asking for rank and size does not, nor does a barrier. */
  private static final String COMMUNICATION =
      "MPI_(?i:i?[bsr]?send(_init)?|i?m?recv(_init)?|i?sendrecv(_replace)?|"
          + "i?(bcast|reduce|allreduce|reduce_scatter(_block)?|scan|exscan|gatherv?|scatterv?|"
          + "allgatherv?|alltoall[vw]?|neighbor_allgatherv?|neighbor_alltoall[vw]?)(_init)?|"
          + "r?(put|get|accumulate|get_accumulate)|fetch_and_op|compare_and_swap|"
          + "win_allocate_shared|file_i?(read|write)_.*)(_c)?";

  private static final Requires OPENMP_USED =
      new Requires(
          List.of(new OpenMp("parallel")),
          "an OpenMP task must use an OpenMP parallel construct such as #pragma omp parallel for;"
              + " simd alone does not count, nor does a pragma in a comment or a string");

  private static final Requires MPI_USED =
      new Requires(
          List.of(new Call(COMMUNICATION)),
          "an MPI task must move data between ranks with at least one MPI call such as"
              + " MPI_Allreduce; rank, size and barrier do not count, nor does a call in a comment"
              + " or a string");

  /** The patterns and the algorithms of Kokkos that compute in parallel. */
  private static final String PATTERNS =
      "(::)?(Kokkos::)?parallel_(for|reduce|scan)|"
          + "(::)?Kokkos::(Experimental::)?(sort|sort_by_key|BinSort|(exclusive|inclusive)_scan|"
          + "transform.*|for_each.*|reduce|count.*|find.*|(min|max|minmax)_element|.*_of|"
          + "(copy|fill|generate|remove|replace|reverse|unique).*)";

  private static final Requires KOKKOS_USED =
      new Requires(
          List.of(new Mention(PATTERNS)),
          "a Kokkos task must compute with Kokkos::parallel_for, parallel_reduce, parallel_scan or"
              + " an algorithm of Kokkos; deep_copy does not count, nor does a name in a comment or"
              + " a string");

  private static final Requires DEVICE_USED =
      new Requires(
          List.of(new Mention("__global__|(::)?thrust::.*|(::)?hipcub::.*|(::)?cub::.*")),
          "a task for a GPU must compute in a kernel, its own or one of Thrust or CUB; a kernel in a"
              + " comment or a string does not count");

  private static final Forbids NO_SPAWN =
      new Forbids(
          List.of(new Mention("MPI_Comm_spawn.*")),
          "an MPI task must not start ranks; it is given those it may use");

  static final Map<String, Rules> MODELS = models();

  private RuleTable() {}

  private static Map<String, Rules> models() {
    Map<String, Rules> models = new LinkedHashMap<>();
    add(
        models,
        "serial",
        new Forbids(THREADS, "a serial task must not create threads"),
        new Forbids(MPI, "a serial task must not use MPI"));
    add(models, "omp", OPENMP_USED, new Forbids(MPI, "an OpenMP task must not use MPI"));
    add(
        models,
        "mpi",
        MPI_USED,
        new Forbids(THREADS, "an MPI task must not create threads; every rank has one core"),
        NO_SPAWN);
    add(models, "mpi+omp", MPI_USED, OPENMP_USED, NO_SPAWN);
    add(
        models,
        "kokkos",
        KOKKOS_USED,
        new Forbids(
            THREADS, "a Kokkos task must leave threads to Kokkos, and OpenMP and its like with it"),
        new Forbids(MPI, "a Kokkos task must not use MPI"));
    for (String device : List.of("cuda", "hip")) {
      addAnyAssembly(
          models,
          device,
          DEVICE_USED,
          new Forbids(THREADS, "a task for a GPU must not create threads on the host"),
          new Forbids(MPI, "a task for a GPU must not use MPI"));
    }
    return Collections.unmodifiableMap(models);
  }

  private static void add(Map<String, Rules> models, String name, Rule... own) {
    List<Rule> rules = new ArrayList<>(List.of(NO_ASSEMBLY));
    rules.addAll(List.of(own));
    addAnyAssembly(models, name, rules.toArray(Rule[]::new));
  }

  /** A device has an assembly language of its own, in which honest kernels are written, too. */
  private static void addAnyAssembly(Map<String, Rules> models, String name, Rule... own) {
    List<Rule> rules = new ArrayList<>(ALWAYS);
    rules.addAll(List.of(own));
    models.put(name, new Rules(name, rules));
  }
}
