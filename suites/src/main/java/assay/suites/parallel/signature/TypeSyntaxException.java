package assay.suites.parallel.signature;

/** A type in a problem file cannot be read. */
public final class TypeSyntaxException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int column;

  TypeSyntaxException(int column, String message) {
    super("column " + column + ": " + message);
    this.column = column;
  }

  /** Where in the type the trouble starts, from 1. */
  public int column() {
    return column;
  }
}
