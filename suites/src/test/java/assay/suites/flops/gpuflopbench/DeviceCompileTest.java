package assay.suites.flops.gpuflopbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class DeviceCompileTest {
  private final DeviceCompile compile =
      new DeviceCompile(Path.of("/checkout/src"), Path.of("/copy"), "heat-cuda");

  @Test
  void takesPathsToWhereTheProgramIs() {
    assertThat(
            compile.words(
                "/usr/bin/clang++ -DNAME=\\\"heat\\\" -Ihecbench-roofline/src/heat-cuda -Ihecbench-roofline/src/heat-cuda-more -I/usr/include/x"
                    + " -O3 -std=gnu++14 --cuda-gpu-arch=sm_86 -x cuda -c hecbench-roofline/src/heat-cuda/main.cu -o main.cu.o",
                Path.of("/pack/0.cubin")))
        .hasValueSatisfying(
            words ->
                assertThat(words)
                    .startsWith("nvcc", "-cubin", "-arch=sm_90")
                    .contains(
                        "-DNAME=\"heat\"",
                        "-I/copy/heat-cuda",
                        "-I/checkout/src/heat-cuda-more",
                        "-I/usr/include/x")
                    .endsWith("/copy/heat-cuda/main.cu", "-o", "/pack/0.cubin")
                    .doesNotContain("--cuda-gpu-arch=sm_86", "-std=gnu++14"));
  }

  @Test
  void leavesHostFilesOut() {
    assertThat(
            compile.words(
                "/usr/bin/clang++ -c hecbench-roofline/src/heat-cuda/io.cpp", Path.of("/x")))
        .isEmpty();
    assertThat(compile.words("/usr/bin/clang++ -x cuda", Path.of("/x"))).isEmpty();
  }
}
