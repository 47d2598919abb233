package assay.suites.flops.gpuflopbench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class AnnotationsTest {
  @Test
  void findsTheKernelBehindWhatItCalls() {
    assertThat(
            Annotations.kernel(
                """
                __device__ float square(float x) { return x * x; }
                __host__ __global__ float half_of(float x) { return x / 2; }
                // not __global__ void other()
                template <int N> __global__ void __launch_bounds__(min(N, 256), 2)
                spread(float *to) { to[threadIdx.x] = half_of(square(to[threadIdx.x])); }
                """))
        .contains("spread");
  }

  @Test
  void findsSpecialisations() {
    assertThat(Annotations.kernel("template <> __global__ void copy<double>(double *to) {}"))
        .contains("copy");
  }

  @Test
  void aSnippetMayHoldNone() {
    assertThat(Annotations.kernel("__device__ int one() { return 1; }")).isEmpty();
    assertThat(Annotations.kernel("__global__ void")).isEmpty();
    assertThat(Annotations.kernel("__global__ void __launch_bounds__(12")).isEmpty();
  }
}
