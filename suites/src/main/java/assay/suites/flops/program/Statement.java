package assay.suites.flops.program;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A statement of the source. */
public sealed interface Statement {
  record Block(List<Statement> statements) implements Statement {}

  record If(Span span, Expression condition, Statement first, Optional<Statement> second)
      implements Statement {}

  /**
   * A loop of any form.
   *
   * @param span its head
   * @param before what is done once
   * @param range what a loop over a range goes through
   */
  record Loop(
      Span span,
      Optional<Statement> before,
      Optional<Expression> condition,
      Optional<Expression> step,
      Optional<Expression> range,
      Statement body)
      implements Statement {}

  record Switch(Span span, Expression subject, Statement body) implements Statement {}

  record Return(Span span, Optional<Expression> value) implements Statement {}

  record Declaration(List<Variable> variables) implements Statement {}

  record Evaluation(Expression expression) implements Statement {}

  /** A jump, a label, or nothing. */
  record Other() implements Statement {}

  /** The statements directly within it, in the order in which they are reached. */
  default List<Statement> statements() {
    return switch (this) {
      case Block(List<Statement> statements) -> statements;
      case If(_, _, Statement first, Optional<Statement> second) ->
          second.map(other -> List.of(first, other)).orElse(List.of(first));
      case Loop(_, Optional<Statement> before, _, _, _, Statement body) ->
          before.map(one -> List.of(one, body)).orElse(List.of(body));
      case Switch(_, _, Statement body) -> List.of(body);
      case Return _, Declaration _, Evaluation _, Other _ -> List.of();
    };
  }

  /** The expressions directly within it. */
  default List<Expression> expressions() {
    return switch (this) {
      case Block _, Other _ -> List.of();
      case If(_, Expression condition, _, _) -> List.of(condition);
      case Loop(
              _,
              _,
              Optional<Expression> condition,
              Optional<Expression> step,
              Optional<Expression> range,
              _) ->
          Stream.of(range, condition, step).flatMap(Optional::stream).toList();
      case Switch(_, Expression subject, _) -> List.of(subject);
      case Return(_, Optional<Expression> value) -> value.stream().toList();
      case Declaration(List<Variable> variables) ->
          variables.stream().flatMap(one -> one.values().stream()).toList();
      case Evaluation(Expression expression) -> List.of(expression);
    };
  }
}
