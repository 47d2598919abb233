package assay.suites.pareval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.pack.PackException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PromptTest {
  @TempDir Path folder;

  @Test
  void keepsTheFunctionFromBeingInlinedAfterTheFirstWordOfItsLine() {
    assertThat(prompt("/* One. */\ndouble half(double x) {").header("  return x / 2;\n}"))
        .isEqualTo("/* One. */\ndouble NO_INLINE half(double x) {\n  return x / 2;\n}");
    assertThat(prompt("/* One. */\n void fill(int *x) {").header("}"))
        .isEqualTo("/* One. */\n NO_INLINE void fill(int *x) {\n}");
    assertThat(prompt("__global__ void fill(int *x) {").header("}"))
        .isEqualTo("__global__ NO_INLINE void fill(int *x) {\n}");
  }

  @Test
  void knowsTheFunctionItOpens() {
    Prompt fill = prompt("struct P { int x; };\nvoid fill(std::vector<P> &x, size_t n) {");
    assertThat(fill.function()).isEqualTo("fill");
    assertThat(fill.returnsNothing()).isTrue();
    assertThat(fill.signature()).isEqualTo("void fill(std::vector<P> &x, size_t n)");
    assertThat(prompt("size_t count(std::vector<int> const& x) {").returnsNothing()).isFalse();
  }

  @Test
  void refusesWhatOpensNoFunction() throws IOException {
    Path file = folder.resolve("prompts.json");
    Files.writeString(
        file,
        """
        [{"problem_type": "a", "language": "cpp", "name": "1_a", "parallelism_model": "omp", "prompt": "int x;"}]
        """);
    assertThatThrownBy(() -> Prompt.read(file))
        .isInstanceOf(PackException.class)
        .hasMessageContaining("prompts.json: [0].prompt: expected C++ that ends with the opening");
    Files.writeString(file, "[{\"problem_type\": \"a\"}]");
    assertThatThrownBy(() -> Prompt.read(file)).hasMessageContaining("[0].parallelism_model");
    Files.writeString(file, "{}");
    assertThatThrownBy(() -> Prompt.read(file)).hasMessageContaining("expected a list of prompts");
    Files.writeString(file, "[\n{]");
    assertThatThrownBy(() -> Prompt.read(file))
        .hasMessageContaining("prompts.json:2: expected JSON");
  }

  private static Prompt prompt(String text) {
    return new Prompt("type", "00_type_name", ParallelismModel.SERIAL, text);
  }
}
