package assay.pack;

import java.util.Collection;
import java.util.Optional;

/** Finds the word a writer probably meant. */
public final class Spelling {
  private Spelling() {}

  /** The known word that takes the fewest edits, unless even that one is too far away. */
  public static Optional<String> nearest(String written, Collection<String> known) {
    int least = written.length() / 3 + 1;
    Optional<String> nearest = Optional.empty();
    for (String word : known) {
      int edits = edits(written, word);
      if (edits < least) {
        least = edits;
        nearest = Optional.of(word);
      }
    }
    return nearest;
  }

  /** The nearest word as the tail of an error message, empty where nothing is near. */
  public static String hint(String written, Collection<String> known) {
    return nearest(written, known).map(word -> "; did you mean '" + word + "'?").orElse("");
  }

  /** How many letters to insert, delete, replace or swap with their neighbour. */
  private static int edits(String left, String right) {
    int[][] edits = new int[left.length() + 1][right.length() + 1];
    for (int row = 0; row <= left.length(); row++) {
      for (int column = 0; column <= right.length(); column++) {
        edits[row][column] = edits(left, right, row, column, edits);
      }
    }
    return edits[left.length()][right.length()];
  }

  private static int edits(String left, String right, int row, int column, int[][] edits) {
    if (row == 0 || column == 0) {
      return row + column;
    }
    char here = left.charAt(row - 1);
    char there = right.charAt(column - 1);
    int fewest = edits[row - 1][column - 1] + (here == there ? 0 : 1);
    fewest = Math.min(fewest, Math.min(edits[row - 1][column], edits[row][column - 1]) + 1);
    boolean swapped =
        row > 1 && column > 1 && here == right.charAt(column - 2) && there == left.charAt(row - 2);
    return swapped ? Math.min(fewest, edits[row - 2][column - 2] + 1) : fewest;
  }
}
