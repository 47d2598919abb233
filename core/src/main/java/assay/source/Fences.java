package assay.source;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The fenced blocks of a chat message. More forgiving than Markdown: a tagged fence opens a block
 * even where one is still open, any fence of the same mark closes, and the end of the message
 * closes all.
 */
final class Fences {
  /** Quote marks and list bullets, the fence, and what follows it. */
  private static final Pattern FENCE =
      Pattern.compile("([ \\t>]*(?:(?:[-*+]|\\d+[.)])[ \\t]+)?)(`{3,}|~{3,})(.*)");

  /** A fence at the end of a line of code. */
  private static final Pattern TRAILING = Pattern.compile("([^`]*[;}][ \\t]*)```+[ \\t]*");

  /** A whole block on one line. */
  private static final Pattern ON_ONE_LINE = Pattern.compile("[\\w+#-]*[ \\t]+(.*?)```+[ \\t]*");

  /** What may follow the mark of an opening fence: a language, perhaps with attributes. */
  private static final Pattern TAG =
      Pattern.compile("[ \\t]*(?:[\\w+#.-]+|[\\w+#.-]*\\{.*}|[\\w+#.-]+[ \\t]+\\S+=.*)[ \\t]*");

  /** Code that starts on the line of the fence, perhaps after a language. */
  private static final Pattern CODE_BESIDE =
      Pattern.compile(
          "(?i:[ \\t]*(?:c|h|cu|hip|cuda|cc|[ch]pp|[ch]xx|c\\+\\+)[ \\t]+)?(.*[({;].*)");

  private final List<String> blocks = new ArrayList<>();
  private final StringBuilder outside = new StringBuilder();
  private final StringBuilder inside = new StringBuilder();
  private String prefix = "";
  private char mark;
  private boolean open;

  private Fences(String text) {
    text.lines().forEach(this::line);
    close();
  }

  static Fences of(String text) {
    return new Fences(text);
  }

  /** The text of each block, in order, freed of the indentation its fence has. */
  List<String> blocks() {
    return blocks;
  }

  /** Everything that is not a fence or in a block. */
  String outside() {
    return outside.toString();
  }

  private void line(String line) {
    Matcher fence = FENCE.matcher(line);
    Matcher trailing = TRAILING.matcher(line);
    if (fence.matches()) {
      fence(fence, line);
    } else if (open && mark == '`' && trailing.matches()) {
      content(trailing.group(1));
      close();
    } else {
      content(line);
    }
  }

  private void fence(Matcher fence, String line) {
    String rest = fence.group(3);
    Matcher whole = ON_ONE_LINE.matcher(rest);
    char found = fence.group(2).charAt(0);
    boolean comment = open && fence.group(1).strip().equals("*");
    if (comment || (open && found != mark)) {
      content(line);
    } else if (found == '`' && whole.matches()) {
      close();
      blocks.add(Pasted.restored(whole.group(1) + "\n"));
    } else if (open && !TAG.matcher(rest).matches()) {
      close();
      content(rest);
    } else {
      close();
      prefix = fence.group(1);
      mark = found;
      open = true;
      Matcher code = CODE_BESIDE.matcher(rest);
      if (!TAG.matcher(rest).matches() && code.matches()) {
        inside.append(code.group(1)).append('\n');
      }
    }
  }

  private void content(String line) {
    if (open) {
      inside.append(unindented(line)).append('\n');
    } else {
      outside.append(line).append('\n');
    }
  }

  /** Takes from a line as much of the fence's own indentation as it has. */
  private String unindented(String line) {
    int at = 0;
    while (at < prefix.length() && at < line.length()) {
      char expected = prefix.charAt(at);
      char found = line.charAt(at);
      boolean blank = found == ' ' || found == '\t';
      if (expected == '>' ? found != '>' : !blank) {
        break;
      }
      at++;
    }
    return line.substring(at);
  }

  private void close() {
    if (open) {
      blocks.add(Pasted.restored(inside.toString()));
      inside.setLength(0);
      open = false;
    }
  }
}
