package assay.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import assay.source.Token.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LexerTest {
  private static List<String> texts(String source) {
    return Lexer.tokens(source).stream().map(Token::text).toList();
  }

  private static List<Kind> kinds(String source) {
    return Lexer.tokens(source).stream().map(Token::kind).toList();
  }

  @Test
  void tellsWhereTokensStandInTheOriginal() {
    List<Token> tokens = Lexer.tokens("int a;\r\n  a\\\n+= 2;");
    assertThat(tokens)
        .containsExactly(
            new Token(Kind.IDENTIFIER, "int", 1, 1, 0, 3),
            new Token(Kind.IDENTIFIER, "a", 1, 5, 4, 5),
            new Token(Kind.PUNCTUATION, ";", 1, 6, 5, 6),
            new Token(Kind.IDENTIFIER, "a", 2, 3, 10, 11),
            new Token(Kind.PUNCTUATION, "+=", 3, 1, 13, 15),
            new Token(Kind.NUMBER, "2", 3, 4, 16, 17),
            new Token(Kind.PUNCTUATION, ";", 3, 5, 17, 18));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "1'000'000",
        "0x1.8p-3",
        "0xFF'FFull",
        "1e+10",
        "1.5E-3f",
        ".5",
        "1.",
        "0b1010'0101",
        "0xe+1",
        "12_km"
      })
  void readsANumberAsOneToken(String number) {
    assertThat(texts(number + ";")).containsExactly(number, ";");
    assertThat(kinds(number).getFirst()).isEqualTo(Kind.NUMBER);
  }

  @Test
  void takesARawStringWithoutAParenthesisAsAPlainOne() {
    assertThat(texts("R\"a b\" + R\"\" x")).containsExactly("R\"a b\"", "+", "R\"\"", "x");
  }

  @Test
  void doesNotTakeASignAfterAPlainDigitIntoTheNumber() {
    assertThat(texts("1+2")).containsExactly("1", "+", "2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"\"",
        "\"a \\\" b\"",
        "u8\"x\"",
        "L\"x\"",
        "R\"(a \" b)\"",
        "R\"--(a )\" b)--\"",
        "u8R\"x(\n#pragma omp parallel\n)x\"",
        "R\"(a\\\nb)\"",
        "\"a \\\\\""
      })
  void readsAStringAsOneToken(String string) {
    assertThat(texts(string + " x")).containsExactly(string, "x");
    assertThat(kinds(string)).containsExactly(Kind.STRING);
  }

  @Test
  void readsCharactersApartFromStringsAndDigitSeparators() {
    assertThat(texts("'\"' + '\\'' + L'x' + 1'0"))
        .containsExactly("'\"'", "+", "'\\''", "+", "L'x'", "+", "1'0");
    assertThat(kinds("'a'")).containsExactly(Kind.CHARACTER);
  }

  @Test
  void endsAnUnterminatedLiteralWithItsLine() {
    assertThat(texts("x = \"abc\ny")).containsExactly("x", "=", "\"abc", "y");
    assertThat(texts("don't\ny")).containsExactly("don", "'t", "y");
    assertThat(texts("\"abc\\")).containsExactly("\"abc\\");
  }

  @Test
  void endsAnUnterminatedRawStringOrCommentWithTheText() {
    assertThat(texts("R\"x( ) \" y")).containsExactly("R\"x( ) \" y");
    assertThat(texts("a /* b c")).containsExactly("a");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "a>>=b a,>>=,b",
        "a<=>b a,<=>,b",
        "a->*b a,->*,b",
        "f<<<g f,<<,<,g",
        "a+++b a,++,+,b",
        "a::b a,::,b",
        "x<::y> x,<,::,y,>",
        "<%%> {,}",
        "a<:1:> a,[,1,]"
      })
  void munchesTheLongestPunctuation(String source, String expected) {
    assertThat(texts(source)).containsExactly(expected.split(","));
  }

  @Test
  void joinsSplicedLinesEvenWithBlanksAfterTheBackslash() {
    assertThat(texts("re\\\nturn re\\  \r\nturn")).containsExactly("return", "return");
    assertThat(texts("// comment \\\n asm(\"\");\nint")).containsExactly("int");
    assertThat(texts("/\\\n/ asm\nint")).containsExactly("int");
  }

  @Test
  void normalisesADirective() {
    String source =
        "  #  pragma\tomp /* in\nside */ parallel \\\n   for reduction(+ : x) // sum\nx";
    assertThat(Lexer.tokens(source))
        .extracting(Token::kind, Token::text)
        .containsExactly(
            tuple(Kind.DIRECTIVE, "#pragma omp parallel for reduction(+ : x)"),
            tuple(Kind.IDENTIFIER, "x"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%:pragma omp parallel",
        "/* c */ # pragma omp  parallel",
        "\t#pragma omp parallel"
      })
  void seesADirectiveHoweverItIsSpelt(String source) {
    assertThat(kinds(source)).containsExactly(Kind.DIRECTIVE);
    assertThat(texts(source)).containsExactly("#pragma omp parallel");
  }

  @Test
  void takesAHashInsideALineAsPunctuation() {
    assertThat(texts("a # b")).containsExactly("a", "#", "b");
    assertThat(texts("## b")).containsExactly("##", "b");
    assertThat(texts("%:%: b")).containsExactly("##", "b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "_Pragma(\"omp parallel\")",
        "_Pragma ( /* c */ \"omp  parallel\" )",
        "_Pragma(L\"omp parallel\")",
        "_Pragma(R\"(omp\nparallel)\")",
        "_Pra\\\ngma(\"omp parallel\")"
      })
  void writesAPragmaOperatorAsThePragmaItMeans(String source) {
    assertThat(texts("int " + source + " x")).containsExactly("int", "#pragma omp parallel", "x");
    assertThat(kinds(source)).containsExactly(Kind.DIRECTIVE);
  }

  @Test
  void undoesTheEscapesInAPragmaOperator() {
    assertThat(texts("_Pragma(\"message(\\\"a\\\\\\\\b\\\")\")"))
        .containsExactly("#pragma message(\"a\\\\b\")");
  }

  @ParameterizedTest
  @ValueSource(strings = {"_Pragma", "_Pragma(", "_Pragma(x)", "_Pragma(\"a\" \"b\")"})
  void leavesAPragmaOperatorWithoutAPlainOperandAlone(String source) {
    assertThat(texts(source).getFirst()).isEqualTo("_Pragma");
    assertThat(kinds(source).getFirst()).isEqualTo(Kind.IDENTIFIER);
  }

  @Test
  void keepsAHeaderNameWhole() {
    assertThat(texts("#include <a//b>\n#include \"c\" // d"))
        .containsExactly("#include <a//b>", "#include \"c\"");
  }

  @Test
  void findsNoPragmaInsideCommentsAndStrings() {
    String source =
        """
        // #pragma omp parallel
        /*
        #pragma omp parallel
        */
        const char* s = "\\
        #pragma omp parallel";
        const char* r = R"(
        #pragma omp parallel
        )";
        """;
    assertThat(kinds(source)).doesNotContain(Kind.DIRECTIVE);
  }

  @Test
  void showsCommentsOnRequest() {
    assertThat(Lexer.tokensAndComments("a /* b */ // c\nd"))
        .extracting(Token::text)
        .containsExactly("a", "/* b */", "// c", "d");
  }

  @Test
  void marksWhatStartsNoTokenAsStray() {
    assertThat(kinds("` @ \\ é —"))
        .containsExactly(Kind.STRAY, Kind.STRAY, Kind.STRAY, Kind.IDENTIFIER, Kind.STRAY);
  }
}
