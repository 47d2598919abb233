package assay.source;

import assay.source.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Splits any text into the tokens a C or C++ compiler would see before macros are expanded. It
 * never fails: what is unterminated ends where a compiler would complain, and the rest is {@code
 * STRAY}.
 *
 * <p>Trigraphs are not replaced; no dialect in use here has them. Pragmas that only appear once
 * macros are expanded, as in {@code #define DO(x) _Pragma(#x)}, are out of reach.
 */
public final class Lexer {
  private final Spliced input;
  private final List<Token> tokens = new ArrayList<>();
  private int at;

  private Lexer(String text) {
    input = new Spliced(text);
  }

  /** All tokens but comments. */
  public static List<Token> tokens(String text) {
    List<Token> code = new ArrayList<>(tokensAndComments(text));
    code.removeIf(token -> token.kind() == Kind.COMMENT);
    return List.copyOf(code);
  }

  /** All tokens; between one and the next there is nothing but white space and line splices. */
  public static List<Token> tokensAndComments(String text) {
    return new Lexer(text).run(true);
  }

  /** The tokens of a part of a line, where a {@code #} is an operator and starts no directive. */
  static List<Token> fragment(String text) {
    return new Lexer(text).run(false);
  }

  private List<Token> run(boolean directives) {
    boolean lineStart = directives;
    while (at < input.length()) {
      int start = at;
      int character = input.at(at);
      if (isBlank(character)) {
        lineStart |= character == '\n' && directives;
        at++;
      } else if (skipComment()) {
        add(Kind.COMMENT, start);
      } else if (lineStart && Punctuation.isHash(input, at)) {
        add(Kind.DIRECTIVE, directive(), start);
      } else {
        lineStart = false;
        token(start);
      }
    }
    return List.copyOf(tokens);
  }

  private void token(int start) {
    Kind kind = next();
    String text = spelling(kind, start);
    if (text.equals("_Pragma")) {
      String pragma = pragmaOperand();
      if (!pragma.isEmpty()) {
        add(Kind.DIRECTIVE, pragma, start);
        return;
      }
    }
    add(kind, text, start);
  }

  private void add(Kind kind, int start) {
    add(kind, input.substring(start, at), start);
  }

  private void add(Kind kind, String text, int start) {
    int offset = input.offset(start);
    int end = Math.max(input.endOffset(at), offset);
    tokens.add(new Token(kind, text, input.line(offset), input.column(offset), offset, end));
  }

  private String spelling(Kind kind, int start) {
    return switch (kind) {
      case PUNCTUATION -> Punctuation.primary(input.substring(start, at));
      case STRING -> {
        String text = input.substring(start, at);
        yield Literal.isRaw(text)
            ? input.original().substring(input.offset(start), input.endOffset(at))
            : text;
      }
      case IDENTIFIER, NUMBER, CHARACTER, DIRECTIVE, COMMENT, STRAY -> input.substring(start, at);
    };
  }

  /** Moves past one token that is neither blank, comment nor directive and says what it was. */
  private Kind next() {
    int character = input.at(at);
    if (isDigit(character) || (character == '.' && isDigit(input.at(at + 1)))) {
      number();
      return Kind.NUMBER;
    }
    if (character == '"') {
      quoted('"');
      return Kind.STRING;
    }
    if (character == '\'') {
      quoted('\'');
      return Kind.CHARACTER;
    }
    if (isWord(character)) {
      int start = at;
      while (isWord(input.at(at))) {
        at++;
      }
      return prefixed(input.substring(start, at));
    }
    int length = Punctuation.length(input, at);
    at += Math.max(length, 1);
    return length > 0 ? Kind.PUNCTUATION : Kind.STRAY;
  }

  private Kind prefixed(String word) {
    int quote = input.at(at);
    return switch (word) {
      case "R", "LR", "uR", "UR", "u8R" -> {
        if (quote == '"') {
          raw();
          yield Kind.STRING;
        }
        yield Kind.IDENTIFIER;
      }
      case "L", "u", "U", "u8" -> {
        if (quote == '"' || quote == '\'') {
          quoted(quote);
          yield quote == '"' ? Kind.STRING : Kind.CHARACTER;
        }
        yield Kind.IDENTIFIER;
      }
      default -> Kind.IDENTIFIER;
    };
  }

  private void number() {
    at++;
    while (true) {
      int character = input.at(at);
      boolean exponent = "eEpP".indexOf(input.at(at - 1)) >= 0;
      if (isWord(character) || character == '.') {
        at++;
      } else if (character == '\'' && isWord(input.at(at + 1))) {
        at += 2;
      } else if (exponent && (character == '+' || character == '-')) {
        at++;
      } else {
        return;
      }
    }
  }

  private void quoted(int quote) {
    at++;
    while (at < input.length() && input.at(at) != '\n') {
      int character = input.at(at++);
      if (character == quote) {
        return;
      }
      if (character == '\\' && at < input.length() && input.at(at) != '\n') {
        at++;
      }
    }
  }

  /** Splices inside a raw string are part of it, so its end is sought in the original text. */
  private void raw() {
    String text = input.original();
    int open = input.offset(at) + 1;
    int parenthesis = open;
    while (parenthesis < text.length()
        && " ()\\\t\n\r\f\u000b\"".indexOf(text.charAt(parenthesis)) < 0) {
      parenthesis++;
    }
    if (!text.startsWith("(", parenthesis)) {
      quoted('"');
      return;
    }
    String closing = ")" + text.substring(open, parenthesis) + '"';
    int found = text.indexOf(closing, parenthesis + 1);
    at = found < 0 ? input.length() : input.indexAt(found + closing.length());
  }

  private boolean skipComment() {
    if (input.startsWith("//", at)) {
      while (at < input.length() && input.at(at) != '\n') {
        at++;
      }
      return true;
    }
    if (input.startsWith("/*", at)) {
      at += 2;
      while (at < input.length() && !input.startsWith("*/", at)) {
        at++;
      }
      at = Math.min(at + 2, input.length());
      return true;
    }
    return false;
  }

  private String directive() {
    StringBuilder text = new StringBuilder("#");
    at += input.at(at) == '#' ? 1 : 2;
    boolean gap = false;
    while (at < input.length() && input.at(at) != '\n') {
      int start = at;
      if (isBlank(input.at(at))) {
        at++;
        gap = true;
      } else if (skipComment()) {
        gap = true;
      } else {
        Kind kind = input.at(at) == '<' && isInclude(text) ? headerName() : next();
        String word = spelling(kind, start);
        boolean separate = text.length() > 1 ? gap : word.startsWith("#");
        text.append(separate ? " " : "").append(word);
        gap = false;
      }
    }
    return text.toString();
  }

  private static boolean isInclude(CharSequence directive) {
    return switch (directive.toString()) {
      case "#include", "#include_next", "#import", "#embed" -> true;
      default -> false;
    };
  }

  private Kind headerName() {
    while (at < input.length() && input.at(at) != '\n' && input.at(at) != '>') {
      at++;
    }
    at += input.at(at) == '>' ? 1 : 0;
    return Kind.STRAY;
  }

  /** Moves past the operand of {@code _Pragma}; empty, and no move, if it is not one string. */
  private String pragmaOperand() {
    int back = at;
    skipGap();
    if (input.at(at) == '(') {
      at++;
      skipGap();
      int start = at;
      if (at < input.length() && next() == Kind.STRING) {
        String literal = spelling(Kind.STRING, start);
        skipGap();
        if (input.at(at) == ')') {
          at++;
          return tokens("#pragma " + Literal.unquote(literal)).getFirst().text();
        }
      }
    }
    at = back;
    return "";
  }

  private void skipGap() {
    while (isBlank(input.at(at)) || skipComment()) {
      at += isBlank(input.at(at)) ? 1 : 0;
    }
  }

  private static boolean isBlank(int character) {
    return character >= 0 && " \t\n\f\u000b\0".indexOf(character) >= 0;
  }

  private static boolean isDigit(int character) {
    return character >= '0' && character <= '9';
  }

  private static boolean isWord(int character) {
    return character == '_'
        || character == '$'
        || (character > 0 && Character.isLetterOrDigit(character));
  }
}
