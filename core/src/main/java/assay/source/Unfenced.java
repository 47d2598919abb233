package assay.source;

import assay.source.Token.Kind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds a function in text that is part prose, part code, with no fence between: from the first
 * line above it that is code without a break to the brace that closes it.
 */
final class Unfenced {
  private static final Set<String> DIRECTIVES =
      Set.of(
          "include", "define", "undef", "pragma", "if", "ifdef", "ifndef", "elif", "else", "endif");

  /** Words that may stand alone on a line of a declaration. */
  private static final Set<String> DECLARING =
      Set.of(
          "void",
          "bool",
          "char",
          "short",
          "int",
          "long",
          "float",
          "double",
          "signed",
          "unsigned",
          "auto",
          "const",
          "constexpr",
          "static",
          "inline",
          "extern",
          "typename",
          "struct",
          "class",
          "size_t",
          "namespace",
          "__global__",
          "__device__",
          "__host__");

  /** Marks that some models put around code. */
  private static final Pattern MARK = Pattern.compile("\\s*\\[/?[A-Z]+]\\s*");

  /** Marks that may stand between parameters and body, as in {@code noexcept -> std::size_t}. */
  private static final Set<String> TRAILERS = Set.of("->", "::", "<", ">", "*", "&", "&&");

  private final String text;
  private final List<String> lines;
  private final int[] depths;
  private final boolean[] continued;
  private final List<Token> tokens;
  private final Groups groups;

  private Unfenced(String text) {
    this.text = text;
    lines = text.lines().toList();
    tokens = Lexer.tokens(text);
    groups = new Groups(tokens);
    depths = new int[lines.size() + 2];
    continued = new boolean[lines.size() + 2];
    measure();
  }

  /** The last such function with what belongs to it above, if there is one that is closed. */
  static Optional<String> find(String text, String function) {
    return new Unfenced(text).find(function);
  }

  private Optional<String> find(String function) {
    for (int i = tokens.size() - 1; i >= 0; i--) {
      int brace = tokens.get(i).is(function) ? bodyAfter(i) : -1;
      if (brace >= 0 && groups.closed(brace)) {
        int end = tokens.get(groups.after(brace) - 1).end();
        String found = text.substring(start(tokens.get(i)), end) + "\n";
        return Optional.of(Pasted.restored(found));
      }
    }
    return Optional.empty();
  }

  /** The brace that opens the body, where a name is followed by parameters and a body; else -1. */
  private int bodyAfter(int name) {
    if (name + 1 >= tokens.size() || !tokens.get(name + 1).is("(") || !groups.closed(name + 1)) {
      return -1;
    }
    for (int i = groups.after(name + 1); i < tokens.size(); i++) {
      if (tokens.get(i).is("{")) {
        return i;
      }
      if (tokens.get(i).kind() != Kind.IDENTIFIER && !TRAILERS.contains(tokens.get(i).text())) {
        return -1;
      }
    }
    return -1;
  }

  /** Notes for every line, from 1, how deep in braces it starts and whether inside one token. */
  private void measure() {
    int depth = 0;
    int line = 1;
    for (Token token : Lexer.tokensAndComments(text)) {
      while (line < token.line()) {
        depths[++line] = depth;
      }
      String inner = text.substring(token.offset(), token.end());
      for (long more = inner.lines().count(); more > 1; more--) {
        depths[++line] = depth;
        continued[line] = true;
      }
      depth += token.is("{") ? 1 : token.is("}") ? -1 : 0;
    }
  }

  private int start(Token name) {
    int signature = name.line();
    int first = signature;
    for (int line = signature - 1; line >= 1; line--) {
      boolean inner = continued[line] || depths[line] > depths[signature];
      if (!inner && (depths[line] < depths[signature] || isProse(lines.get(line - 1)))) {
        break;
      }
      first = lines.get(line - 1).isBlank() ? first : line;
    }
    int offset = 0;
    for (int line = 1; line < first; line++) {
      offset = text.indexOf('\n', offset) + 1;
    }
    int inline = text.lastIndexOf('`', name.offset()) + 1;
    return inline > text.lastIndexOf('\n', name.offset()) ? Math.max(offset, inline) : offset;
  }

  /** The text without the prose before and after its code; empty where there is nothing else. */
  static String code(String text) {
    List<String> lines = text.lines().toList();
    int from = 0;
    int to = lines.size();
    while (from < to && (lines.get(from).isBlank() || isProse(lines.get(from)))) {
      from++;
    }
    while (from < to && (lines.get(to - 1).isBlank() || isProse(lines.get(to - 1)))) {
      to--;
    }
    return String.join("\n", lines.subList(from, to)) + "\n";
  }

  private static boolean isProse(String line) {
    if (MARK.matcher(line).matches()) {
      return true;
    }
    List<Token> tokens = Lexer.tokensAndComments(line);
    if (tokens.isEmpty() || tokens.getFirst().kind() == Kind.COMMENT) {
      return false;
    }
    if (tokens.getFirst().kind() == Kind.DIRECTIVE) {
      return !DIRECTIVES.contains(Directive.of(tokens.getFirst()).name());
    }
    int run = 0;
    boolean onlyWords = true;
    boolean declares = true;
    for (Token token : tokens) {
      boolean word = token.kind() == Kind.IDENTIFIER;
      boolean declaring = DECLARING.contains(token.text());
      run = word && !declaring ? run + 1 : word ? run : 0;
      if (run > 2 || token.kind() == Kind.STRAY || isApostrophe(token)) {
        return true;
      }
      onlyWords &= word;
      declares &= declaring;
    }
    boolean starts =
        tokens.getFirst().kind() == Kind.IDENTIFIER || "{}[(".contains(tokens.getFirst().text());
    return !starts || line.strip().matches(".*[.:!?]") || (onlyWords && !declares);
  }

  /** A quote that nothing closes on its line, as in a word like "don't". */
  private static boolean isApostrophe(Token token) {
    return token.kind() == Kind.CHARACTER && token.text().lastIndexOf('\'') == 0;
  }
}
