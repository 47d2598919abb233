package assay.suites.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.task.Task;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What sanitizers add to verdicts; left out where the tools for a race check are missing. */
class InspectionIT {
  private static Court court;

  @BeforeAll
  static void open() throws Exception {
    Optional<RaceCheck> tools = RaceCheck.find();
    assumeTrue(tools.isPresent(), RaceCheck.REMEDY);
    court = Court.inspecting(tools.get());
  }

  private static Verdict verdict(String id, String code) throws Exception {
    Task task = court.task(id);
    assumeTrue(task.skipped().isEmpty(), () -> task.skipped().orElseThrow());
    return court.verdict(id, code);
  }

  private static void assertCorrect(Verdict verdict, Reason reason, String... words) {
    assertThat(verdict.outcome()).as("%s", verdict.evidence()).isEqualTo(Outcome.CORRECT);
    assertThat(verdict.evidence()).extracting(Evidence::reason).containsExactly(reason);
    assertThat(verdict.evidence().getFirst().text()).contains(words);
  }

  @ParameterizedTest
  @ValueSource(strings = {"reduce/average/omp", "reduce/average/mpi"})
  void nothingIsFoundInAnOracle(String id) throws Exception {
    Verdict verdict = verdict(id, court.oracle(court.task(id)));
    assertCorrect(verdict, Reason.INSPECTED, "calls");
    assertThat(verdict.flags()).doesNotContain(Flag.RACY, Flag.UNSAFE);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "reduce/average/serial",
        "reduce/average/mpi+omp",
        "reduce/average/kokkos",
        "reduce/average/cuda",
        "dense_la/axpy/hip",
        "geometry/convex-hull/kokkos",
        "histogram/first-letter-counts/omp",
        "stencil/game-of-life/omp",
        "sort/structs-by-key/omp"
      })
  void nothingIsFoundInOthers(String id) throws Exception {
    nothingIsFoundInAnOracle(id);
  }

  /** A barrier is missing: every second launch, whose first thread comes last, is right. */
  @Test
  void aRaceOnADeviceIsSeen() throws Exception {
    Verdict verdict =
        verdict(
            "reduce/average/cuda",
            """
            __global__ void sum(const double *x, double *result, size_t n) {
              __shared__ double partial[64];
              double mine = 0;
              for (size_t i = threadIdx.x; i < n; i += 64) mine += x[i];
              partial[threadIdx.x] = mine;
              if (threadIdx.x == 0) {
                double all = 0;
                for (int i = 0; i < 64; ++i) all += partial[i];
                *result = all;
              }
            }

            double average(const double *x, size_t n) {
              double *result, all;
              cudaMalloc(&result, sizeof(double));
              for (int i = 0; i < 2; ++i) sum<<<1, 64>>>(x, result, n);
              cudaMemcpy(&all, result, sizeof(double), cudaMemcpyDeviceToHost);
              cudaFree(result);
              return all / n;
            }
            """);
    assertCorrect(verdict, Reason.RACE, "candidate.cpp: ", "in line ");
    assertThat(verdict.flags()).contains(Flag.RACY, Flag.EMULATED);
  }

  /** Every thread writes the same value, so that the result is right every time. */
  @Test
  void aRaceThatHarmsNobodyIsSeen() throws Exception {
    Verdict verdict =
        verdict(
            "reduce/average/omp",
            """
            double average(std::vector<double> const& x) {
              double sum = 0;
              std::size_t count = 0;
            #pragma omp parallel for reduction(+ : sum)
              for (std::size_t i = 0; i < x.size(); ++i) {
                sum += x[i];
                count = x.size();
              }
              return sum / count;
            }
            """);
    assertCorrect(verdict, Reason.RACE, "candidate.cpp: ", "in line 7", "the write of 8 bytes by");
    assertThat(verdict.flags()).contains(Flag.RACY).doesNotContain(Flag.UNSAFE);
  }

  /** The update is lost only where two threads meet in a few instructions of a long call. */
  @Test
  void aRaceThatSeldomShowsIsWrongOrSeen() throws Exception {
    Verdict verdict =
        verdict(
            "reduce/average/omp",
            """
            double average(std::vector<double> const& x) {
              double sum = 0;
            #pragma omp parallel
              {
                double mine = 0;
            #pragma omp for nowait
                for (std::size_t i = 0; i < x.size(); ++i) mine += x[i];
                sum += mine;
              }
              return sum / x.size();
            }
            """);
    assertThat(verdict.outcome() == Outcome.WRONG || verdict.flags().contains(Flag.RACY))
        .as("%s %s", verdict.outcome(), verdict.evidence())
        .isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"serial", "mpi", "mpi+omp", "kokkos"})
  void aReadPastTheEndIsSeen(String model) throws Exception {
    String oracle = court.oracle(court.task("reduce/average/" + model));
    int body = oracle.indexOf('{') + 1;
    String code =
        oracle.substring(0, body)
            + " volatile double beyond = x.data()[x.size()];"
            + oracle.substring(body);
    Verdict verdict = verdict("reduce/average/" + model, code);
    long line = oracle.substring(0, body).lines().count();
    assertCorrect(
        verdict,
        Reason.UNDEFINED,
        "candidate.cpp, line " + line + ": heap-buffer-overflow (a read of 8 bytes)");
    assertThat(verdict.flags()).contains(Flag.UNSAFE).doesNotContain(Flag.RACY);
  }

  @Test
  void whatTheLanguageLeavesUndefinedIsSeen() throws Exception {
    Verdict verdict =
        verdict(
            "reduce/average/serial",
            """
            double average(std::vector<double> const& x) {
              volatile int most = INT_MAX;
              most = most + 1;
              return std::accumulate(x.begin(), x.end(), 0.0) / x.size();
            }
            """);
    assertCorrect(verdict, Reason.UNDEFINED, "candidate.cpp, line 3: signed integer overflow");
    assertThat(verdict.flags()).contains(Flag.UNSAFE);
  }

  @Test
  void whatOnlyTheJudgesCompilerTakesIsNotInspected() throws Exception {
    Verdict verdict =
        verdict(
            "reduce/average/omp",
            """
            double average(std::vector<double> const& x) {
              typedef int four __attribute__((vector_size(16)));
              four order = {3, 2, 1, 0}, ones = {1, 1, 1, 1};
              double sum = 0;
            #pragma omp parallel for reduction(+ : sum)
              for (std::size_t i = 0; i < x.size(); ++i) sum += x[i];
              return sum / x.size() * __builtin_shuffle(ones, order)[0];
            }
            """);
    assertCorrect(verdict, Reason.NOT_INSPECTED, "it does not build", "__builtin_shuffle");
    assertThat(verdict.flags()).doesNotContain(Flag.RACY, Flag.UNSAFE);
  }

  @Test
  void onlyWhatIsCorrectIsInspected() throws Exception {
    Verdict verdict =
        verdict(
            "reduce/average/serial", "double average(std::vector<double> const& x) { return 0; }");
    assertThat(verdict.outcome()).isEqualTo(Outcome.WRONG);
    assertThat(verdict.evidence()).extracting(Evidence::reason).containsExactly(Reason.VALUE);
  }

  @Test
  void verdictsWithAndWithoutAreToldApart() throws Exception {
    Court plain = Court.open();
    Task task = plain.task("reduce/average/omp");
    assertThat(court.suite().judgeHash(task)).isNotEqualTo(plain.suite().judgeHash(task));
    assertThat(court.suite().toolchain()).containsKey(RaceCheck.TOOL);
    assertThat(plain.suite().toolchain()).doesNotContainKey(RaceCheck.TOOL);
    assertThat(plain.suite().inspection(task)).isEmpty();
  }
}
