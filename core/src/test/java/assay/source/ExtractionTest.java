package assay.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import assay.source.Extraction.Found;
import assay.source.Extraction.How;
import assay.source.Extraction.NotFound;
import assay.task.Answer;
import assay.verdict.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs the corpus in {@code extraction/}: {@code NN-function-what.answer} is a chat message, {@code
 * .continuation} continues the {@code .prompt} of the same name, {@code .expected} holds the code
 * or the reason why there is none.
 */
class ExtractionTest {
  private static final Path CORPUS = Path.of("src/test/resources/extraction");

  static List<Arguments> corpus() throws IOException {
    List<Arguments> cases = new ArrayList<>();
    try (var files = Files.newDirectoryStream(CORPUS, "*.{answer,continuation}")) {
      for (Path file : files) {
        cases.add(arguments(file.getFileName().toString()));
      }
    }
    assertThat(cases).hasSizeGreaterThan(100);
    return cases;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("corpus")
  void extractsWhatAPersonWould(String file) throws IOException {
    String name = file.substring(0, file.lastIndexOf('.'));
    String function = name.replaceAll("^\\d+-|-.*", "");
    Answer.Form form = file.endsWith(".answer") ? Answer.Form.MESSAGE : Answer.Form.CONTINUATION;
    Answer answer = new Answer(form, Files.readString(CORPUS.resolve(file)));
    Path prompt = CORPUS.resolve(name + ".prompt");
    String shown = Files.exists(prompt) ? Files.readString(prompt) : "";
    String found =
        switch (Extraction.of(answer, shown, function)) {
          case Found(String code, _) -> code;
          case NotFound(Reason reason, _) -> reason + "\n";
        };
    assertThat(found).isEqualTo(Files.readString(CORPUS.resolve(name + ".expected")));
  }

  @Test
  void saysWhereTheCodeWas() {
    String code = "int f() {\n  return 1;\n}\n";
    assertThat(Extraction.message("```\n" + code + "```", "f"))
        .isEqualTo(new Found(code, How.FENCED));
    assertThat(Extraction.message(code, "f")).isEqualTo(new Found(code, How.UNFENCED));
    assertThat(Extraction.message("```\nint f() {\n", "f"))
        .isEqualTo(new Found("int f() {\n", How.CUT_OFF));
    assertThat(Extraction.continuation("int f() {", "\n  return 1;\n}\n", "f"))
        .isEqualTo(new Found(code, How.CONTINUED));
    assertThat(Extraction.continuation("int f() {", "\n  return 1;\n", "f"))
        .isEqualTo(new Found(code, How.BODY));
    assertThat(Extraction.continuation("int f() {", "\n  return (", "f"))
        .isEqualTo(new Found("int f() {\n  return (\n", How.CUT_OFF));
    assertThat(Extraction.code(code, "f")).isEqualTo(new Found(code, How.WHOLE));
  }

  @Test
  void looksAtTheEndOfALongMessageAndTheStartOfALongContinuation() {
    String code = "int f() {\n  return 1;\n}\n";
    String talk = "and so on and on\n".repeat(100_000);
    Answer message = new Answer(Answer.Form.MESSAGE, talk + "```\n" + code + "```\n");
    assertThat(Extraction.of(message, "", "f")).isEqualTo(new Found(code, How.FENCED));
    Answer continuation = new Answer(Answer.Form.CONTINUATION, "\n  return 1;\n}\n" + talk);
    assertThat(Extraction.of(continuation, "int f() {", "f"))
        .isEqualTo(new Found(code, How.CONTINUED));
  }

  @Test
  void saysWhyThereIsNothing() {
    assertThat(Extraction.message("```\nint g() { }\n```", "f"))
        .isEqualTo(
            new NotFound(
                Reason.NO_FUNCTION,
                "the answer holds code, but it does not define the function f"));
    assertThat(Extraction.message("I cannot.", "f"))
        .isEqualTo(new NotFound(Reason.EMPTY_ANSWER, "the answer is empty or holds no code"));
  }

  @Test
  void leavesCodeAloneButForLineEndingsAndMain() {
    Answer answer =
        new Answer(Answer.Form.CODE, "\ufeff#define F f\r\nint F() { }\rint main() { f(); }\r\n");
    assertThat(Extraction.of(answer, "", "f"))
        .isEqualTo(new Found("#define F f\nint F() { }\n", How.WHOLE));
  }

  @Test
  void wantsCodeToNameTheFunction() {
    assertThat(Extraction.code("int g() { } // f", "f"))
        .isInstanceOfSatisfying(
            NotFound.class, one -> assertThat(one.reason()).isEqualTo(Reason.NO_FUNCTION));
    assertThat(Extraction.code(" \n", "f"))
        .isInstanceOfSatisfying(
            NotFound.class, one -> assertThat(one.reason()).isEqualTo(Reason.EMPTY_ANSWER));
  }

  @Test
  void doesNotTakeAnotherFunctionForABody() {
    Answer answer = new Answer(Answer.Form.MESSAGE, "```\nint g() { return 1; }\n```");
    assertThat(Extraction.of(answer, "int f() {", "f"))
        .isInstanceOfSatisfying(
            NotFound.class, one -> assertThat(one.reason()).isEqualTo(Reason.NO_FUNCTION));
  }

  @Test
  void tellsCodeWithoutTheFunctionFromNoCode() {
    assertThat(reason("```\n\n```\n")).isEqualTo(Reason.EMPTY_ANSWER);
    assertThat(reason("It is easy: f = 1;\n")).isEqualTo(Reason.EMPTY_ANSWER);
    assertThat(reason("int g() { return 1; }\n")).isEqualTo(Reason.NO_FUNCTION);
    assertThat(reason("struct S { int f; };\n")).isEqualTo(Reason.NO_FUNCTION);
  }

  @Test
  void doesNotTakeABlockWithoutStatementsForABody() {
    Answer answer = new Answer(Answer.Form.MESSAGE, "Run\n```\ng++ f.cpp\n```");
    assertThat(Extraction.of(answer, "int f() {", "f")).isInstanceOf(NotFound.class);
  }

  private static Reason reason(String answer) {
    return switch (Extraction.message(answer, "f")) {
      case NotFound(Reason reason, _) -> reason;
      case Found found -> throw new AssertionError(found);
    };
  }

  @Test
  void keepsAMainThatIsNotTheProgramsOwn() {
    String code =
        "namespace demo {\nint main() { return 1; }\n}\nint f() { return demo::main(); }\n";
    assertThat(Extraction.message("```\n" + code + "```", "f"))
        .isEqualTo(new Found(code, How.FENCED));
  }
}
