package assay.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An answer may be anything; long ones must cost neither the stack nor more than linear time. */
class HostileTextTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "namespace a{",
        "[[",
        "[[omp::directive(",
        "a::",
        "average(",
        "average(){",
        "{",
        "(",
        "template<",
        "struct a{} ",
        "int main(){}",
        "_Pragma/**/",
        "R\"(",
        "/*",
        "#if 0\n",
        "#define X [[\n",
        "```cpp\n",
        "}```\n",
        "\\\n",
        "don't\n",
        "operator "
      })
  @Timeout(value = 10, unit = TimeUnit.SECONDS)
  void isReadInLinearTime(String piece) {
    String text = piece.repeat(20_000);
    assertThat(Definitions.of(text)).isNotNull();
    assertThat(Rules.of("mpi+omp").check(text)).isNotEmpty();
    assertThat(Extraction.message(text, "average")).isNotNull();
    assertThat(Extraction.continuation("int average() {", text, "average")).isNotNull();
  }
}
