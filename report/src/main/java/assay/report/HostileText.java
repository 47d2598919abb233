package assay.report;

/**
 * Text that a model or a candidate wrote, made safe for a terminal: what would move the cursor,
 * change colours or turn the direction of writing around is shown instead of obeyed.
 */
public final class HostileText {
  private HostileText() {}

  /** Keeps line ends and tabs. */
  public static String shown(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    text.codePoints().forEach(one -> append(shown, one));
    return shown.toString();
  }

  /** In one line: line ends and tabs become spaces. */
  public static String line(String text) {
    return shown(text.strip().replaceAll("\\s+", " "));
  }

  private static void append(StringBuilder shown, int codePoint) {
    boolean kept = codePoint == '\n' || codePoint == '\t' || !hidden(codePoint);
    if (kept) {
      shown.appendCodePoint(codePoint);
    } else if (codePoint < 0x100) {
      shown.append("\\x%02x".formatted(codePoint));
    } else {
      shown.append("\\u{%x}".formatted(codePoint));
    }
  }

  /** Control characters, and the invisible ones that order or join others. */
  private static boolean hidden(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }
}
