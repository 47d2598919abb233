package assay.cli;

import java.util.List;

/** Words as a shell wants them. */
final class Shell {
  private Shell() {}

  static String line(List<String> words) {
    return String.join(" ", words.stream().map(Shell::quoted).toList());
  }

  static String quoted(String word) {
    return word.matches("[A-Za-z0-9_@%+=:,./#-]+") && !word.startsWith("#")
        ? word
        : "'" + word.replace("'", "'\\''") + "'";
  }
}
