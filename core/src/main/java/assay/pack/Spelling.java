package assay.pack;

import java.util.Collection;
import java.util.Optional;

/** Finds the word a writer probably meant. */
public final class Spelling {
  private Spelling() {}

  /** The known word that takes the fewest edits, unless even that one is too far away. */
  public static Optional<String> nearest(String written, Collection<String> known) {
    int least = Math.max(1, written.length() / 3) + 1;
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

  private static int edits(String left, String right) {
    int[] row = new int[right.length() + 1];
    for (int column = 0; column < row.length; column++) {
      row[column] = column;
    }
    for (int line = 1; line <= left.length(); line++) {
      int diagonal = row[0];
      row[0] = line;
      for (int column = 1; column < row.length; column++) {
        int replaced = diagonal + (left.charAt(line - 1) == right.charAt(column - 1) ? 0 : 1);
        diagonal = row[column];
        row[column] = Math.min(replaced, Math.min(row[column], row[column - 1]) + 1);
      }
    }
    return row[right.length()];
  }
}
