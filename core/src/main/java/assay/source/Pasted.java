package assay.source;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Frees code of what it gathered on the way into an answer, such as the numbers of its lines. */
final class Pasted {
  private static final Pattern NUMBERED =
      Pattern.compile("[ \\t]*(\\d+)(?:[:|)]| [:|]|[ \\t])(.*)");

  /** What a unified diff says beside its lines. */
  private static final Pattern DIFF_HEAD = Pattern.compile("(?:@@|--- |\\+\\+\\+ |diff |index ).*");

  private static final Pattern MAGIC = Pattern.compile("\\A(?:\\s*%%.*\\n)+");

  private Pasted() {}

  static String restored(String code) {
    return quoted(unescaped(unnumbered(MAGIC.matcher(patched(code)).replaceFirst(""))));
  }

  /** What a diff leaves behind: the lines it adds and those it keeps. */
  private static String patched(String code) {
    StringBuilder after = new StringBuilder();
    boolean added = false;
    for (String line : code.lines().toList()) {
      boolean head = DIFF_HEAD.matcher(line).matches();
      if (!line.isEmpty() && !head && "+- ".indexOf(line.charAt(0)) < 0) {
        return code;
      }
      added |= !head && line.startsWith("+");
      if (!head && !line.startsWith("-")) {
        after.append(line.isEmpty() ? line : line.substring(1)).append('\n');
      }
    }
    return added ? after.toString() : code;
  }

  private static String unnumbered(String code) {
    List<String> lines = new ArrayList<>();
    long expected = -1;
    for (String line : code.stripTrailing().lines().toList()) {
      Matcher numbered = NUMBERED.matcher(line + " ");
      if (!numbered.matches() || numbered.group(1).length() > 5) {
        return code;
      }
      long number = Long.parseLong(numbered.group(1));
      if (expected >= 0 && number != expected) {
        return code;
      }
      expected = number + 1;
      lines.add(numbered.group(2).stripTrailing());
    }
    boolean spaced = lines.stream().allMatch(line -> line.isEmpty() || line.startsWith(" "));
    lines.replaceAll(line -> spaced && !line.isEmpty() ? line.substring(1) : line);
    return lines.isEmpty() ? code : String.join("\n", lines) + "\n";
  }

  /** Characters that were written for a web page; C++ that has none of its own angles is rare. */
  private static String unescaped(String code) {
    boolean escaped = code.contains("&lt;") || code.contains("&gt;");
    if (!escaped || code.indexOf('<') >= 0) {
      return code;
    }
    return code.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&");
  }

  /** The quotes of a word processor made plain, but for those in comments and strings. */
  private static String quoted(String code) {
    StringBuilder plain = new StringBuilder(code);
    int from = 0;
    for (Token token : Lexer.tokensAndComments(code)) {
      straighten(plain, from, token.offset());
      if (token.kind() == Token.Kind.STRAY || token.kind() == Token.Kind.DIRECTIVE) {
        straighten(plain, token.offset(), token.end());
      }
      from = token.end();
    }
    straighten(plain, from, code.length());
    return plain.toString();
  }

  private static void straighten(StringBuilder text, int from, int to) {
    for (int i = from; i < to; i++) {
      switch (text.charAt(i)) {
        case '“', '”' -> text.setCharAt(i, '"');
        case '‘', '’' -> text.setCharAt(i, '\'');
        default -> {}
      }
    }
  }
}
