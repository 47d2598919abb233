package assay.suites.parallel.problem;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.parallel.signature.Cpu;
import assay.suites.parallel.signature.Signature;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SignatureCoverageIT {
  @TempDir Path folder;

  @Test
  void allSixtyCompileWithBodiesThatDoNothing() throws Exception {
    StringBuilder text =
        new StringBuilder(
            """
            #include <array>
            #include <complex>
            #include <cstddef>
            #include <cstdint>
            #include <string>
            #include <type_traits>
            #include <vector>
            """);
    for (SixtySignatures.Entry entry : SixtySignatures.read()) {
      Signature signature = entry.signature();
      text.append("namespace problem_").append(entry.name(), 0, 2).append(" {\n");
      text.append(Cpu.structureDefinitions(signature));
      text.append(Cpu.nop(signature));
      text.append("static_assert(std::is_same_v<decltype(")
          .append(signature.function())
          .append("), ")
          .append(Cpu.functionType(signature))
          .append(">);\n}\n");
    }
    assertThat(compile(text.toString())).isEmpty();
  }

  @Test
  void aWrongFunctionTypeWouldNotCompile() throws Exception {
    String text =
        """
        #include <type_traits>
        int f(int x) { return x; }
        static_assert(std::is_same_v<decltype(f), int(int const&)>);
        """;
    assertThat(compile(text)).contains("static assertion failed");
  }

  private String compile(String text) throws Exception {
    Path source = Files.writeString(folder.resolve("all.cpp"), text);
    Path log = folder.resolve("log");
    Process compiler =
        new ProcessBuilder(
                "g++",
                "-std=c++20",
                "-Wall",
                "-Wextra",
                "-Wno-unused-parameter",
                "-fsyntax-only",
                source.toString())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    int exit = compiler.waitFor();
    String printed = Files.readString(log);
    assertThat(exit == 0).as(printed).isEqualTo(printed.isEmpty());
    return printed;
  }
}
