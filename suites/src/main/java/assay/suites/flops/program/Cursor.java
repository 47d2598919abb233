package assay.suites.flops.program;

import assay.source.Token;
import assay.source.Token.Kind;
import java.util.List;
import java.util.Set;

/** A place among the tokens of a file. */
final class Cursor {
  private static final Token END = new Token(Kind.STRAY, "", 0, 0, 0, 0);
  private static final Set<String> RESERVED =
      Set.of(
          "if",
          "else",
          "for",
          "while",
          "do",
          "switch",
          "case",
          "default",
          "return",
          "break",
          "continue",
          "goto",
          "sizeof",
          "new",
          "delete",
          "this",
          "true",
          "false",
          "operator",
          "using",
          "typedef",
          "template",
          "namespace",
          "struct",
          "class",
          "enum",
          "union");

  final String file;
  final String text;
  private final List<Token> tokens;
  private int at;

  Cursor(String file, String text, List<Token> tokens) {
    this.file = file;
    this.text = text;
    this.tokens = tokens;
  }

  int at() {
    return at;
  }

  void back(int place) {
    at = place;
  }

  boolean ended() {
    return at >= tokens.size();
  }

  Token token() {
    return ahead(0);
  }

  Token ahead(int distance) {
    return at + distance < tokens.size() ? tokens.get(at + distance) : END;
  }

  Token next() {
    Token token = token();
    at++;
    return token;
  }

  boolean is(String spelling) {
    return token().is(spelling);
  }

  boolean take(String spelling) {
    boolean there = is(spelling);
    at += there ? 1 : 0;
    return there;
  }

  void expect(String spelling) throws SourceException {
    if (!take(spelling)) {
      throw trouble("expected " + spelling);
    }
  }

  /** A word that can be a name. */
  boolean isName() {
    return token().kind() == Kind.IDENTIFIER && !RESERVED.contains(token().text());
  }

  String name() throws SourceException {
    if (!isName()) {
      throw trouble("expected a name");
    }
    return next().text();
  }

  SourceException trouble(String what) {
    return new SourceException(
        "%s:%d: %s before '%s'".formatted(file, token().line(), what, token().text()));
  }

  /** From the token at a place to the last one taken. */
  Span span(int from) {
    Token first = tokens.get(Math.min(from, tokens.size() - 1));
    int end = first.end();
    for (int one = from; one < Math.min(at, tokens.size()); one++) {
      end = Math.max(end, tokens.get(one).end());
    }
    return new Span(file, text, first.offset(), end, first.line());
  }

  /** Moves past a group that opens here, brackets of any kind. */
  void skipGroup() {
    int depth = 0;
    do {
      Token token = next();
      if (token.is("(") || token.is("[") || token.is("{")) {
        depth++;
      } else if (token.is(")") || token.is("]") || token.is("}")) {
        depth--;
      }
    } while (depth > 0 && !ended());
  }

  /** Moves past template arguments; no move where there are none. */
  boolean skipAngles() {
    int start = at;
    int depth = 0;
    while (!ended()) {
      Token token = token();
      if (token.is("(") || token.is("[")) {
        skipGroup();
        continue;
      }
      if (token.is(";") || token.is("{") || token.is("}") || token.is("&&") || token.is("||")) {
        break;
      }
      depth += token.is("<") ? 1 : token.is(">") ? -1 : token.is(">>") ? -2 : 0;
      at++;
      if (depth <= 0) {
        return true;
      }
    }
    at = start;
    return false;
  }
}
