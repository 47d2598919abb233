package assay.suites.kernels;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of PyTorch's whole header, by which it is told whether a text that a compiler refused
 * with a light one may be right after all.
 *
 * @param whole all of them
 * @param more those that the light header has not
 */
record KnownWords(Set<String> whole, Set<String> more) {
  private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*+");
  private static final Pattern LAST = Pattern.compile("([A-Za-z_][A-Za-z_0-9]*+)[^A-Za-z_0-9]*$");

  /**
   * Something is missing of a namespace or a class. Both headers may have the word: a method is
   * called as a function is.
   */
  private static final Pattern MISSING =
      Pattern.compile(
          "‘([^’]+)’ (?:is not a member of|has not been declared)"
              + "|(?:has no member named|incomplete type) ‘([^’]+)’"
              + "|(?:has no member|incomplete type) \"([^\"]+)\""
              + "|identifier \"([^\"]+)\" is undefined");

  /** Something is missing altogether. */
  private static final Pattern UNDECLARED =
      Pattern.compile("‘([^’]+)’ (?:was not declared in this scope|does not name a type)");

  /** The words of a text. */
  static Set<String> of(String text) {
    Set<String> found = new HashSet<>();
    for (Matcher word = WORD.matcher(text); word.find(); ) {
      found.add(word.group());
    }
    return found;
  }

  static void write(Set<String> whole, Set<String> light, Path folder) throws IOException {
    Set<String> more = new TreeSet<>(whole);
    more.removeAll(light);
    Files.write(folder.resolve("whole"), new TreeSet<>(whole));
    Files.write(folder.resolve("more"), more);
  }

  static KnownWords in(Path folder) throws IOException {
    return new KnownWords(
        Set.copyOf(Files.readAllLines(folder.resolve("whole"))),
        Set.copyOf(Files.readAllLines(folder.resolve("more"))));
  }

  /** Whether the whole header may have what a compiler misses; else it would miss it again. */
  boolean mayHelp(String log) {
    return log.lines()
        .filter(line -> line.contains("error:"))
        .anyMatch(line -> names(MISSING, line, whole) || names(UNDECLARED, line, more));
  }

  private static boolean names(Pattern complaint, String line, Set<String> words) {
    for (Matcher found = complaint.matcher(line); found.find(); ) {
      for (int group = 1; group <= found.groupCount(); group++) {
        Matcher last = LAST.matcher(found.group(group) == null ? "" : found.group(group));
        if (last.find() && words.contains(last.group(1))) {
          return true;
        }
      }
    }
    return false;
  }
}
