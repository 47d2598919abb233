package assay.suites.flops.program;

import assay.source.Conditionals;
import assay.source.Lexer;
import assay.source.Token;
import assay.source.Token.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts what macros stand for in their place; what they put there lies where they were used. */
final class Macros {
  private record Macro(List<String> parameters, boolean called, List<Token> body) {}

  private static final Pattern DEFINE =
      Pattern.compile("#define (\\w+)(\\(([^)]*)\\))?\\s*(.*)", Pattern.DOTALL);
  private static final Pattern OPTION = Pattern.compile("-D\\s?(\\w+)(=([^\\s]*))?");

  private final Map<String, Macro> macros = new HashMap<>();
  private final Set<String> fixed = new HashSet<>();

  /** With those that a compile command defines. */
  Macros(String compile) {
    Matcher option = OPTION.matcher(compile);
    while (option.find()) {
      String value = option.group(3) == null ? "1" : option.group(3);
      macros.put(option.group(1), new Macro(List.of(), false, Lexer.tokens(value)));
      fixed.add(option.group(1));
    }
  }

  /** The tokens that a compiler would parse. */
  List<Token> expanded(String text) {
    List<Token> all = new ArrayList<>();
    List<Token> tokens = Conditionals.oneBranch(Lexer.tokens(text));
    int at = 0;
    while (at < tokens.size()) {
      Token token = tokens.get(at);
      if (token.kind() == Kind.DIRECTIVE) {
        define(token.text());
        at++;
      } else {
        at = expand(tokens, at, all, Set.of());
      }
    }
    return all;
  }

  private void define(String directive) {
    Matcher define = DEFINE.matcher(directive);
    if (define.matches() && !fixed.contains(define.group(1))) {
      boolean called = define.group(2) != null;
      List<String> parameters = new ArrayList<>();
      if (called) {
        for (String parameter : define.group(3).split(",", -1)) {
          parameters.add(parameter.strip());
        }
      }
      macros.put(define.group(1), new Macro(parameters, called, Lexer.tokens(define.group(4))));
    }
  }

  /** Takes one token or one use of a macro and says where the next begins. */
  private int expand(List<Token> tokens, int at, List<Token> out, Set<String> within) {
    Token token = tokens.get(at);
    Macro macro = token.kind() == Kind.IDENTIFIER ? macros.get(token.text()) : null;
    boolean opened = at + 1 < tokens.size() && tokens.get(at + 1).is("(");
    if (macro == null || within.contains(token.text()) || (macro.called && !opened)) {
      out.add(token);
      return at + 1;
    }
    List<List<Token>> arguments = new ArrayList<>();
    int next = macro.called ? arguments(tokens, at + 1, arguments) : at + 1;
    Set<String> inner = new HashSet<>(within);
    inner.add(token.text());
    List<Token> body = new ArrayList<>();
    for (Token one : macro.body) {
      int parameter = macro.parameters.indexOf(one.text());
      if (parameter >= 0 && parameter < arguments.size()) {
        body.addAll(arguments.get(parameter));
      } else {
        body.add(one);
      }
    }
    List<Token> placed = new ArrayList<>();
    int end = tokens.get(next - 1).end();
    for (Token one : body) {
      placed.add(
          new Token(one.kind(), one.text(), token.line(), token.column(), token.offset(), end));
    }
    int inside = 0;
    while (inside < placed.size()) {
      inside = expand(placed, inside, out, inner);
    }
    return next;
  }

  private static int arguments(List<Token> tokens, int open, List<List<Token>> arguments) {
    int depth = 0;
    List<Token> argument = new ArrayList<>();
    for (int at = open; at < tokens.size(); at++) {
      Token token = tokens.get(at);
      boolean opens = token.is("(") || token.is("[") || token.is("{");
      depth += opens ? 1 : token.is(")") || token.is("]") || token.is("}") ? -1 : 0;
      if (depth == 0) {
        arguments.add(argument);
        return at + 1;
      }
      if (depth == 1 && token.is(",")) {
        arguments.add(argument);
        argument = new ArrayList<>();
      } else if (depth > 1 || !opens) {
        argument.add(token);
      }
    }
    return tokens.size();
  }
}
