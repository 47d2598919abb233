package assay.suites.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import assay.judge.Team;
import assay.source.Extraction;
import assay.source.Rules;
import assay.suites.parallel.problem.Problem;
import assay.suites.parallel.problem.ProblemLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ExecutionModelTest {
  private static Problem problem(String id) throws Exception {
    Path pack = Path.of(System.getProperty("assay.home"), "packs/parallel");
    return ProblemLoader.loadPack(pack).problems().stream()
        .filter(problem -> problem.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "SERIAL, 8, n=1",
    "OMP, 2, n=1 n=2",
    "KOKKOS, 4, n=1 n=2 n=4",
    "MPI, 6, n=1 n=2 n=4",
    "CUDA, 16, emulated",
    "MPI_OMP, 1, 1x1",
    "MPI_OMP, 2, 1x1 1x2 2x1",
    "MPI_OMP, 4, 1x1 1x2 2x1 2x2",
    "MPI_OMP, 32, 1x1 1x2 2x1 2x2 4x2 4x4 8x4",
  })
  void hasATeamForEveryShapeThatFits(ExecutionModel model, int cores, String names) {
    List<Team> teams = model.teams(cores, List.of());
    assertThat(teams.stream().map(Team::name)).containsExactly(names.split(" ", -1));
    assertThat(teams.stream().map(Team::n)).isSorted();
  }

  @ParameterizedTest
  @CsvSource({
    "SERIAL, '16,2x8', n=1",
    "OMP, '16,1,2x8,16', n=1 n=16",
    "KOKKOS, '3,2x8', n=3",
    "MPI, '3,64', n=3",
    "MPI_OMP, '16,2x8,16x1,8x2,1x64', 2x8 8x2 16x1",
    "OMP, '64', n=1 n=2 n=4 n=8 n=16",
  })
  void takesTheTeamsAskedForThatFit(ExecutionModel model, String asked, String names) {
    List<Team> teams = model.teams(16, List.of(asked.split(",", -1)));
    assertThat(teams.stream().map(Team::name)).containsExactly(names.split(" ", -1));
  }

  @Test
  void theNameSaysRanksThenThreads() {
    assertThat(ExecutionModel.MPI_OMP.teams(4, List.of())).contains(new Team("1x2", 1, 2));
    assertThat(ExecutionModel.MPI.teams(4, List.of())).contains(new Team("n=4", 4, 1));
    assertThat(ExecutionModel.OMP.teams(4, List.of())).contains(new Team("n=4", 1, 4));
  }

  @ParameterizedTest
  @CsvSource({"MPI, '#include <mpi.h>\n\n'", "MPI_OMP, '#include <mpi.h>\n#include <omp.h>\n\n'"})
  void thePromptNamesHeadersAndSaysWhereTheResultBelongs(ExecutionModel model, String headers)
      throws Exception {
    String copy = "Every rank has a complete copy of all arguments. ";
    assertThat(Prompt.of(problem("scan/prefix-sum"), model))
        .startsWith(headers)
        .contains(copy + "The result must be on rank 0 when the function returns.");
    assertThat(Prompt.of(problem("reduce/average"), model))
        .contains(copy + "Every rank must have the result when the function returns.");
  }

  @Test
  void thePromptShowsViewsAndSaysWhatTheyHold() throws Exception {
    assertThat(Prompt.of(problem("reduce/average"), ExecutionModel.KOKKOS))
        .startsWith("#include <Kokkos_Core.hpp>\n\n")
        .contains("Use Kokkos to compute in parallel. Kokkos is already initialized.")
        .endsWith("\ndouble average(Kokkos::View<const double*> const& x) {");
    assertThat(Prompt.of(problem("geometry/convex-hull"), ExecutionModel.KOKKOS))
        .contains(" in host memory. Resize hull to the length of the result.");
    assertThat(Prompt.of(problem("histogram/first-letter-counts"), ExecutionModel.KOKKOS))
        .contains(" in host memory. Row i of s is string i and the zero that ends it.");
  }

  @Test
  void thePromptSaysWhereAKernelIsLaunchedAndWhatFollowsAFunction() throws Exception {
    assertThat(Prompt.of(problem("stencil/jacobi-2d"), ExecutionModel.CUDA))
        .startsWith("#include <cuda_runtime.h>\n\n")
        .contains("All pointers are to device memory. The kernel is launched with")
        .contains(" at least N * N threads in all.")
        .endsWith("\n__global__ void jacobi2D(const double *input, double *output, size_t N) {");
    assertThat(Prompt.of(problem("geometry/convex-hull"), ExecutionModel.HIP))
        .startsWith("#include <hip/hip_runtime.h>\n\nstruct Point {")
        .contains("Store the length of hull in hullSize, which is in device memory as well.")
        .contains("The device is synchronized after the call.")
        .endsWith(
            "\nvoid convexHull(const Point *points, Point *hull, size_t *hullSize, size_t n);\n");
    assertThat(Prompt.of(problem("fft/inverse-fft"), ExecutionModel.HIP))
        .startsWith("#include <hip/hip_runtime.h>\n#include <hip/hip_complex.h>\n\n")
        .endsWith("\nvoid ifft(hipDoubleComplex *x, size_t n);\n");
  }

  @Test
  void anAnswerThatContinuesSuchAPromptHoldsItsKernels() throws Exception {
    Problem problem = problem("reduce/average");
    String answer =
        "\n__global__ void k(double *x) {}\n\ndouble average(const double *x, size_t n) {\n  return 0;\n}\n";
    assertThat(Extraction.continuation(Prompt.of(problem, ExecutionModel.CUDA), answer, "average"))
        .isInstanceOfSatisfying(
            Extraction.Found.class,
            found -> assertThat(found.code()).contains("__global__ void k").endsWith("}\n"));
  }

  @ParameterizedTest
  @EnumSource
  void whatDoesNothingIsAllThatTheRulesAskFor(ExecutionModel model) throws Exception {
    for (String id : List.of("reduce/average", "dense_la/axpy")) {
      String text = new ParallelTask("parallel", problem(id), model, Optional.empty()).nothing();
      assertThat(Rules.of(model.label()).check(text)).isEmpty();
    }
  }
}
