package assay.report.html;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Command lines a reader can copy into a shell. */
final class Shell {
  private static final Pattern PLAIN = Pattern.compile("[\\w@%+=:,./-]+");

  private Shell() {}

  static String line(List<String> words) {
    return words.stream().map(Shell::word).collect(Collectors.joining(" "));
  }

  private static String word(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
