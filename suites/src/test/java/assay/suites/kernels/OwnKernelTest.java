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

/** What the rule on the text of a candidate sees, and what it does not. */
class OwnKernelTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "kernels = load_inline(name='a')\ny = kernels.relu(x)",
        "self.kernels = cpp_extension.load(name='a', sources=s)\ny = self.kernels.relu(x)",
        "from torch.utils.cpp_extension import load_inline as make\nops = make('a')\nops.f(x)",
        "def kernels():\n  return load_inline('a')\ny = kernels().relu(x)",
        "relu = load_inline('a').relu\ny = relu(x)",
        "ops = load_inline(\n  name='a',\n)\nforward = getattr(ops, 'relu')",
      })
  void ownKernelIsSeen(String text) {
    assertThat(OwnKernel.complaint(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "y = torch.relu(x)",
        "# kernels = load_inline(name='a'); kernels.relu(x)",
        "text = 'kernels = load_inline(1); kernels.relu(x)'",
        "text = \"\"\"\nkernels = load_inline(1)\nkernels.relu(x)\"\"\"",
        "weights = torch.load('a')\nprint(weights)",
      })
  void kernelOfNobodyIsMissed(String text) {
    assertThat(OwnKernel.complaint(text))
        .hasValueSatisfying(one -> assertThat(one).contains("no kernel"));
  }

  @Test
  void kernelThatIsNeverMentionedAgainIsDead() {
    String text = "kernels = load_inline(name='kernels')\n# kernels.relu(x)\ny = torch.relu(x)";
    assertThat(OwnKernel.complaint(text))
        .hasValueSatisfying(one -> assertThat(one).contains("never called"));
  }

  @Test
  void everyOracleKeepsTheRule() throws IOException {
    Path pack = Path.of(System.getProperty("assay.home"), "packs/kernels");
    try (Stream<Path> files = Files.walk(pack)) {
      List<Path> oracles = files.filter(one -> one.endsWith("oracles/cpp.py")).toList();
      assertThat(oracles).hasSizeGreaterThan(80);
      for (Path one : oracles) {
        assertThat(OwnKernel.complaint(Files.readString(one))).as(one.toString()).isEmpty();
      }
    }
  }

  @Property
  void anyTextIsReadToItsEnd(@ForAll String text) {
    assertThat(OwnKernel.code(text).length()).isLessThanOrEqualTo(text.length() + 1);
  }
}
