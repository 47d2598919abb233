package assay.source;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What a prompt defines before the function it asks for, put where a candidate lacks it. */
public final class Preamble {
  private Preamble() {}

  /** The part of a prompt before the function it opens; empty if it opens no such function. */
  public static String of(String prompt, String function) {
    for (Definition definition : Definitions.of(prompt)) {
      if (definition.isFunction(function)) {
        return prompt.substring(0, definition.at().offset());
      }
    }
    return "";
  }

  /**
   * The code with the preamble before it, less what the code defines itself. Where the code brings
   * some of the preamble's types or variables, the functions it lacks go after these, as they may
   * need them.
   */
  public static String complete(String preamble, String code) {
    List<Definition> offered = Definitions.of(preamble);
    Set<String> present = new HashSet<>();
    int after = 0;
    for (Definition definition : Definitions.of(code)) {
      present.add(definition.name());
      if (definition.kind() != Definition.Kind.FUNCTION && names(offered, definition.name())) {
        after = definition.end();
      }
    }
    StringBuilder before = new StringBuilder();
    StringBuilder functions = new StringBuilder();
    int copied = 0;
    for (Definition definition : offered) {
      int from = definition.at().offset();
      if (from < copied) {
        continue;
      }
      before.append(preamble, copied, from);
      copied = afterBlanks(preamble, definition.end());
      boolean function = definition.kind() == Definition.Kind.FUNCTION;
      if (!present.contains(definition.name())) {
        (function && after > 0 ? functions : before).append(preamble, from, copied);
      }
    }
    before.append(preamble, copied, preamble.length());
    if (functions.isEmpty()) {
      return ended(before) + code;
    }
    int rest = afterBlanks(code, after);
    return ended(before) + code.substring(0, rest) + ended(functions) + code.substring(rest);
  }

  private static int afterBlanks(String text, int from) {
    int at = from;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean names(List<Definition> definitions, String name) {
    return definitions.stream().anyMatch(definition -> definition.name().equals(name));
  }

  private static String ended(CharSequence text) {
    String stripped = text.toString().stripTrailing();
    return stripped.isEmpty() ? "" : stripped + "\n\n";
  }
}
