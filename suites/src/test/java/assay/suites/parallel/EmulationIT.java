package assay.suites.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.build.Compiler;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is said about candidates for a GPU where there is none. */
class EmulationIT {
  private static Court court;

  @BeforeAll
  static void open() throws Exception {
    court = Court.open();
  }

  private static Verdict axpy(String body) throws Exception {
    return court.verdict(
        "dense_la/axpy/cuda",
        "__global__ void axpy(double alpha, const double *x, const double *y, double *z, size_t n) {\n"
            + "  size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;\n"
            + body
            + "}\n");
  }

  private static Evidence only(Verdict verdict) {
    assertThat(verdict.flags()).contains(Flag.EMULATED);
    assertThat(verdict.evidence()).hasSize(1);
    return verdict.evidence().getFirst();
  }

  @Test
  void whatIsRightIsCorrectAndNotTimed() throws Exception {
    Verdict verdict = axpy("if (i < n) z[i] = alpha * x[i] + y[i];\n");
    assertThat(verdict.outcome()).as("%s", verdict.evidence()).isEqualTo(Outcome.CORRECT);
    assertThat(verdict.flags()).containsExactly(Flag.EMULATED);
    assertThat(verdict.timing()).isEmpty();
    assertThat(verdict.build()).isPresent();
  }

  @Test
  void anAccessOutOfBoundsIsNamed() throws Exception {
    Verdict verdict = axpy("z[i] = alpha * x[i] + y[i];\n");
    assertThat(verdict.outcome()).isEqualTo(Outcome.CRASHED);
    assertThat(only(verdict).reason()).isEqualTo(Reason.UNDEFINED);
    assertThat(only(verdict).text()).contains(": out of bounds: ").contains("kernel ::axpy");
  }

  @Test
  void barriersThatNotAllShareAreNamed() throws Exception {
    Verdict verdict =
        axpy(
            """
            if (i < n) {
              z[i] = alpha * x[i] + y[i];
              __syncthreads();
            } else {
              __syncthreads();
            }
            """);
    assertThat(verdict.outcome()).isEqualTo(Outcome.CRASHED);
    assertThat(only(verdict).text()).contains(": divergent barrier");
  }

  @Test
  void whatTheHostMustNotTouchIsNamed() throws Exception {
    Verdict verdict =
        court.verdict(
            "reduce/average/cuda",
            "__global__ void unused() {}\ndouble average(const double *x, size_t n) { return x[0]; }\n");
    assertThat(verdict.outcome()).isEqualTo(Outcome.CRASHED);
    assertThat(only(verdict).text()).contains(": host use of device memory");
  }

  @Test
  void whatCannotBeEmulatedIsSkipped() throws Exception {
    Verdict verdict = axpy("asm volatile(\"membar.gl;\");\n");
    assertThat(verdict.outcome()).isEqualTo(Outcome.SKIPPED);
    assertThat(only(verdict).text()).startsWith("not emulated: ");
  }

  @Test
  void aWrongElementIsWrong() throws Exception {
    Verdict verdict = axpy("if (i + 1 < n) z[i] = alpha * x[i] + y[i];\n");
    assertThat(verdict.outcome()).isEqualTo(Outcome.WRONG);
    assertThat(verdict.flags()).containsExactly(Flag.EMULATED);
    assertThat(verdict.configurations()).isEmpty();
  }

  @Test
  void anErrorOfTheDeviceEndsIt() throws Exception {
    Verdict verdict =
        court.verdict(
            "reduce/average/cuda",
            "__global__ void k() {}\ndouble average(const double *x, size_t n) { k<<<1, 4096>>>(); return 0; }\n");
    assertThat(verdict.outcome()).isEqualTo(Outcome.CRASHED);
    assertThat(only(verdict).text()).contains("the device said: ");
  }

  /** The host's compiler cannot see it: to it, both are functions. */
  @Test
  void aKernelThatCallsTheHostIsRefusedByTheDevicesCompiler() throws Exception {
    assumeTrue(Compiler.find("nvcc").isPresent(), "there is no nvcc");
    Verdict verdict =
        court.verdict(
            "dense_la/axpy/cuda",
            """
            double scaled(double alpha, double x) { return alpha * x; }
            __global__ void axpy(double alpha, const double *x, const double *y, double *z, size_t n) {
              size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
              if (i < n) z[i] = scaled(alpha, x[i]) + y[i];
            }
            """);
    assertThat(verdict.outcome()).isEqualTo(Outcome.BUILD_FAILED);
    assertThat(verdict.evidence().getFirst().text()).contains("candidate").contains("__host__");
  }
}
