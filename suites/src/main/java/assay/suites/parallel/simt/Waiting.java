package assay.suites.parallel.simt;

import assay.source.Definition;
import assay.source.Definitions;
import assay.source.Lexer;
import assay.source.Token;
import assay.source.Token.Kind;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which kernels may wait for other threads. All others run as loops, so a doubt counts as waiting:
 * whatever mentions something that may wait may wait itself.
 */
final class Waiting {
  private static final List<String> STEMS =
      List.of(
          "__sync", "__shfl", "__ballot", "__any", "__all", "__activemask", "__match", "__reduce");

  private final Map<String, Set<String>> kernels = new HashMap<>();
  private final Set<String> templates = new HashSet<>();
  private final Set<String> waiting = new HashSet<>();
  private final boolean groups;

  Waiting(String text) {
    Map<String, Set<String>> others = new HashMap<>();
    List<Token> tokens = Lexer.tokens(text);
    for (Definition definition : Definitions.of(text)) {
      Set<String> words = words(text.substring(definition.at().offset(), definition.end()));
      String name = simple(definition.name());
      boolean kernel = words.contains("__global__");
      (kernel ? kernels : others).computeIfAbsent(name, _ -> new HashSet<>()).addAll(words);
      if (kernel && words.contains("template")) {
        templates.add(name);
      }
    }
    for (Token token : tokens) {
      if (token.kind() == Kind.DIRECTIVE && token.text().startsWith("#define ")) {
        String macro = token.text().substring("#define ".length());
        String name = macro.split("\\W", 2)[0];
        others.computeIfAbsent(name, _ -> new HashSet<>()).addAll(words(macro));
      }
    }
    groups =
        tokens.stream()
            .anyMatch(
                token ->
                    token.kind() == Kind.DIRECTIVE && token.text().contains("cooperative_groups"));
    spread(others);
  }

  private void spread(Map<String, Set<String>> others) {
    boolean more = true;
    while (more) {
      more = false;
      for (Map.Entry<String, Set<String>> other : others.entrySet()) {
        if (mentions(other.getValue())) {
          more |= waiting.add(other.getKey());
        }
      }
    }
  }

  private boolean mentions(Set<String> words) {
    for (String word : words) {
      if (waiting.contains(word) || STEMS.stream().anyMatch(word::startsWith)) {
        return true;
      }
    }
    return false;
  }

  /** What a template is given may wait where nothing that it mentions does. */
  boolean neverWaits(String kernel) {
    Set<String> words = kernels.get(simple(kernel));
    if (words == null || groups || mentions(words)) {
      return false;
    }
    return waiting.isEmpty() || !templates.contains(simple(kernel));
  }

  private static String simple(String name) {
    return name.substring(name.lastIndexOf(':') + 1);
  }

  private static Set<String> words(String text) {
    Set<String> words = new HashSet<>();
    for (Token token : Lexer.tokens(text)) {
      if (token.kind() == Kind.IDENTIFIER) {
        words.add(token.text());
      }
    }
    return words;
  }
}
