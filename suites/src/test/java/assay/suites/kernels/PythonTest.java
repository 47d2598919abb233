package assay.suites.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PythonTest {
  private static final Path PROGRAM = Path.of("/usr/bin/python3");

  private static Python saying(String blas) {
    return Python.read(
            PROGRAM,
            String.join("\n", "1.13.1", "90", "/lib/torch", "/usr:/usr", "", blas, "/usr/include"))
        .orElseThrow();
  }

  @Test
  void tellsEachLineOfTheAnswerFromTheOthers() {
    Python found = saying("/usr/lib/openblas-pthread/libblas.so.3");
    assertThat(found.version()).isEqualTo("1.13.1");
    assertThat(found.gpu()).isTrue();
    assertThat(found.triton()).isEmpty();
    assertThat(found.blas()).contains(Path.of("/usr/lib/openblas-pthread/libblas.so.3"));
    assertThat(found.homes()).containsExactly(Path.of("/usr"));
    assertThat(found.includes()).containsExactly("/usr/include");
  }

  @Test
  void whoAnswersTooLittleIsNotUsed() {
    assertThat(Python.read(PROGRAM, "1.13.1\n\n/lib/torch\n")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "/usr/lib/x86_64-linux-gnu/openblas-pthread/libblas.so.3, BLAS openblas-pthread",
    "/usr/lib/x86_64-linux-gnu/blas/libblas.so.3.11.0, 'the plain BLAS, many times slower than others: apt install libopenblas0-pthread'",
  })
  void warnsOfABlasThatMakesPyTorchSlow(String file, String name) {
    assertThat(saying(file).blasName()).isEqualTo(Optional.of(name));
  }

  @Test
  void pyTorchMayBringItsOwn() {
    assertThat(saying("").blasName()).isEmpty();
  }
}
