package assay.suites.flops.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scripts stand in the places of the compiler, the program and the profiler. */
final class MeasurementTest {
  @TempDir Path folder;
  @TempDir Path scratch;
  @TempDir Path tools;

  @BeforeEach
  void writeKernel() throws IOException {
    script(
        folder.resolve("compiler"),
        """
        [ "$1" = --version ] && { echo 'A compiler, release 7'; exit; }
        [ "$1" = -cubin ] && { echo instructions > "$3"; exit; }
        printf '#!/bin/sh\\necho sum "$@"\\n' > "$2" && chmod 755 "$2"
        """);
    Files.writeString(folder.resolve("main.cu"), "text\n");
    Files.writeString(
        folder.resolve("kernel.yaml"),
        """
        compile: ./compiler -o program main.cu
        run: ["12"]
        kernel: axpby
        """);
  }

  private static Path script(Path file, String text) throws IOException {
    Files.writeString(file, "#!/bin/sh\n" + text);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private Measurement measurement(String kernel) throws IOException {
    StringBuilder rows = new StringBuilder();
    rows.append(
        "\"ID\",\"Kernel Name\",\"Block Size\",\"Grid Size\",\"Metric Name\",\"Metric Value\"\n");
    for (Counter counter : Counter.all()) {
      rows.append(
          "\"0\",\"void %s<4>(int)\",\"(1, 1, 1)\",\"(1, 1, 1)\",\"%s\",\"12\"\n"
              .formatted(kernel, counter.metric()));
    }
    Path table = Files.writeString(tools.resolve("table"), rows);
    Path profiler =
        script(
            tools.resolve("ncu"),
            "[ \"$1\" = --version ] && { echo 'Version 3'; exit; }\ncat '%s'\n".formatted(table));
    return new Measurement(
        new Profiler(List.of(profiler.toString()), List.of("echo", "A GPU, 5.6")), scratch);
  }

  @Test
  void writesWhatWasExecutedBesideTheKernel() throws Exception {
    Profile profile = measurement("axpby").measure(folder);
    assertThat(profile.counts().single().intValue()).isEqualTo(48);
    assertThat(folder.resolve("kernel.cubin")).hasContent("instructions");
    assertThat(folder.resolve("truth.yaml"))
        .hasContent(
            """
            schema: 1
            gpu: A GPU
            driver: "5.6"
            compiler: A compiler, release 7
            profiler: Version 3
            cubin: 8c8169bd36de5d11ba5c3e6681761833e5e6f03d052464fe84972a25eaaa46be
            runs: 2
            executed: {fadd: 12, fmul: 12, ffma: 12, dadd: 12, dmul: 12, dfma: 12}
            besides: {hadd: 12, hmul: 12, hfma: 12, tensor: 12}
            """);
    assertThat(scratch).isEmptyDirectory();
  }

  @Test
  void saysWhenTheKernelWasNotLaunched() throws Exception {
    Measurement measurement = measurement("another");
    assertThatThrownBy(() -> measurement.measure(folder))
        .hasMessage("the program has not launched axpby");
    assertThat(folder.resolve("truth.yaml")).doesNotExist();
  }
}
