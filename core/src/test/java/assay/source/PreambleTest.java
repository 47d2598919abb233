package assay.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PreambleTest {
  private static final String PREAMBLE =
      """
      #include <omp.h>

      struct Point {
        double x, y;
      };

      double distance(Point a, Point b) {
        return 0;
      }

      /* The closest pair { of points. */
      """;

  private static final String PROMPT = PREAMBLE + "double closest(int n) {";

  @Test
  void isWhatStandsBeforeTheFunction() {
    assertThat(Preamble.of(PROMPT, "closest")).isEqualTo(PREAMBLE);
  }

  @Test
  void isEmptyWhereThePromptOpensNoSuchFunction() {
    assertThat(Preamble.of("Write closest().", "closest")).isEmpty();
  }

  @Test
  void goesBeforeCodeThatDefinesNothingOfIt() {
    String code = "double closest(int n) { return 1; }\n";
    assertThat(Preamble.complete(PREAMBLE, code)).isEqualTo(PREAMBLE + "\n" + code);
  }

  @Test
  void leavesOutWhatTheCodeDefines() {
    String code = "struct Point { double x; };\ndouble distance(Point a, Point b) { return 2; }\n";
    assertThat(Preamble.complete(PREAMBLE, code))
        .isEqualTo("#include <omp.h>\n\n/* The closest pair { of points. */\n\n" + code);
  }

  @Test
  void putsMissingFunctionsAfterTheTypesTheyNeed() {
    String code = "struct Point { double x; };\ndouble closest(int n) { return 1; }\n";
    assertThat(Preamble.complete(PREAMBLE, code))
        .containsSubsequence(
            "#include <omp.h>",
            "struct Point { double x; };",
            "double distance(",
            "double closest(")
        .containsOnlyOnce("struct Point");
  }

  @Test
  void staysInFrontOfTypesItKnowsNothingOf() {
    String code = "struct Cell { int n; };\ndouble closest(int n) { return 1; }\n";
    assertThat(Preamble.complete(PREAMBLE, code)).isEqualTo(PREAMBLE + "\n" + code);
  }

  @Test
  void keepsForwardDeclarationsAndOverloadsOfOtherNames() {
    assertThat(Preamble.complete("void fft(int);\n", "void fft(int) { }\n"))
        .isEqualTo("void fft(int);\n\nvoid fft(int) { }\n");
  }

  @Test
  void addsNoDefinitionTwice() {
    String code = Preamble.complete(PREAMBLE, "double closest(int n) { return 1; }\n");
    assertThat(Definitions.of(Preamble.complete(PREAMBLE, code)))
        .extracting(Definition::name)
        .containsExactly("Point", "distance", "closest");
  }

  @Test
  void isNothingWhenThereIsNone() {
    assertThat(Preamble.complete("", "int f() { }")).isEqualTo("int f() { }");
  }
}
