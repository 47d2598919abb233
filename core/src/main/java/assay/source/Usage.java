package assay.source;

import assay.source.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Which constructs a source uses, and where; looks into macro definitions and all branches of
 * conditionals, but expands and evaluates none.
 */
final class Usage {
  /** One text that a construct's expression can match, and where it stands. */
  private record Use(String text, Token at) {}

  /** First words of OpenMP directives that name another directive without being it. */
  private static final Set<String> REFERRING =
      Set.of("cancel", "cancellation", "declare", "begin", "end", "requires", "assume", "assumes");

  private final List<Token> tokens = new ArrayList<>();
  private final List<Use> preprocessing = new ArrayList<>();
  private final List<Use> pragmas = new ArrayList<>();
  private final List<Use> openMp = new ArrayList<>();
  private final List<Use> includes = new ArrayList<>();
  private final List<Use> attributes = new ArrayList<>();
  private final List<Use> mentions = new ArrayList<>();
  private final List<Use> calls = new ArrayList<>();
  private final List<Use> functions = new ArrayList<>();
  private final List<Use> cSymbols = new ArrayList<>();

  Usage(String source) {
    List<Token> all = Lexer.tokens(source);
    List<Token> possible = Conditionals.possible(all);
    possible.forEach(this::collect);
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.get(i).kind() == Kind.IDENTIFIER) {
        identifier(i);
      }
    }
    Groups groups = new Groups(tokens);
    int at = 0;
    while (at < tokens.size()) {
      if (opensAttribute(at)) {
        int after = groups.after(at + 1);
        attribute(tokens.subList(at + 1, after));
        at = after;
      } else {
        at++;
      }
    }
    Definitions.of(all).forEach(this::definition);
    Definitions.of(possible).forEach(this::definition);
  }

  /** The first token in the text that any of the constructs matches. */
  Optional<Token> first(List<Construct> constructs) {
    Optional<Token> first = Optional.empty();
    for (Construct construct : constructs) {
      Optional<Token> found = first(construct);
      if (first.isEmpty() || (found.isPresent() && found.get().offset() < first.get().offset())) {
        first = found;
      }
    }
    return first;
  }

  private Optional<Token> first(Construct construct) {
    List<Use> uses =
        switch (construct) {
          case Construct.OpenMp _ -> openMp;
          case Construct.Pragma _ -> pragmas;
          case Construct.Preprocessing _ -> preprocessing;
          case Construct.Include _ -> includes;
          case Construct.Mention _ -> mentions;
          case Construct.Call _ -> calls;
          case Construct.Attribute _ -> attributes;
          case Construct.Function _ -> functions;
          case Construct.CSymbol _ -> cSymbols;
        };
    Pattern pattern = Pattern.compile(construct.expression(), Pattern.DOTALL);
    for (Use use : uses) {
      if (pattern.matcher(use.text()).matches()) {
        return Optional.of(use.at());
      }
    }
    return Optional.empty();
  }

  private void collect(Token token) {
    if (token.kind() != Kind.DIRECTIVE) {
      tokens.add(token);
      return;
    }
    Directive directive = Directive.of(token);
    preprocessing.add(new Use(directive.name(), token));
    switch (directive.name()) {
      case "include", "include_next", "import", "embed" ->
          includes.add(new Use(directive.header(), token));
      case "pragma" -> pragma(directive.words(), token);
      case "define" ->
          directive.words().stream()
              .skip(1)
              .forEach(word -> collect(placed(word.kind(), word.text(), token)));
      default -> {}
    }
  }

  /** A token that stands where another does: a word of a macro, the name of a definition. */
  private static Token placed(Kind kind, String text, Token at) {
    return new Token(kind, text, at.line(), at.column(), at.offset(), at.end());
  }

  private void pragma(List<Token> words, Token at) {
    if (words.isEmpty()) {
      return;
    }
    pragmas.add(new Use(words.getFirst().text(), at));
    if (words.getFirst().is("omp")) {
      openMpName(words.subList(1, words.size()), at);
    }
  }

  /** Notes the words before the first parenthesis; a directive's whole name is among them. */
  private void openMpName(List<Token> words, Token at) {
    if (words.isEmpty() || REFERRING.contains(words.getFirst().text())) {
      return;
    }
    for (Token word : words) {
      if (word.is("(") || word.is(")")) {
        return;
      }
      openMp.add(new Use(word.text(), at));
    }
  }

  private void identifier(int at) {
    Token token = tokens.get(at);
    StringBuilder qualified = new StringBuilder(token.text());
    int next = at + 1;
    while (is(next, "::") && next + 1 < tokens.size() && next < at + 8) {
      qualified.append("::").append(tokens.get(next + 1).text());
      next += 2;
    }
    mentions.add(new Use(token.text(), token));
    mentions.add(new Use(qualified.toString(), token));
    boolean member = at > 0 && (is(at - 1, ".") || is(at - 1, "->"));
    if (!member && is(next, "(")) {
      calls.add(new Use(qualified.toString(), token));
    }
  }

  private boolean opensAttribute(int at) {
    return (is(at, "[") && is(at + 1, "["))
        || ((is(at, "__attribute__") || is(at, "__attribute")) && is(at + 1, "("));
  }

  private void attribute(List<Token> group) {
    boolean ofOpenMp = group.stream().anyMatch(token -> token.is("omp"));
    for (int i = 0; i < group.size(); i++) {
      Token token = group.get(i);
      if (token.kind() == Kind.IDENTIFIER) {
        attributes.add(new Use(token.text().replaceAll("^__|__$", ""), token));
      }
      if (ofOpenMp && i > 1 && group.get(i - 1).is("(") && group.get(i - 2).is("directive")) {
        openMpName(group.subList(i, group.size()), token);
      }
    }
  }

  private void definition(Definition definition) {
    Token at = placed(Kind.IDENTIFIER, definition.name(), definition.at());
    Use use = new Use(definition.name(), at);
    if (definition.kind() == Definition.Kind.FUNCTION && definition.scope().isEmpty()) {
      functions.add(use);
    }
    if (definition.kind() != Definition.Kind.TYPE && definition.linkage() == Definition.Linkage.C) {
      cSymbols.add(use);
    }
  }

  private boolean is(int index, String text) {
    return index < tokens.size() && tokens.get(index).is(text);
  }
}
