package assay.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CompilerLogTest {
  @Test
  void onlyTheFirstErrorsAreKept() {
    String log =
        IntStream.rangeClosed(1, 30)
            .mapToObj(
                i ->
                    "a.cpp:%d:1: error: number %d\nnote 1\nnote 2\nnote 3\nnote 4\nnote 5"
                        .formatted(i, i))
            .collect(Collectors.joining("\n"));
    String trimmed = CompilerLog.trimmed(log);
    assertThat(trimmed)
        .contains("number 4", "note 4")
        .doesNotContain("number 5", "note 5")
        .endsWith("…");
  }

  @Test
  void aLogWithoutErrorsIsKeptAsItIs() {
    assertThat(CompilerLog.trimmed("nvcc fatal: no input")).isEqualTo("nvcc fatal: no input");
  }

  @Test
  void pythonsLastLineIsAnError() {
    assertThat(
            CompilerLog.trimmed(
                "Traceback (most recent call last):\n  File \"/w/candidate.py\", line 3\nNameError: name 'x' is not defined"))
        .isEqualTo("NameError: name 'x' is not defined");
  }

  @Test
  void noLogIsEndless() {
    assertThat(CompilerLog.trimmed("a.cpp: error: " + "x".repeat(100_000))).hasSizeLessThan(4100);
  }
}
