package assay.strategy;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What of a profile is told. A candidate could have written any of it, so that it is short, plain
 * and silent about where we work; more need not be done, since only its own model reads it.
 */
public final class ProfileText {
  private static final int LINES = 40;
  private static final int WIDTH = 120;

  private static final Pattern NOT_PLAIN = Pattern.compile("[^\\P{C}\\n]|[\\u2028\\u2029]");
  private static final String FENCE = "```";

  private ProfileText() {}

  public static String trimmed(String profile) {
    String plain = NOT_PLAIN.matcher(profile).replaceAll("");
    List<String> lines = new ArrayList<>();
    for (String line : plain.strip().split("\n", LINES + 1)) {
      if (lines.size() == LINES) {
        lines.add("…");
        break;
      }
      lines.add(cut(CompilerLog.FOLDER.matcher(line).replaceAll("").stripTrailing()));
    }
    return String.join("\n", lines).replace(FENCE, "'''");
  }

  private static String cut(String line) {
    if (line.length() <= WIDTH) {
      return line;
    }
    int end = Character.isHighSurrogate(line.charAt(WIDTH - 1)) ? WIDTH - 1 : WIDTH;
    return line.substring(0, end) + "…";
  }
}
