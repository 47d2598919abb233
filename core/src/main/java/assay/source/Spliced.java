package assay.source;

import java.util.Arrays;

/**
 * A text with its line splices removed and every line ending made one newline, and the way back to
 * the original offsets.
 */
final class Spliced {
  /** What {@link #at} answers beyond the end. */
  static final int END = -1;

  private final String original;
  private final char[] characters;
  private final int[] offsets;
  private final int[] lineStarts;
  private final int length;

  Spliced(String original) {
    this.original = original;
    characters = new char[original.length()];
    offsets = new int[original.length() + 1];
    int[] starts = new int[original.length() + 2];
    int lines = 1;
    int count = 0;
    int from = 0;
    while (from < original.length()) {
      int newline = newlineEnd(from);
      int splice = original.charAt(from) == '\\' ? newlineEnd(skipBlanks(from + 1)) : -1;
      if (splice >= 0) {
        from = splice;
        starts[lines++] = from;
        continue;
      }
      characters[count] = newline >= 0 ? '\n' : original.charAt(from);
      offsets[count++] = from;
      from = newline >= 0 ? newline : from + 1;
      if (newline >= 0) {
        starts[lines++] = from;
      }
    }
    offsets[count] = original.length();
    length = count;
    lineStarts = Arrays.copyOf(starts, lines);
  }

  int length() {
    return length;
  }

  int at(int index) {
    return index < length ? characters[index] : END;
  }

  boolean startsWith(String prefix, int index) {
    for (int i = 0; i < prefix.length(); i++) {
      if (at(index + i) != prefix.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  String substring(int from, int to) {
    return new String(characters, from, to - from);
  }

  String original() {
    return original;
  }

  int offset(int index) {
    return offsets[index];
  }

  /** The offset just after the last character before an index, leaving out splices between them. */
  int endOffset(int index) {
    if (index == 0) {
      return 0;
    }
    int last = offsets[index - 1];
    int newline = newlineEnd(last);
    return newline >= 0 ? newline : last + 1;
  }

  /** The first index that lies at or after an offset of the original. */
  int indexAt(int offset) {
    int found = Arrays.binarySearch(offsets, 0, length, offset);
    return found >= 0 ? found : -found - 1;
  }

  int line(int offset) {
    int found = Arrays.binarySearch(lineStarts, offset);
    return found >= 0 ? found + 1 : -found - 1;
  }

  int column(int offset) {
    return offset - lineStarts[line(offset) - 1] + 1;
  }

  /** Compilers allow blanks between the backslash and the end of its line. */
  private int skipBlanks(int from) {
    int at = from;
    while (at < original.length() && " \t\f\u000b".indexOf(original.charAt(at)) >= 0) {
      at++;
    }
    return at;
  }

  private int newlineEnd(int from) {
    if (from >= original.length()) {
      return -1;
    }
    return switch (original.charAt(from)) {
      case '\n' -> from + 1;
      case '\r' -> original.startsWith("\n", from + 1) ? from + 2 : from + 1;
      default -> -1;
    };
  }
}
