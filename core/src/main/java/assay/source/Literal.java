package assay.source;

/** Reading string literals. */
final class Literal {
  private Literal() {}

  static boolean isRaw(String literal) {
    return literal.indexOf("R\"") >= 0 && literal.indexOf("R\"") < literal.indexOf('"');
  }

  /** What the operand of {@code _Pragma} says, on one line. */
  static String unquote(String literal) {
    if (isRaw(literal)) {
      int from = literal.indexOf('(') + 1;
      int to = literal.lastIndexOf(')');
      return to < from ? "" : literal.substring(from, to).replaceAll("\\R", " ");
    }
    int from = literal.indexOf('"') + 1;
    int to = Math.max(from, literal.lastIndexOf('"'));
    return literal.substring(from, to).replaceAll("\\\\([\"\\\\])", "$1");
  }
}
