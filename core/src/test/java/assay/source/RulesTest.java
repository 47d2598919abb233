package assay.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import assay.verdict.Reason;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

class RulesTest {
  private static final String FUNCTION = "double f(double* x, int n) {\n%s\nreturn 0;\n}\n";

  private static List<Violation> check(String model, String source) {
    return Rules.of(model).check(source);
  }

  private static List<Reason> reasons(String model, String body) {
    return check(model, FUNCTION.formatted(body)).stream().map(Violation::reason).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#pragma omp parallel for",
        "#pragma omp parallel",
        "# pragma omp parallel sections num_threads(4)",
        "%:pragma omp parallel",
        "#pragma omp target teams distribute parallel for",
        "#pragma omp parallel \\\n  for",
        "#pragma omp target parallel if(a && (b || c))",
        "#ifdef A\n#elifdef B\n#pragma omp parallel\n#elif C\n#endif",
        "_Pragma(\"omp parallel for\")",
        "[[omp::directive(parallel for)]]",
        "[[using omp: directive(parallel for)]]",
        "[[omp::sequence(directive(parallel), directive(for))]]",
        "#ifdef _OPENMP\n#pragma omp parallel for\n#endif",
        "#if 1\n#pragma omp parallel\n#else\n#endif",
        "#if 0\n#else\n#pragma omp parallel\n#endif",
        "#define PARALLEL _Pragma(\"omp parallel for\")\nPARALLEL"
      })
  void takesAnOpenMpParallelConstructAsUse(String body) {
    assertThat(reasons("omp", body)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "// #pragma omp parallel for",
        "/*\n#pragma omp parallel for\n*/",
        "const char* s = \"#pragma omp parallel\";",
        "const char* s = R\"(\n#pragma omp parallel\n)\";",
        "#pragma omp simd",
        "#pragma omp for",
        "#pragma omp task",
        "#pragma omp simd if(parallel)",
        "#pragma omp cancel parallel",
        "#pragma omp cancellation point parallel",
        "#pragma omp",
        "#pragma",
        "#pragma GCC parallel",
        "#pragma acc parallel",
        "#pragma omp_parallel",
        "#if 0\n#pragma omp parallel\n#endif",
        "#if 1\n#else\n#pragma omp parallel\n#endif",
        "#if 0\n#if 1\n#pragma omp parallel\n#endif\n#endif",
        "// continued \\\n#pragma omp parallel",
        "int y = omp_get_max_threads();",
        "#pragma omp simd if((simd) && parallel)",
        "[[directive(parallel)]]",
        "[[omp::directive(simd)]] parallel",
        "omp::directive(parallel);"
      })
  void doesNotTakeTheseAsUseOfOpenMp(String body) {
    assertThat(reasons("omp", body)).containsExactly(Reason.NOT_USED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "MPI_Allreduce(&a, &b, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);",
        "MPI_Send(&a, 1, MPI_INT, 0, 0, MPI_COMM_WORLD);",
        "MPI_Isend(&a);",
        "MPI_Irecv(&a);",
        "MPI_Gatherv(a);",
        "MPI_Igatherv(a);",
        "MPI_Sendrecv(a);",
        "MPI_Reduce_scatter_block(a);",
        "MPI_Exscan (a);",
        "MPI_Alltoallw(a);",
        "MPI_Put(a);",
        "MPI_Rget(a);",
        "MPI_Bcast_c(a);",
        "CHECK(MPI_Bcast(a));"
      })
  void takesMpiCommunicationAsUse(String body) {
    assertThat(reasons("mpi", body)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "int r; MPI_Comm_rank(MPI_COMM_WORLD, &r); MPI_Comm_size(MPI_COMM_WORLD, &r);",
        "MPI_Init(0, 0); MPI_Finalize();",
        "MPI_Barrier(MPI_COMM_WORLD);",
        "// MPI_Allreduce(a)",
        "puts(\"MPI_Allreduce(a)\");",
        "auto call = MPI_Allreduce;",
        "MPI_Type_contiguous(2, MPI_DOUBLE, &t);",
        "mpi.MPI_Send(a);",
        "MPI_Allreduced(a);"
      })
  void doesNotTakeTheseAsUseOfMpi(String body) {
    assertThat(reasons("mpi", body)).containsExactly(Reason.NOT_USED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Kokkos::parallel_for(n, f);",
        "::Kokkos::parallel_reduce(\"sum\", n, f, s);",
        "Kokkos::parallel_scan<>(n, f);",
        "using namespace Kokkos; parallel_for(n, f);",
        "using Kokkos::parallel_for;",
        "Kokkos::sort(x);",
        "Kokkos::BinSort<A, B> sorter(x);",
        "Kokkos::Experimental::inclusive_scan(space, x, y);"
      })
  void takesAPatternOrAnAlgorithmAsUseOfKokkos(String body) {
    assertThat(reasons("kokkos", body)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "// Kokkos::parallel_for(n, f);",
        "puts(\"Kokkos::parallel_for\");",
        "Kokkos::deep_copy(y, x);",
        "Kokkos::View<double*> y(\"y\", n); Kokkos::fence();",
        "std::sort(x, x + n);",
        "Kokkos::parallel_forever(n);"
      })
  void doesNotTakeTheseAsUseOfKokkos(String body) {
    assertThat(reasons("kokkos", body)).containsExactly(Reason.NOT_USED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"cuda", "hip"})
  void aTaskForAGpuMustComputeInAKernel(String model) {
    assertThat(reasons(model, "__global__ void k(int *x) { x[threadIdx.x] = 1; }")).isEmpty();
    assertThat(reasons(model, "thrust::sort(thrust::device, x, x + n);")).isEmpty();
    for (String body : List.of("", "// __global__ void k()", "for (int i = 0; i < n; ++i) {}")) {
      assertThat(reasons(model, body)).containsExactly(Reason.NOT_USED);
    }
    assertThat(reasons(model, "__global__ void k() {}\nvoid g() { std::thread t(f); }"))
        .containsExactly(Reason.FORBIDDEN);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"#pragma omp parallel for", "std::thread t(f);", "int r; MPI_Comm_rank(c, &r);"})
  void leavesAKokkosTaskToKokkos(String body) {
    String used = "Kokkos::parallel_for(n, f);\n";
    assertThat(reasons("kokkos", used + body)).containsExactly(Reason.FORBIDDEN);
  }

  @Test
  void asksAHybridTaskForBoth() {
    String mpi = "MPI_Bcast(a);";
    String openMp = "#pragma omp parallel";
    assertThat(reasons("mpi+omp", mpi + "\n" + openMp)).isEmpty();
    assertThat(reasons("mpi+omp", mpi)).containsExactly(Reason.NOT_USED);
    assertThat(reasons("mpi+omp", openMp)).containsExactly(Reason.NOT_USED);
    assertThat(reasons("mpi+omp", "")).containsExactly(Reason.NOT_USED, Reason.NOT_USED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"mpi", "mpi+omp"})
  void forbidsStartingMoreRanks(String model) {
    String used = "MPI_Bcast(a);\n" + (model.equals("mpi") ? "" : "#pragma omp parallel\n");
    assertThat(reasons(model, used)).isEmpty();
    assertThat(reasons(model, used + "MPI_Comm_spawn(a);")).containsExactly(Reason.FORBIDDEN);
  }

  static final List<String> THREADS =
      List.of(
          "#pragma omp parallel for",
          "#pragma omp task",
          "_Pragma(\"omp parallel\")",
          "#define P _Pragma(\"omp parallel\")",
          "#include <thread>",
          "#include<future>",
          "#include <execution>",
          "#include \"pthread.h\"",
          "#include <parallel/algorithm>",
          "std::thread t(g);",
          "::std::jthread t(g);",
          "auto r = std :: async(g);",
          "std::sort(std::execution::par_unseq, x, x + n);",
          "pthread_create(&t, 0, g, 0);",
          "omp_set_num_threads(4);");

  @ParameterizedTest
  @FieldSource("THREADS")
  void forbidsThreadsInASerialTask(String body) {
    assertThat(reasons("serial", body)).containsExactly(Reason.FORBIDDEN);
  }

  @ParameterizedTest
  @FieldSource("THREADS")
  void forbidsThreadsInAnMpiTask(String body) {
    assertThat(reasons("mpi", "MPI_Bcast(a);\n" + body)).containsExactly(Reason.FORBIDDEN);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "// std::thread",
        "#pragma omp simd",
        "#pragma omp declare simd",
        "#pragma GCC ivdep",
        "int thread = 0, task = thread;",
        "int omp_result = 1;",
        "my::thread t;",
        "#if 0\n#include <thread>\n#endif",
        "#include <vector>",
        "x->fork();",
        "std::vector<int> system(3);",
        "struct A { void* operator new(size_t); };",
        "__attribute__((noinline)) int y;",
        "[[maybe_unused]] int constructor = 0;",
        "int weak = 1; [[likely]] if (weak) {}",
        "#pragma GCC optimize(\"O3\")",
        "#include \"types.h\"",
        "#include <sys/types.h>",
        "#error line",
        "const char* s = \"asm\";"
      })
  void allowsWhatAnHonestSerialAnswerMayHold(String body) {
    assertThat(check("serial", FUNCTION.formatted(body))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"MPI_Barrier(c);", "#include <mpi.h>", "PMPI_Send(a);"})
  void forbidsMpiWhereItIsNotAskedFor(String body) {
    assertThat(reasons("serial", body)).containsExactly(Reason.FORBIDDEN);
    assertThat(reasons("omp", "#pragma omp parallel\n" + body)).containsExactly(Reason.FORBIDDEN);
  }

  @Test
  void saysWhereAndWhy() {
    String source = "#include <vector>\n\nvoid g() {\n  asm(\"nop\");\n}\n";
    assertThat(check("serial", source))
        .singleElement()
        .extracting(Violation::message)
        .asString()
        .startsWith("line 4: asm: inline assembly is forbidden; ");
  }

  @Test
  void namesTheFirstPlaceOfSeveral() {
    List<Violation> found =
        check("serial", "#include <future>\nstd::thread t;\n#pragma omp parallel\n");
    assertThat(found)
        .singleElement()
        .matches(one -> one.message().startsWith("line 1: #include <future>: "));
  }

  @Test
  void tellsWhatToUseWhenNothingIsUsed() {
    Violation violation = check("omp", "// #pragma omp parallel\n").getFirst();
    assertThat(violation.where()).isEmpty();
    assertThat(violation.message())
        .startsWith("an OpenMP task must use an OpenMP parallel construct")
        .endsWith("nor does a pragma in a comment or a string");
    assertThat(violation.evidence().reason()).isEqualTo(Reason.NOT_USED);
  }

  @Test
  void refusesAModelItDoesNotKnow() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rules.of("opnemp"))
        .withMessage(
            "there are no rules for execution model 'opnemp'; use one of serial, omp, mpi, mpi+omp, kokkos, cuda, hip");
  }
}
