package assay.suites.flops.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An expression of the source. */
public sealed interface Expression {
  Span span();

  /** A number, a character or a string. */
  record Literal(Span span, String text) implements Expression {}

  /** A name with its qualifiers, without template arguments. */
  record Name(Span span, String name) implements Expression {}

  record Member(Span span, Expression object, String name, boolean arrow) implements Expression {}

  record Index(Span span, Expression array, Expression index) implements Expression {}

  record Call(Span span, Expression callee, List<Expression> arguments) implements Expression {}

  /** Also increments and decrements behind their operand. */
  record Unary(Span span, String operator, Expression operand) implements Expression {}

  record Binary(Span span, String operator, Expression left, Expression right)
      implements Expression {}

  record Assignment(Span span, String operator, Expression target, Expression value)
      implements Expression {}

  record Choice(Span span, Expression condition, Expression first, Expression second)
      implements Expression {}

  record Cast(Span span, Type type, Expression operand) implements Expression {}

  /** A list in braces, or what a type makes of one. */
  record Made(Span span, Optional<Type> type, List<Expression> parts) implements Expression {}

  /** A function without a name. */
  record Lambda(Span span, List<Variable> parameters, Statement body) implements Expression {}

  /** The expressions that it consists of. */
  default List<Expression> parts() {
    return switch (this) {
      case Literal _, Name _, Lambda _ -> List.of();
      case Member(_, Expression object, _, _) -> List.of(object);
      case Index(_, Expression array, Expression index) -> List.of(array, index);
      case Call(_, Expression callee, List<Expression> arguments) -> {
        List<Expression> all = new ArrayList<>(List.of(callee));
        all.addAll(arguments);
        yield all;
      }
      case Unary(_, _, Expression operand) -> List.of(operand);
      case Binary(_, _, Expression left, Expression right) -> List.of(left, right);
      case Assignment(_, _, Expression target, Expression value) -> List.of(target, value);
      case Choice(_, Expression condition, Expression first, Expression second) ->
          List.of(condition, first, second);
      case Cast(_, _, Expression operand) -> List.of(operand);
      case Made(_, _, List<Expression> parts) -> parts;
    };
  }
}
