package assay.suites.flops.program;

import assay.source.Token;
import assay.source.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads expressions, by the precedence of their operators. */
final class Expressions {
  private static final List<Set<String>> LEVELS =
      List.of(
          Set.of("||"),
          Set.of("&&"),
          Set.of("|"),
          Set.of("^"),
          Set.of("&"),
          Set.of("==", "!="),
          Set.of("<", ">", "<=", ">=", "<=>"),
          Set.of("<<", ">>"),
          Set.of("+", "-"),
          Set.of("*", "/", "%"));
  private static final Set<String> ASSIGNMENTS =
      Set.of("=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=");
  private static final Set<String> PREFIXES =
      Set.of("-", "+", "!", "~", "*", "&", "++", "--", "sizeof");
  private static final Set<String> CASTS =
      Set.of("static_cast", "reinterpret_cast", "const_cast", "dynamic_cast");

  private final Cursor cursor;
  private final Types types;
  private final Statements statements;

  Expressions(Cursor cursor, Types types, Statements statements) {
    this.cursor = cursor;
    this.types = types;
    this.statements = statements;
  }

  /** Including commas. */
  Expression all() throws SourceException {
    int start = cursor.at();
    Expression left = one();
    while (cursor.take(",")) {
      left = new Expression.Binary(cursor.span(start), ",", left, one());
    }
    return left;
  }

  Expression one() throws SourceException {
    int start = cursor.at();
    Expression left = binary(0);
    if (cursor.take("?")) {
      Expression first = one();
      cursor.expect(":");
      Expression second = one();
      return new Expression.Choice(cursor.span(start), left, first, second);
    }
    Token token = cursor.token();
    if (token.kind() == Kind.PUNCTUATION && ASSIGNMENTS.contains(token.text())) {
      cursor.next();
      Expression value = one();
      return new Expression.Assignment(cursor.span(start), token.text(), left, value);
    }
    return left;
  }

  private Expression binary(int level) throws SourceException {
    if (level == LEVELS.size()) {
      return unary();
    }
    int start = cursor.at();
    Expression left = binary(level + 1);
    while (cursor.token().kind() == Kind.PUNCTUATION
        && LEVELS.get(level).contains(cursor.token().text())) {
      String operator = cursor.next().text();
      Expression right = binary(level + 1);
      left = new Expression.Binary(cursor.span(start), operator, left, right);
    }
    return left;
  }

  private Expression unary() throws SourceException {
    int start = cursor.at();
    Token token = cursor.token();
    boolean word = token.is("sizeof");
    if (word || (token.kind() == Kind.PUNCTUATION && PREFIXES.contains(token.text()))) {
      cursor.next();
      if (word && cursor.is("(")) {
        cursor.skipGroup();
        return new Expression.Literal(cursor.span(start), "sizeof");
      }
      Expression operand = unary();
      return new Expression.Unary(cursor.span(start), token.text(), operand);
    }
    if (cursor.is("(")) {
      Optional<Type> type = types.cast();
      if (type.isPresent()) {
        Expression operand = unary();
        return new Expression.Cast(cursor.span(start), type.get(), operand);
      }
    }
    return postfix(start, primary());
  }

  private Expression postfix(int start, Expression first) throws SourceException {
    Expression all = first;
    while (true) {
      if (cursor.take("[")) {
        Expression index = all();
        cursor.expect("]");
        all = new Expression.Index(cursor.span(start), all, index);
      } else if (cursor.is("(")) {
        List<Expression> arguments = list("(", ")");
        all = new Expression.Call(cursor.span(start), all, arguments);
      } else if (cursor.is(".") || cursor.is("->")) {
        boolean arrow = cursor.next().is("->");
        cursor.take("template");
        String name = cursor.name();
        if (cursor.is("<")) {
          templateArguments();
        }
        all = new Expression.Member(cursor.span(start), all, name, arrow);
      } else if (cursor.is("++") || cursor.is("--")) {
        String operator = cursor.next().text();
        all = new Expression.Unary(cursor.span(start), operator, all);
      } else {
        return all;
      }
    }
  }

  List<Expression> list(String open, String close) throws SourceException {
    List<Expression> parts = new ArrayList<>();
    cursor.expect(open);
    while (!cursor.is(close)) {
      parts.add(cursor.is("{") ? made(cursor.at(), Optional.empty()) : one());
      if (!cursor.take(",")) {
        break;
      }
    }
    cursor.expect(close);
    return parts;
  }

  Expression made(int start, Optional<Type> type) throws SourceException {
    List<Expression> parts = list("{", "}");
    return new Expression.Made(cursor.span(start), type, parts);
  }

  private Expression primary() throws SourceException {
    int start = cursor.at();
    Token token = cursor.token();
    if (cursor.take("(")) {
      Expression inner = all();
      cursor.expect(")");
      return inner;
    }
    if (cursor.is("{")) {
      return made(start, Optional.empty());
    }
    if (cursor.is("[")) {
      return lambda();
    }
    if (token.kind() != Kind.IDENTIFIER || token.is("true") || token.is("false")) {
      boolean literal = token.kind() != Kind.PUNCTUATION && token.kind() != Kind.STRAY;
      if (!literal) {
        throw cursor.trouble("expected an expression");
      }
      cursor.next();
      while (token.kind() == Kind.STRING && cursor.token().kind() == Kind.STRING) {
        cursor.next();
      }
      return new Expression.Literal(cursor.span(start), token.text());
    }
    if (CASTS.contains(token.text())) {
      cursor.next();
      cursor.expect("<");
      Type type = types.type().orElseThrow(() -> cursor.trouble("expected a type"));
      cursor.expect(">");
      cursor.expect("(");
      Expression operand = all();
      cursor.expect(")");
      return new Expression.Cast(cursor.span(start), type, operand);
    }
    if (Types.WORDS.contains(token.text())) {
      Type type = types.type().orElseThrow(() -> cursor.trouble("expected a type"));
      return built(start, type);
    }
    return named(start);
  }

  private Expression named(int start) throws SourceException {
    StringBuilder name = new StringBuilder(cursor.take("this") ? "this" : "");
    while (name.isEmpty() || cursor.take("::")) {
      name.append(name.isEmpty() ? "" : "::").append(cursor.name());
      if (cursor.is("<")) {
        templateArguments();
      }
    }
    Type type = Type.of(name.toString());
    boolean number = type.number() != Type.Numeric.UNTOLD || type.isVector();
    if (cursor.is("{") || (number && cursor.is("("))) {
      return built(start, type);
    }
    return new Expression.Name(cursor.span(start), name.toString());
  }

  private Expression built(int start, Type type) throws SourceException {
    if (cursor.is("{")) {
      return made(start, Optional.of(type));
    }
    List<Expression> parts = list("(", ")");
    return parts.size() == 1
        ? new Expression.Cast(cursor.span(start), type, parts.getFirst())
        : new Expression.Made(cursor.span(start), Optional.of(type), parts);
  }

  /** Template arguments are such only where a call, braces or a qualifier follow. */
  private void templateArguments() {
    int start = cursor.at();
    boolean closed = cursor.skipAngles();
    if (!closed || !(cursor.is("(") || cursor.is("{") || cursor.is("::"))) {
      cursor.back(start);
    }
  }

  private Expression lambda() throws SourceException {
    int start = cursor.at();
    cursor.skipGroup();
    List<Variable> parameters = cursor.is("(") ? statements.parameters() : List.of();
    while (!cursor.is("{") && !cursor.ended()) {
      cursor.next();
    }
    Statement body = statements.one();
    return new Expression.Lambda(cursor.span(start), parameters, body);
  }
}
