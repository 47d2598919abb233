package assay.strategy;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What of a compiler's log helps to mend a program: its first errors, each with a few lines. */
final class CompilerLog {
  private static final int ERRORS = 4;
  private static final int LINES_AFTER = 4;
  private static final int LONGEST = 4000;

  /** Besides errors of C++, those of nvcc and the linker, and the last line of Python's. */
  private static final Pattern ERROR =
      Pattern.compile("\\berror\\b|undefined reference|^\\w+(?:Error|Exception)\\b");

  /** Folders say where we work and nothing about the program. */
  static final Pattern FOLDER = Pattern.compile("(?<![\\w.])/(?:[\\w.+@-]+/)+");

  private CompilerLog() {}

  static String trimmed(String log) {
    List<String> lines = log.lines().toList();
    List<String> kept = new ArrayList<>();
    int errors = 0;
    int until = -1;
    for (int i = 0; i < lines.size(); i++) {
      if (ERROR.matcher(lines.get(i)).find()) {
        if (++errors > ERRORS) {
          kept.add("…");
          break;
        }
        until = i + LINES_AFTER;
      }
      if (i <= until) {
        kept.add(lines.get(i));
      }
    }
    String text = String.join("\n", kept.isEmpty() ? lines : kept);
    String plain = FOLDER.matcher(text).replaceAll("");
    return plain.length() > LONGEST ? plain.substring(0, LONGEST) + "\n…" : plain;
  }
}
