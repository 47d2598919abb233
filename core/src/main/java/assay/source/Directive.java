package assay.source;

import java.util.List;

/**
 * A preprocessor directive taken apart.
 *
 * @param name its first word, such as {@code pragma}; a number in a line marker; empty in a lone
 *     {@code #}
 * @param rest everything after the name
 */
record Directive(String name, String rest) {
  static Directive of(Token token) {
    List<Token> words = Lexer.fragment(token.text().substring(1));
    if (words.isEmpty()) {
      return new Directive("", "");
    }
    Token first = words.getFirst();
    return new Directive(first.text(), token.text().substring(1 + first.end()).strip());
  }

  /** The tokens after the name. */
  List<Token> words() {
    return Lexer.fragment(rest);
  }

  /**
   * The header of an include as written between its quotes or brackets, empty if a macro names it.
   */
  String header() {
    boolean bracketed = rest.startsWith("<") && rest.endsWith(">") && rest.length() > 1;
    boolean quoted = rest.startsWith("\"") && rest.endsWith("\"") && rest.length() > 1;
    return bracketed || quoted ? rest.substring(1, rest.length() - 1).strip() : "";
  }
}
