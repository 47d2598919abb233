package assay.suites.flops.program;

import assay.source.Token.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads statements and declarations. */
final class Statements {
  final Types types;
  final Expressions expressions;
  final Map<String, Type> aliases = new LinkedHashMap<>();
  private final Cursor cursor;

  Statements(Cursor cursor) {
    this.cursor = cursor;
    types = new Types(cursor);
    expressions = new Expressions(cursor, types, this);
  }

  Statement one() throws SourceException {
    int start = cursor.at();
    if (cursor.take("{")) {
      List<Statement> statements = new ArrayList<>();
      while (!cursor.take("}")) {
        if (cursor.ended()) {
          throw cursor.trouble("expected }");
        }
        statements.add(one());
      }
      return new Statement.Block(statements);
    }
    if (cursor.take(";")) {
      return new Statement.Other();
    }
    if (cursor.token().kind() != Kind.IDENTIFIER) {
      return evaluation();
    }
    return switch (cursor.token().text()) {
      case "if" -> branch(start);
      case "for" -> counted(start);
      case "while" -> {
        cursor.next();
        Expression condition = condition();
        Span head = cursor.span(start);
        yield loop(head, Optional.empty(), Optional.of(condition), Optional.empty(), one());
      }
      case "do" -> {
        cursor.next();
        Statement body = one();
        int last = cursor.at();
        cursor.expect("while");
        Expression condition = condition();
        Span head = cursor.span(last);
        cursor.take(";");
        yield loop(head, Optional.empty(), Optional.of(condition), Optional.empty(), body);
      }
      case "switch" -> {
        cursor.next();
        Expression subject = condition();
        yield new Statement.Switch(cursor.span(start), subject, one());
      }
      case "return" -> returned(start);
      case "case",
          "default",
          "goto",
          "break",
          "continue",
          "static_assert",
          "asm",
          "using",
          "typedef" ->
          aside();
      default -> types.declares() ? declaration() : evaluation();
    };
  }

  private Statement returned(int start) throws SourceException {
    cursor.next();
    Optional<Expression> value =
        cursor.is(";")
            ? Optional.empty()
            : Optional.of(
                cursor.is("{")
                    ? expressions.made(cursor.at(), Optional.empty())
                    : expressions.all());
    Span span = cursor.span(start);
    cursor.expect(";");
    return new Statement.Return(span, value);
  }

  private Statement aside() throws SourceException {
    if (cursor.is("using") && cursor.ahead(2).is("=")) {
      alias();
      return new Statement.Other();
    }
    boolean label = cursor.is("case") || cursor.is("default");
    while (!cursor.ended() && !cursor.take(label ? ":" : ";")) {
      cursor.next();
    }
    return new Statement.Other();
  }

  /** Reads {@code using NAME = TYPE;}. */
  void alias() throws SourceException {
    cursor.next();
    String name = cursor.name();
    cursor.next();
    types.type().ifPresent(type -> aliases.put(name, type));
    while (!cursor.ended() && !cursor.take(";")) {
      cursor.next();
    }
  }

  private Statement evaluation() throws SourceException {
    Expression expression = expressions.all();
    cursor.expect(";");
    return new Statement.Evaluation(expression);
  }

  private Expression condition() throws SourceException {
    cursor.expect("(");
    Expression condition = expressions.all();
    cursor.expect(")");
    return condition;
  }

  private Statement branch(int start) throws SourceException {
    cursor.next();
    cursor.take("constexpr");
    Expression condition = condition();
    Span head = cursor.span(start);
    Statement first = one();
    Optional<Statement> second = cursor.take("else") ? Optional.of(one()) : Optional.empty();
    return new Statement.If(head, condition, first, second);
  }

  private static Statement loop(
      Span head,
      Optional<Statement> before,
      Optional<Expression> condition,
      Optional<Expression> step,
      Statement body) {
    return new Statement.Loop(head, before, condition, step, Optional.empty(), body);
  }

  private Statement counted(int start) throws SourceException {
    cursor.next();
    cursor.expect("(");
    Optional<Statement> before = Optional.empty();
    if (types.declares()) {
      int first = cursor.at();
      Type type = types.type().orElseThrow(() -> cursor.trouble("expected a type"));
      int place = cursor.at();
      String name = cursor.name();
      if (cursor.take(":")) {
        Variable each = new Variable(cursor.span(place), name, type, List.of());
        Expression range = expressions.all();
        cursor.expect(")");
        return new Statement.Loop(
            cursor.span(start),
            Optional.of(new Statement.Declaration(List.of(each))),
            Optional.empty(),
            Optional.empty(),
            Optional.of(range),
            one());
      }
      cursor.back(first);
      before = Optional.of(declaration());
    } else if (!cursor.take(";")) {
      before = Optional.of(evaluation());
    }
    Optional<Expression> condition =
        cursor.is(";") ? Optional.empty() : Optional.of(expressions.all());
    cursor.expect(";");
    Optional<Expression> step = cursor.is(")") ? Optional.empty() : Optional.of(expressions.all());
    cursor.expect(")");
    return loop(cursor.span(start), before, condition, step, one());
  }

  Statement.Declaration declaration() throws SourceException {
    Type type = types.type().orElseThrow(() -> cursor.trouble("expected a type"));
    List<Variable> variables = new ArrayList<>();
    Type own = type;
    do {
      if (!variables.isEmpty()) {
        own = new Type(type.name(), 0, false, type.shared());
        while (cursor.is("*") || cursor.is("&")) {
          own = own.deeper(cursor.next().is("*") ? 1 : 0);
        }
      }
      variables.add(variable(own));
    } while (cursor.take(","));
    cursor.expect(";");
    return new Statement.Declaration(variables);
  }

  /** A name, how many dimensions it has, and what it begins with. */
  private Variable variable(Type type) throws SourceException {
    int start = cursor.at();
    String name = cursor.name();
    int dimensions = 0;
    while (cursor.is("[")) {
      cursor.skipGroup();
      dimensions++;
    }
    List<Expression> values = new ArrayList<>();
    if (cursor.take("=")) {
      values.add(
          cursor.is("{") ? expressions.made(cursor.at(), Optional.empty()) : expressions.one());
    } else if (cursor.is("(")) {
      values.addAll(expressions.list("(", ")"));
    } else if (cursor.is("{")) {
      values.add(expressions.made(cursor.at(), Optional.of(type)));
    } else if (cursor.take(":")) {
      expressions.one();
    }
    return new Variable(cursor.span(start), name, type.deeper(dimensions), values);
  }

  List<Variable> parameters() throws SourceException {
    List<Variable> parameters = new ArrayList<>();
    cursor.expect("(");
    while (!cursor.is(")") && !cursor.ended()) {
      int start = cursor.at();
      Type type = types.type().orElseThrow(() -> cursor.trouble("expected a type"));
      if (cursor.take("(")) {
        cursor.take("&");
        cursor.take("*");
        type = type.deeper(0);
      }
      String name = cursor.isName() ? cursor.name() : "";
      cursor.take(")".equals(cursor.token().text()) && cursor.ahead(1).is("[") ? ")" : "\0");
      int dimensions = 0;
      while (cursor.is("[")) {
        cursor.skipGroup();
        dimensions++;
      }
      if (cursor.take("=")) {
        expressions.one();
      }
      parameters.add(new Variable(cursor.span(start), name, type.deeper(dimensions), List.of()));
      cursor.take(",");
    }
    cursor.expect(")");
    return parameters;
  }
}
