package assay.suites.parallel.simt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Changes to a text that do not overlap and do not change its number of lines. */
final class Edits {
  private record Edit(int from, int to, String replacement) {}

  private final String text;
  private final List<Edit> edits = new ArrayList<>();

  Edits(String text) {
    this.text = text;
  }

  void insert(int at, String what) {
    edits.add(new Edit(at, at, what));
  }

  /** What begins inside of a replaced part is left as it is. */
  void replace(int from, int to, String replacement) {
    long before = text.substring(from, to).chars().filter(c -> c == '\n').count();
    long after = replacement.chars().filter(c -> c == '\n').count();
    String lines = "\n".repeat((int) Math.max(0, before - after));
    edits.add(new Edit(from, to, replacement + lines));
  }

  String apply() {
    edits.sort(Comparator.comparingInt(Edit::from));
    StringBuilder result = new StringBuilder();
    int at = 0;
    for (Edit edit : edits) {
      if (edit.from() >= at) {
        result.append(text, at, edit.from()).append(edit.replacement());
        at = edit.to();
      }
    }
    return result.append(text.substring(at)).toString();
  }
}
