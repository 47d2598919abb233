package assay.source;

import static org.assertj.core.api.Assertions.assertThat;

import assay.source.Token.Kind;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class LexerPropertyTest {
  /** Pieces whose order and neighbours decide what a lexer makes of them. */
  private static final List<String> PIECES =
      List.of(
          "\\",
          "\n",
          "\r\n",
          "\r",
          " ",
          "\\\n",
          "\\ \n",
          "\"",
          "'",
          "R\"(",
          ")\"",
          "R\"x(",
          ")x\"",
          "u8",
          "L",
          "/*",
          "*/",
          "//",
          "/",
          "*",
          "#",
          "%:",
          "#pragma omp parallel",
          "#define X ",
          "#if 0\n",
          "#else\n",
          "#endif\n",
          "#include <",
          ">",
          "_Pragma",
          "(",
          ")",
          "\"omp parallel\"",
          "0x1p-3",
          "1'0",
          "e+",
          "<%",
          "%>",
          "<::",
          "{",
          "}",
          "[",
          "]",
          "[[",
          "]]",
          ";",
          "=",
          "x",
          "average",
          "f(int a) {",
          "namespace n {",
          "extern \"C\" {",
          "struct S {",
          "template <class T>",
          "operator",
          "```",
          "```cpp\n",
          "~~~\n",
          "é",
          "\0",
          "\uD83D",
          "::",
          "<",
          ">>",
          ",",
          "->",
          "<think>",
          "</think>");

  @Provide
  static Arbitrary<String> sources() {
    Arbitrary<String> pieces =
        Arbitraries.of(PIECES).list().ofMaxSize(60).map(all -> String.join("", all));
    return Arbitraries.oneOf(pieces, Arbitraries.strings().ofMaxLength(200));
  }

  @Property
  void coversTheTextWithTokensAndWhiteSpace(@ForAll("sources") String source) {
    StringBuilder joined = new StringBuilder();
    int at = 0;
    for (Token token : Lexer.tokensAndComments(source)) {
      assertThat(token.offset()).isGreaterThanOrEqualTo(at);
      assertThat(token.end()).isGreaterThan(token.offset());
      String gap = source.substring(at, token.offset());
      assertThat(gap).matches("[\\s\\\\\0]*");
      joined.append(gap).append(source, token.offset(), token.end());
      at = token.end();
    }
    assertThat(source.substring(at)).matches("[\\s\\\\\0]*");
    assertThat(joined.append(source.substring(at))).hasToString(source);
  }

  @Property
  void countsLinesAndColumnsAsTheTextHasThem(@ForAll("sources") String source) {
    for (Token token : Lexer.tokens(source)) {
      String before = source.substring(0, token.offset());
      String[] lines = before.split("\r\n|\r|\n", -1);
      assertThat(token.line()).isEqualTo(lines.length);
      assertThat(token.column()).isEqualTo(lines[lines.length - 1].length() + 1);
    }
  }

  @Property
  void keepsTheMeaningWhenSplicesAreAdded(@ForAll("sources") String source) {
    List<Token> plain = Lexer.tokens(source);
    boolean raw = plain.stream().anyMatch(token -> token.text().contains("R\""));
    if (raw || source.contains("R\"") || source.contains("\r") || source.contains("\\")) {
      return;
    }
    String spliced = source.replaceAll("(?s)(.)", "$1\\\\\n");
    assertThat(Lexer.tokens(spliced))
        .extracting(Token::text)
        .isEqualTo(plain.stream().map(Token::text).toList());
  }

  @Property
  void readsItsOwnSpellingBack(@ForAll("sources") String source) {
    for (Token token : Lexer.tokens(source)) {
      String before = token.kind() == Kind.DIRECTIVE ? "" : "; ";
      assertThat(Lexer.tokens(before + token.text()).getLast())
          .extracting(Token::kind, Token::text)
          .containsExactly(token.kind(), token.text());
    }
  }

  @Property
  void neverFailsToDefineJudgeOrExtract(@ForAll("sources") String source) {
    for (Definition definition : Definitions.of(source)) {
      assertThat(definition.at().offset()).isLessThan(definition.end());
      assertThat(definition.end()).isLessThanOrEqualTo(source.length());
    }
    for (String model : Rules.executionModels()) {
      assertThat(Rules.of(model).check(source)).doesNotHaveDuplicates();
    }
    assertThat(Extraction.message(source, "average")).isNotNull();
    assertThat(Extraction.continuation("void average(int a) {", source, "average")).isNotNull();
    assertThat(Preamble.complete(source, source)).isNotNull();
  }
}
