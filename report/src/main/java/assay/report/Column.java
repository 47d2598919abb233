package assay.report;

/**
 * A column of a table.
 *
 * @param shrinks whether its cells may be cut where the screen is too narrow
 */
public record Column(String title, Side side, boolean shrinks) {
  /** Where cells stand in their column. */
  public enum Side {
    LEFT,
    RIGHT
  }

  public static Column text(String title) {
    return new Column(title, Side.LEFT, false);
  }

  /** Long text that may be cut. */
  public static Column flexible(String title) {
    return new Column(title, Side.LEFT, true);
  }

  public static Column number(String title) {
    return new Column(title, Side.RIGHT, false);
  }
}
