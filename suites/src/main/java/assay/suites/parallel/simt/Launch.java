package assay.suites.parallel.simt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One launch of a kernel in a source.
 *
 * @param first the index of the callee's first token
 * @param end the index after the closing parenthesis
 */
record Launch(
    int first, int end, String callee, String configuration, String arguments, List<String> each) {
  Launch {
    each = List.copyOf(each);
  }

  /** The launch whose first angle bracket stands here, if its parts can be made out. */
  static Optional<Launch> at(Code code, int open) {
    int close = open + 3;
    while (close < code.size() && !code.isTriple(close, ">")) {
      boolean group = code.is(close, "(") || code.is(close, "[") || code.is(close, "{");
      if (group && code.match(close) < 0) {
        return Optional.empty();
      }
      close = (group ? code.match(close) : close) + 1;
    }
    int list = close + 3;
    if (!code.is(list, "(") || code.match(list) < 0) {
      return Optional.empty();
    }
    int first = callee(code, open);
    int end = code.match(list);
    return Optional.of(
        new Launch(
            first,
            end + 1,
            code.text(first, open),
            code.text(open + 3, close),
            code.text(list + 1, end),
            split(code, list + 1, end)));
  }

  /** Goes back over template arguments, then over the qualified name before them. */
  private static int callee(Code code, int open) {
    int at = open - 1;
    if (code.is(at, ">")) {
      int depth = 0;
      do {
        if (code.is(at, ")") && code.match(at) >= 0) {
          at = code.match(at);
        } else if (code.is(at, ">")) {
          depth++;
        } else if (code.is(at, "<")) {
          depth--;
        }
        at--;
      } while (at > 0 && depth > 0);
    }
    if (code.is(at, ")") && code.match(at) >= 0) {
      return code.match(at);
    }
    while (code.is(at - 1, "::")) {
      boolean named = code.isWord(at - 2) && !code.is(at - 2, "return");
      at -= named ? 2 : 1;
      if (!named) {
        break;
      }
    }
    return Math.max(0, at);
  }

  private static List<String> split(Code code, int from, int to) {
    List<String> parts = new ArrayList<>();
    int start = from;
    for (int i = from; i < to; i++) {
      if (code.match(i) > i) {
        i = code.match(i);
      } else if (code.is(i, ",")) {
        parts.add(code.text(start, i));
        start = i + 1;
      }
    }
    if (start < to) {
      parts.add(code.text(start, to));
    }
    return parts;
  }

  /** Its name without template arguments. */
  String kernel() {
    return callee.replaceAll("[<(].*", "").strip();
  }

  /** The call that puts it into its stream. */
  String rewritten(Way way) {
    String name = callee.replaceAll("\\s+", " ").replace("\\", "").replace("\"", "'");
    String start =
        "::assay::simt::launch<::assay::simt::Way::%s>(\"%s\", ::assay::simt::Configuration(%s), "
            .formatted(way.word(), name, configuration);
    return each.stream().anyMatch(Launch::losesItsMeaning)
        ? start + oneByOne()
        : start
            + "[=](auto... assay_each) { %s(assay_each...); }".formatted(callee)
            + (arguments.isBlank() ? "" : ", " + arguments)
            + ")";
  }

  /** Null and lists in braces have no type of their own to be handed on by. */
  private static boolean losesItsMeaning(String argument) {
    return argument.equals("0") || argument.equals("NULL") || argument.startsWith("{");
  }

  private String oneByOne() {
    List<String> parameters = new ArrayList<>();
    List<String> inside = new ArrayList<>();
    List<String> outside = new ArrayList<>();
    for (String argument : each) {
      if (losesItsMeaning(argument)) {
        inside.add(argument);
      } else {
        String name = "assay_" + parameters.size();
        parameters.add("auto " + name);
        inside.add(name);
        outside.add(", " + argument);
      }
    }
    return "[=](%s) { %s(%s); }%s)"
        .formatted(
            String.join(", ", parameters),
            callee,
            String.join(", ", inside),
            String.join("", outside));
  }
}
