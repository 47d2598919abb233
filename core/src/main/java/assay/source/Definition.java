package assay.source;

/**
 * Something a source defines at namespace scope.
 *
 * @param kind what it is
 * @param name its name as written, with its qualifiers if any, such as {@code operator new}
 * @param scope the innermost named namespace around it, as written; empty at global scope
 * @param linkage whether its symbol carries its types or only its name
 * @param at its first token
 * @param end where it ends in the text, after its closing brace or semicolon
 * @param closed whether the brace that opens it is closed again
 */
public record Definition(
    Kind kind, String name, String scope, Linkage linkage, Token at, int end, boolean closed) {
  /** What is defined. */
  public enum Kind {
    FUNCTION,
    /** A class, struct, union, enumeration or alias. */
    TYPE,
    VARIABLE
  }

  /** How the linker sees it. */
  public enum Linkage {
    CPP,
    /** Declared {@code extern "C"}. */
    C
  }

  boolean isFunction(String wanted) {
    return kind == Kind.FUNCTION && name.equals(wanted);
  }
}
