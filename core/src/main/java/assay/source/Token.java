package assay.source;

/**
 * One token of C or C++.
 *
 * @param kind what it is
 * @param text its spelling with line splices removed and digraphs replaced; a directive is the
 *     whole line, comments gone and white space reduced, such as {@code #pragma omp parallel for}
 * @param line the line it starts on, from 1
 * @param column the column it starts in, from 1
 * @param offset where it starts in the original text
 * @param end where it ends in the original text, which differs from the length of the spelling when
 *     the spelling was normalised
 */
public record Token(Kind kind, String text, int line, int column, int offset, int end) {
  /** What a token is. Keywords are identifiers: which words are reserved depends on the dialect. */
  public enum Kind {
    IDENTIFIER,
    NUMBER,
    STRING,
    CHARACTER,
    PUNCTUATION,
    /** A preprocessor directive, or a {@code _Pragma} operator written as the pragma it means. */
    DIRECTIVE,
    COMMENT,
    /** A character that no token of the language may start with. */
    STRAY
  }

  /** Whether it is this punctuation mark or this word; never true of a literal or a directive. */
  public boolean is(String spelling) {
    return (kind == Kind.PUNCTUATION || kind == Kind.IDENTIFIER) && text.equals(spelling);
  }
}
