package assay.suites.pareval;

import static org.assertj.core.api.Assertions.assertThat;

import assay.source.Extraction;
import assay.task.Answer;
import org.junit.jupiter.api.Test;

final class BodyTest {
  private static final Prompt PROMPT =
      new Prompt(
          "reduce",
          "00_reduce_half",
          ParallelismModel.SERIAL,
          "/* Half of x. */\ndouble half(double x) {");

  @Test
  void leavesRecordedOutputsAsTheyAre() {
    assertThat(code("  return x / 2;\n}")).isEqualTo("  return x / 2;\n}");
    assertThat(code("  return x /\n")).isEqualTo("  return x /\n");
    assertThat(code("")).isEmpty();
    String twice = "  return x / 2;\n}\ndouble half(double x) { return 0; }";
    assertThat(code(twice)).isEqualTo(twice);
  }

  @Test
  void takesTheBodyOutOfAWholeFunction() {
    assertThat(code("double half(double x) { return x / 2; }")).isEqualTo(" return x / 2; }");
  }

  @Test
  void takesTheBodyOutOfAMessage() {
    String message =
        "Here:\n```cpp\n#include <cmath>\ndouble half(double x) {\n  // }\n  return x / 2;\n}\n```\nDone.";
    assertThat(found(new Answer(Answer.Form.MESSAGE, message)))
        .isEqualTo("\n  // }\n  return x / 2;\n}");
  }

  @Test
  void endsAContinuationWhereTheFunctionDoes() {
    Answer answer =
        new Answer(Answer.Form.CONTINUATION, "\n  return x / 2;\n}\n\nint main() { half(1); }\n");
    assertThat(found(answer).strip()).isEqualTo("return x / 2;\n}");
  }

  @Test
  void saysWhereThereIsNoCode() {
    assertThat(new Body(PROMPT).of(new Answer(Answer.Form.MESSAGE, "I cannot do that.")))
        .isInstanceOf(Extraction.NotFound.class);
  }

  private static String code(String text) {
    return found(new Answer(Answer.Form.CODE, text));
  }

  private static String found(Answer answer) {
    return ((Extraction.Found) new Body(PROMPT).of(answer)).code();
  }
}
