package assay.source;

import java.util.List;
import java.util.Map;

/** The punctuation of C and C++, longest first, and the digraphs that stand for some of it. */
final class Punctuation {
  private static final Map<String, String> DIGRAPHS =
      Map.of("<%", "{", "%>", "}", "<:", "[", ":>", "]", "%:", "#", "%:%:", "##");

  private static final List<String> LONG =
      List.of(
          "%:%:",
          "...", "<=>", "->*", "<<=", ">>=", "<%", "%>", "<:", ":>", "%:", "##", "::", "->", ".*",
          "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=",
          "^=", "&=", "|=");

  private static final String SINGLE = "{}[]#()<>%:;.?*+-/^&|~!=,";

  private Punctuation() {}

  /** The length of the mark at an index, 0 if there is none. */
  static int length(Spliced input, int index) {
    boolean scopeInTemplate =
        input.startsWith("<::", index) && input.at(index + 3) != ':' && input.at(index + 3) != '>';
    if (scopeInTemplate) {
      return 1;
    }
    for (String mark : LONG) {
      if (input.startsWith(mark, index)) {
        return mark.length();
      }
    }
    return SINGLE.indexOf(input.at(index)) >= 0 ? 1 : 0;
  }

  /** Whether a single hash stands at an index; a double one starts no directive. */
  static boolean isHash(Spliced input, int index) {
    int length = length(input, index);
    return length > 0 && primary(input.substring(index, index + length)).equals("#");
  }

  static String primary(String mark) {
    return DIGRAPHS.getOrDefault(mark, mark);
  }
}
