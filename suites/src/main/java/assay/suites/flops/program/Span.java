package assay.suites.flops.program;

/**
 * A piece of a source file.
 *
 * @param text the whole file
 * @param line where it begins, from 1
 */
public record Span(String file, String text, int from, int to, int line) {
  /** The piece itself. */
  public String piece() {
    return text.substring(from, to);
  }

  /** From the beginning of this to the end of the other. */
  public Span through(Span other) {
    return new Span(file, text, from, Math.max(to, other.to), line);
  }

  @Override
  public String toString() {
    return file + ":" + line;
  }
}
