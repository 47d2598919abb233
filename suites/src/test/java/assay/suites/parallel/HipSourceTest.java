package assay.suites.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HipSourceTest {
  @ParameterizedTest
  @CsvSource({
    "'cudaMalloc(&x, n);', 'hipMalloc(&x, n);'",
    "'cudaError_t e = cudaGetLastError();', 'hipError_t e = hipGetLastError();'",
    "'k<<<1, 2>>>(x);', 'k<<<1, 2>>>(x);'",
    "'cuDoubleComplex z = make_cuDoubleComplex(1, 2);', 'hipDoubleComplex z = make_hipDoubleComplex(1, 2);'",
    "'cuCadd(cuCmul(a, b), cuConj(c))', 'hipCadd(hipCmul(a, b), hipConj(c))'",
    "'#include <cuda_runtime.h>', '#include <hip/hip_runtime.h>'",
    "'#include <cmath>', '#include <cmath>'",
    "'// cudaMalloc', '// cudaMalloc'",
    "'int cudaless = 1, circuCadd, cube, cuts;', 'int cudaless = 1, circuCadd, cube, cuts;'",
  })
  void renamesWhatIsTheLibrarysAndNothingElse(String cuda, String hip) {
    assertThat(HipSource.of(cuda)).isEqualTo(hip);
  }
}
