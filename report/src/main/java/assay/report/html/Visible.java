package assay.report.html;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Texts whose control characters are shown as what they are: they can neither act nor put the rest
 * in another order. The page's scripts do the same with what they show.
 */
final class Visible {
  private static final Pattern CONTROL =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}&&[^\\n\\t]]");

  private Visible() {}

  static String of(String text) {
    return CONTROL.matcher(text).replaceAll(found -> Matcher.quoteReplacement(name(found.group())));
  }

  private static String name(String character) {
    return "⟨U+%04X⟩".formatted(character.codePointAt(0));
  }
}
