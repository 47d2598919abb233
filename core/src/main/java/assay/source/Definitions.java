package assay.source;

import assay.source.Definition.Linkage;
import assay.source.Token.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a source defines at namespace scope, by its tokens alone. Macros are not expanded, and of a
 * conditional only the first branch is read.
 */
public final class Definitions {
  private record Scope(String name, Linkage linkage) {}

  /** Words that start a declaration which defines no variable when it ends in a semicolon. */
  private static final Set<String> NO_VARIABLE =
      Set.of(
          "using", "extern", "friend", "template", "namespace", "static_assert", "return", "goto");

  private final List<Token> tokens;
  private final Groups groups;
  private final Deque<Scope> scopes = new ArrayDeque<>();
  private final List<Definition> found = new ArrayList<>();

  private Definitions(List<Token> all) {
    List<Token> code = new ArrayList<>(Conditionals.oneBranch(all));
    code.removeIf(token -> token.kind() == Kind.DIRECTIVE);
    tokens = code;
    groups = new Groups(tokens);
  }

  /** All definitions, in order. */
  public static List<Definition> of(String source) {
    return of(Lexer.tokens(source));
  }

  static List<Definition> of(List<Token> tokens) {
    Definitions reader = new Definitions(tokens);
    reader.read();
    return List.copyOf(reader.found);
  }

  /** The last definition of a function, a closed one before one that is cut off. */
  static Optional<Definition> function(String source, String name) {
    Optional<Definition> last = Optional.empty();
    for (Definition definition : of(source)) {
      boolean better = definition.closed() || last.isEmpty() || !last.get().closed();
      if (definition.isFunction(name) && better) {
        last = Optional.of(definition);
      }
    }
    return last;
  }

  private void read() {
    int at = 0;
    while (at < tokens.size()) {
      if (is(at, "}")) {
        scopes.poll();
        at++;
      } else if (is(at, ";")) {
        at++;
      } else if (is(at, "{")) {
        at = groups.after(at);
      } else {
        at = declaration(at);
      }
    }
  }

  private int declaration(int start) {
    Scope around = scopes.isEmpty() ? new Scope("", Linkage.CPP) : scopes.peek();
    int at = start;
    if (is(at, "extern") && at + 1 < tokens.size() && tokens.get(at + 1).kind() == Kind.STRING) {
      Linkage linkage = tokens.get(at + 1).text().equals("\"C\"") ? Linkage.C : Linkage.CPP;
      around = new Scope(around.name(), linkage);
      at += 2;
      if (is(at, "{")) {
        scopes.push(around);
        return at + 1;
      }
    }
    if (is(at, "namespace") || (is(at, "inline") && is(at + 1, "namespace"))) {
      return namespace(at, around);
    }
    return body(new Head(tokens, groups, at), start, around);
  }

  private int namespace(int start, Scope around) {
    StringBuilder name = new StringBuilder();
    int at = start;
    while (at < tokens.size() && !is(at, "{") && !is(at, ";") && !is(at, "}")) {
      Token token = tokens.get(at);
      boolean keyword = token.is("namespace") || token.is("inline");
      boolean named = token.kind() == Kind.IDENTIFIER && !keyword;
      name.append(named || token.is("::") ? token.text() : "");
      at = groups.after(at);
    }
    if (is(at, "{")) {
      scopes.push(new Scope(name.isEmpty() ? around.name() : name.toString(), around.linkage()));
      return at + 1;
    }
    return at;
  }

  private int body(Head head, int start, Scope scope) {
    int at = head.end();
    if (is(at, "{") && !head.function().isEmpty()) {
      int next = handlers(groups.after(at));
      add(Definition.Kind.FUNCTION, head.function(), scope, start, next, groups.closed(at));
      return next;
    }
    if (is(at, "{") && head.isType()) {
      return type(head, start, scope);
    }
    if (is(at, "}") || at == tokens.size()) {
      return at;
    }
    int next = afterSemicolon(at);
    if (is(start, "typedef") || (is(start, "using") && is(at, "="))) {
      head.names().forEach(name -> add(Definition.Kind.TYPE, name, scope, start, next, true));
    } else if (head.function().isEmpty()
        && (is(at, "=") || at - start > 1)
        && definesVariable(head, start)) {
      head.names().forEach(name -> add(Definition.Kind.VARIABLE, name, scope, start, next, true));
    }
    return next;
  }

  private boolean definesVariable(Head head, int start) {
    boolean declaresType = head.isType() && is(head.end(), ";");
    return !declaresType && !NO_VARIABLE.contains(tokens.get(start).text());
  }

  private int type(Head head, int start, Scope scope) {
    int brace = head.end();
    int next = groups.after(brace);
    Head declarators = new Head(tokens, groups, next);
    boolean terminated = is(declarators.end(), ";") || is(declarators.end(), "=");
    int end = terminated ? afterSemicolon(declarators.end()) : next;
    boolean closed = groups.closed(brace);
    if (!head.typeName().isEmpty()) {
      add(Definition.Kind.TYPE, head.typeName(), scope, start, end, closed);
    }
    if (terminated) {
      Definition.Kind kind = is(start, "typedef") ? Definition.Kind.TYPE : Definition.Kind.VARIABLE;
      declarators.names().forEach(name -> add(kind, name, scope, start, end, closed));
    }
    return end;
  }

  private int handlers(int after) {
    int at = after;
    while (is(at, "catch") && is(at + 1, "(") && is(groups.after(at + 1), "{")) {
      at = groups.after(groups.after(at + 1));
    }
    return at;
  }

  private int afterSemicolon(int from) {
    int at = from;
    while (at < tokens.size() && !is(at, ";") && !is(at, "}")) {
      at = groups.after(at);
    }
    return is(at, ";") ? at + 1 : at;
  }

  private void add(
      Definition.Kind kind, String name, Scope scope, int start, int next, boolean closed) {
    Token first = tokens.get(start);
    int end = tokens.get(next - 1).end();
    found.add(new Definition(kind, name, scope.name(), scope.linkage(), first, end, closed));
  }

  private boolean is(int index, String text) {
    return index < tokens.size() && tokens.get(index).is(text);
  }
}
