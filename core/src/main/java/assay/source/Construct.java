package assay.source;

/**
 * Something a rule can look for in a source. Each holds a regular expression that the whole of the
 * named text must match.
 */
public sealed interface Construct {
  String expression();

  /**
   * An OpenMP directive with such a word in its name, be it a pragma, a {@code _Pragma} or an
   * attribute. Words among its clauses do not count, nor do directives that only refer to others.
   */
  record OpenMp(String expression) implements Construct {}

  /** A {@code #pragma} whose first word is such. */
  record Pragma(String expression) implements Construct {}

  /** A preprocessor directive of such a name. */
  record Preprocessing(String expression) implements Construct {}

  /** An include of such a header; the header is empty where a macro names it. */
  record Include(String expression) implements Construct {}

  /** An identifier, alone or qualified as in {@code std::thread}, wherever it stands. */
  record Mention(String expression) implements Construct {}

  /** An identifier, alone or qualified, before an opening parenthesis and not a member. */
  record Call(String expression) implements Construct {}

  /** An attribute of such a name without its underscores or vendor. */
  record Attribute(String expression) implements Construct {}

  /** A function defined at namespace scope. */
  record Function(String expression) implements Construct {}

  /** A function or variable defined with C linkage. */
  record CSymbol(String expression) implements Construct {}
}
