package assay.suites.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the rule on Triton kernels sees, and what it does not. */
class OwnTritonKernelTest {
  private static final String START = "import triton\nimport triton.language as tl\n";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@triton.jit\ndef f(x):\n  pass\nf[(1,)](x)",
        "from triton import jit\n@jit\ndef f(x):\n  pass\nf[grid](x)",
        "import triton as t\n@t.jit(do_not_specialize=['n'])\ndef f(x):\n  pass\nf[1](x)",
        "@triton.autotune(\n  configs=c,\n  key=['n'],\n)\n@triton.jit\ndef f(x):\n  pass\nf[grid](x)",
        "@triton.jit\n@other\ndef f(x):\n  pass\nrun = triton.autotune(c, k)(f)\nrun[grid](x)",
        "@triton.jit\ndef part(x):\n  pass\n@triton.jit\ndef f(x):\n  part(x)\nf [grid](x)",
        "@triton.jit\ndef f(x):\n  pass\nf.run(x, grid=g)",
      })
  void ownKernelIsSeen(String text) {
    assertThat(OwnTritonKernel.complaint(START + text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "y = torch.relu(x)",
        "# @triton.jit\n# def f(x): pass\nf[grid](x)",
        "@torch.jit.script\ndef f(x):\n  return x\nf[0](x)",
        "text = '''\n@triton.jit\ndef f(x):\n  pass\nf[grid](x)'''",
      })
  void kernelOfNobodyIsMissed(String text) {
    assertThat(OwnTritonKernel.complaint(START + text))
        .hasValueSatisfying(one -> assertThat(one).contains("no kernel"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@triton.jit\ndef f(x):\n  pass\ny = torch.relu(x)",
        "@triton.jit\ndef f(x):\n  pass\n# f[grid](x)",
        "@triton.jit\ndef f(x):\n  pass\ny = x[0](f)",
      })
  void kernelThatIsNeverLaunchedIsDead(String text) {
    assertThat(OwnTritonKernel.complaint(START + text))
        .hasValueSatisfying(one -> assertThat(one).contains("never launched"));
  }

  @Test
  void somebodyElsesCompilerIsNotTritons() {
    String text = "from numba import jit\n@jit\ndef f(x):\n  pass\nf[grid](x)";
    assertThat(OwnTritonKernel.complaint(text)).isPresent();
  }

  @Test
  void everyOracleKeepsTheRule() throws IOException {
    Path pack = Path.of(System.getProperty("assay.home"), "packs/kernels");
    try (Stream<Path> files = Files.walk(pack)) {
      List<Path> oracles = files.filter(one -> one.endsWith("oracles/triton.py")).toList();
      assertThat(oracles).hasSizeGreaterThanOrEqualTo(3);
      for (Path one : oracles) {
        assertThat(OwnTritonKernel.complaint(Files.readString(one))).as(one.toString()).isEmpty();
      }
    }
  }

  @Property
  void anyTextIsAnswered(@ForAll String text) {
    OwnTritonKernel.complaint(text);
  }
}
