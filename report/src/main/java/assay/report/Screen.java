package assay.report;

/**
 * What the place where text will appear can show.
 *
 * @param width columns; tables are made to fit
 */
public record Screen(boolean colours, boolean unicode, int width) {
  /** A file or a pipe: no colours, and lines as long as they need to be. */
  public static Screen plain() {
    return new Screen(false, true, Integer.MAX_VALUE);
  }

  public String paint(Colour colour, String text) {
    return colours && !text.isEmpty() ? colour.around(text) : text;
  }
}
