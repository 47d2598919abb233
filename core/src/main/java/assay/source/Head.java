package assay.source;

import assay.source.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The part of a declaration up to its body, its initialiser or its semicolon, read without knowing
 * any type: the last name before a parameter list is the function.
 */
final class Head {
  private static final Set<String> CLASS_KEYS = Set.of("class", "struct", "union", "enum");

  /** Words that may stand before a parenthesis without being a function's name. */
  private static final Set<String> NOT_NAMES =
      Set.of(
          "alignas",
          "_Alignas",
          "decltype",
          "typeof",
          "__typeof",
          "__typeof__",
          "noexcept",
          "throw",
          "requires",
          "explicit",
          "sizeof",
          "alignof",
          "static_assert",
          "_Static_assert",
          "asm",
          "__asm",
          "__asm__",
          "__attribute",
          "__attribute__",
          "__declspec",
          "__launch_bounds__",
          "if",
          "else",
          "for",
          "while",
          "do",
          "switch",
          "return",
          "catch",
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
          "volatile",
          "final",
          "override");

  private final List<Token> tokens;
  private final Groups groups;
  private final List<String> names = new ArrayList<>();
  private String function = "";
  private String lastName = "";
  private boolean settled;
  private int classKey = -1;
  private int angles;
  private int anglesStart = -1;
  private int end;

  Head(List<Token> tokens, Groups groups, int start) {
    this.tokens = tokens;
    this.groups = groups;
    end = start;
    while (end < tokens.size() && !stops(tokens.get(end))) {
      end = step(end);
    }
    if (!lastName.isEmpty()) {
      names.add(lastName);
    }
  }

  /** The index of the token that ends it: a brace, a semicolon, an equals sign, or none. */
  int end() {
    return end;
  }

  /** The function it declares, empty if it declares none. */
  String function() {
    return function;
  }

  /** The variables it declares, if it declares variables. */
  List<String> names() {
    return names;
  }

  boolean isType() {
    return classKey >= 0 && function.isEmpty();
  }

  /** The name of the class, struct, union or enumeration it declares, empty if that has none. */
  String typeName() {
    String name = "";
    for (int i = classKey + 1; i < end; i = groups.after(i)) {
      Token token = tokens.get(i);
      if (token.is(":") || token.is("<")) {
        break;
      }
      if (token.is("::")) {
        name += "::";
      } else if (isName(token) && !CLASS_KEYS.contains(token.text())) {
        name = name.endsWith("::") ? name + token.text() : token.text();
      }
    }
    return name;
  }

  private boolean stops(Token token) {
    return token.is(";") || token.is("{") || token.is("}") || (token.is("=") && angles == 0);
  }

  private int step(int at) {
    Token token = tokens.get(at);
    if (token.is("operator")) {
      return operator(at);
    }
    if (token.is("(") && angles == 0 && !settled) {
      parameters(at);
    } else if (token.is("<") && at > 0 && tokens.get(at - 1).kind() == Kind.IDENTIFIER) {
      anglesStart = angles == 0 ? at : anglesStart;
      angles++;
    } else if (token.is(">") || token.is(">>")) {
      angles = Math.max(0, angles - token.text().length());
    } else if (token.is("->") || token.is(":")) {
      settled |= !function.isEmpty();
    } else if (angles == 0) {
      word(token, at);
    }
    return groups.after(at);
  }

  private void word(Token token, int at) {
    if (token.is(",") && !lastName.isEmpty()) {
      names.add(lastName);
      lastName = "";
    } else if (CLASS_KEYS.contains(token.text()) && classKey < 0) {
      classKey = at;
    } else if (isName(token)) {
      lastName = token.text();
    }
  }

  private void parameters(int at) {
    int name = at - 1;
    if (name > 0 && (tokens.get(name).is(">") || tokens.get(name).is(">>"))) {
      name = anglesStart - 1;
    }
    if (name >= 0 && isName(tokens.get(name))) {
      function = qualified(name);
    }
  }

  private String qualified(int at) {
    String name = tokens.get(at).text();
    int first = at;
    while (first > 0 && tokens.get(first - 1).is("::")) {
      boolean named = first > 1 && tokens.get(first - 2).kind() == Kind.IDENTIFIER;
      name = (named ? tokens.get(first - 2).text() : "") + "::" + name;
      first -= named ? 2 : 1;
    }
    return name;
  }

  private int operator(int at) {
    StringBuilder name = new StringBuilder("operator");
    int next = at + 1;
    if (next + 1 < tokens.size() && tokens.get(next).is("(") && tokens.get(next + 1).is(")")) {
      name.append("()");
      next += 2;
    }
    while (next < tokens.size() && !tokens.get(next).is("(") && !stopsOperator(tokens.get(next))) {
      Token part = tokens.get(next++);
      name.append(part.kind() == Kind.IDENTIFIER ? " " : "").append(part.text());
    }
    function = at > 0 && tokens.get(at - 1).is("::") ? "::" + name : name.toString();
    settled = true;
    return next;
  }

  private static boolean stopsOperator(Token token) {
    return token.is(";") || token.is("{") || token.is("}");
  }

  private static boolean isName(Token token) {
    return token.kind() == Kind.IDENTIFIER && !NOT_NAMES.contains(token.text());
  }
}
