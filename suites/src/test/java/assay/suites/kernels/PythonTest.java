package assay.suites.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PythonTest {
  private static final String PROGRAM = "/opt/python/bin/python3";

  @TempDir private Path folder;

  private static List<String> answer(String program, String blas) {
    return List.of(program, "1.13.1", "90", "/lib/torch", "/usr:/usr", "", blas, "/usr/include");
  }

  private static Python saying(String blas) {
    return Python.read(String.join("\n", answer(PROGRAM, blas))).orElseThrow();
  }

  /** A folder with a python3 that answers so, or says that it has no PyTorch. */
  private Path python(String name, List<String> answer) throws IOException {
    Path home = Files.createDirectories(folder.resolve(name));
    Path program = home.resolve("python3");
    String script =
        answer.isEmpty() ? "exit 1" : "cat <<'END'\n" + String.join("\n", answer) + "\nEND";
    Files.writeString(program, "#!/bin/sh\n" + script + "\n");
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
    return home;
  }

  private static Optional<Path> found(Map<String, String> environment) throws Exception {
    return Python.find(environment).map(Python::program);
  }

  @Test
  void takesTheFirstInThePathThatHasPyTorch() throws Exception {
    Path without = python("without", List.of());
    Path shim = python("shim", answer(PROGRAM, ""));
    Path later = python("later", answer("/later/python3", ""));
    String path = "%s:relative:%s:%s:%s".formatted(folder.resolve("none"), without, shim, later);
    assertThat(found(Map.of("PATH", path))).contains(Path.of(PROGRAM));
  }

  @Test
  void looksForNoOtherThanTheChosenOne() throws Exception {
    Path chosen = python("chosen", answer("/chosen/python3", "")).resolve("python3");
    Path without = python("without", List.of()).resolve("python3");
    String path = python("usual", answer(PROGRAM, "")).toString();
    assertThat(found(Map.of("PATH", path, Python.CHOSEN, chosen.toString())))
        .contains(Path.of("/chosen/python3"));
    assertThat(found(Map.of("PATH", path, Python.CHOSEN, without.toString()))).isEmpty();
  }

  @Test
  void tellsEachLineOfTheAnswerFromTheOthers() {
    Python found = saying("/usr/lib/openblas-pthread/libblas.so.3");
    assertThat(found.program()).isEqualTo(Path.of(PROGRAM));
    assertThat(found.version()).isEqualTo("1.13.1");
    assertThat(found.gpu()).isTrue();
    assertThat(found.triton()).isEmpty();
    assertThat(found.blas()).contains(Path.of("/usr/lib/openblas-pthread/libblas.so.3"));
    assertThat(found.homes()).containsExactly(Path.of("/usr"));
    assertThat(found.includes()).containsExactly("/usr/include");
  }

  @Test
  void whoAnswersTooLittleIsNotUsed() {
    assertThat(Python.read(PROGRAM + "\n1.13.1\n\n/lib/torch\n")).isEmpty();
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
