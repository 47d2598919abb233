package assay.suites.kernels;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The rule that a candidate brings a kernel of its own and mentions it again. It sees names and not
 * what happens: a kernel that is called for one element, or in a branch that is never taken,
 * passes.
 */
final class OwnKernel {
  private static final String COMPILERS = "load_inline|load";
  private static final Pattern RENAMED =
      Pattern.compile("\\b(?:" + COMPILERS + ")\\s+as\\s+(\\w+)");

  /** What else has a function of that name. */
  private static final Set<String> OTHERS =
      Set.of("torch.", "json.", "pickle.", "np.", "numpy.", "yaml.", "jit.");

  private OwnKernel() {}

  /** What is missing from a candidate's text, if something is. */
  static Optional<String> complaint(String text) {
    String code = code(text);
    List<MatchResult> calls = calls(code);
    if (calls.isEmpty()) {
      return Optional.of(
          "there is no kernel of its own: torch.utils.cpp_extension.load_inline is never called");
    }
    return calls.stream().allMatch(call -> isForgotten(call.group("kept"), code))
        ? Optional.of("its kernel is compiled and never called")
        : Optional.empty();
  }

  private static List<MatchResult> calls(String code) {
    StringBuilder names = new StringBuilder(COMPILERS);
    RENAMED.matcher(code).results().forEach(one -> names.append('|').append(one.group(1)));
    Matcher matcher =
        Pattern.compile(
                "(?:(?<kept>\\w+)[ \\t]*=[ \\t]*)?(?<![\\w.])(?<owner>(?:\\w+\\.)*)(?:%s)[ \\t]*\\("
                    .formatted(names))
            .matcher(code);
    List<MatchResult> calls = new ArrayList<>();
    while (matcher.find()) {
      String owner = Optional.ofNullable(matcher.group("owner")).orElse("");
      if (!OTHERS.contains(owner)) {
        calls.add(matcher.toMatchResult());
      }
    }
    return calls;
  }

  /** Whether what was compiled got a name that nothing else in the text mentions. */
  private static boolean isForgotten(@Nullable String kept, String code) {
    return kept != null
        && Pattern.compile("\\b" + kept + "\\b").matcher(code).results().limit(2).count() < 2;
  }

  /** A text without its comments and without what its strings say. */
  static String code(String text) {
    StringBuilder code = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      char next = text.charAt(at);
      if (next == '#') {
        at = endOr(text.indexOf('\n', at), text);
      } else if (next == '"' || next == '\'') {
        String quote =
            text.startsWith(String.valueOf(next).repeat(3), at)
                ? String.valueOf(next).repeat(3)
                : String.valueOf(next);
        at = afterString(text, at + quote.length(), quote);
        code.append("''");
      } else {
        code.append(next);
        at++;
      }
    }
    return code.toString();
  }

  private static int afterString(String text, int begin, String quote) {
    for (int at = begin; at < text.length(); at++) {
      if (text.charAt(at) == '\\') {
        at++;
      } else if (text.startsWith(quote, at)) {
        return at + quote.length();
      } else if (quote.length() == 1 && text.charAt(at) == '\n') {
        return at;
      }
    }
    return text.length();
  }

  private static int endOr(int found, String text) {
    return found < 0 ? text.length() : found;
  }
}
