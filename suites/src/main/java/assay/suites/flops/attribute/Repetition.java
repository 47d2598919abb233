package assay.suites.flops.attribute;

import assay.suites.flops.program.Expression;
import assay.suites.flops.program.Function;
import assay.suites.flops.program.Program;
import assay.suites.flops.program.Span;
import assay.suites.flops.program.Statement;
import assay.suites.flops.program.Type;
import assay.suites.flops.program.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Floating-point expressions of a function that are written again where nothing they depend on can
 * have changed, and where the first one was computed on every way.
 */
final class Repetition {
  private static final Set<String> OPERATORS = Set.of("+", "-", "*", "/");

  private record Written(int order, List<Integer> path, Expression expression) {}

  private record Change(int order, List<Integer> path) {}

  private final Typing typing;
  private final Calls calls;
  private final Map<String, List<Written>> written = new HashMap<>();
  private final Map<String, List<Change>> changes = new HashMap<>();
  private final Set<Integer> loops = new HashSet<>();
  private final Set<Integer> certain = new HashSet<>();
  private int order;
  private int blocks;

  private Repetition(Program program, Function function) {
    typing = new Typing(program, function);
    calls = new Calls(program, typing, function);
  }

  /** Where expressions are written for the second time. */
  static List<Span> of(Program program, Function function) {
    Repetition reader = new Repetition(program, function);
    reader.read(function.body(), List.of(0));
    List<Span> found = new ArrayList<>();
    for (List<Written> all : reader.written.values()) {
      for (int second = 1; second < all.size(); second++) {
        for (int first = 0; first < second; first++) {
          if (reader.isSame(all.get(first), all.get(second))) {
            found.add(all.get(second).expression.span());
            first = second;
          }
        }
      }
    }
    return found;
  }

  private void read(Statement statement, List<Integer> path) {
    switch (statement) {
      case Statement.Block(List<Statement> statements) ->
          statements.forEach(one -> read(one, path));
      case Statement.If(_, Expression condition, Statement first, Optional<Statement> second) -> {
        read(condition, path);
        read(first, inner(path));
        second.ifPresent(other -> read(other, inner(path)));
      }
      case Statement.Loop loop -> {
        loop.before().ifPresent(one -> read(one, path));
        loop.range().ifPresent(one -> read(one, path));
        List<Integer> inside = inner(path);
        loops.add(inside.getLast());
        if (isEntered(loop)) {
          certain.add(inside.getLast());
        }
        loop.condition().ifPresent(one -> read(one, inside));
        read(loop.body(), inside);
        loop.step().ifPresent(one -> read(one, inside));
      }
      case Statement.Switch(_, Expression subject, Statement body) -> {
        read(subject, path);
        read(body, inner(path));
      }
      case Statement.Declaration(List<Variable> variables) -> {
        for (Variable variable : variables) {
          variable.values().forEach(one -> read(one, path));
          change(variable.name(), path);
        }
      }
      case Statement.Return _, Statement.Evaluation _, Statement.Other _ ->
          statement.expressions().forEach(one -> read(one, path));
    }
  }

  /** Whether a loop turns once at least, since it counts from one number up to a larger one. */
  private static boolean isEntered(Statement.Loop loop) {
    return loop.before().orElse(new Statement.Other())
            instanceof Statement.Declaration(List<Variable> counters)
        && counters.getFirst().value().orElse(null) instanceof Expression.Literal(_, String from)
        && loop.condition().orElse(null)
            instanceof Expression.Binary(_, String operator, _, Expression.Literal(_, String to))
        && operator.equals("<")
        && from.matches("\\d{1,9}")
        && to.matches("\\d{1,9}")
        && Integer.parseInt(from) < Integer.parseInt(to);
  }

  private List<Integer> inner(List<Integer> path) {
    List<Integer> inside = new ArrayList<>(path);
    inside.add(++blocks);
    return List.copyOf(inside);
  }

  private void change(String name, List<Integer> path) {
    changes.computeIfAbsent(name, _ -> new ArrayList<>()).add(new Change(++order, path));
  }

  private void read(Expression expression, List<Integer> path) {
    switch (expression) {
      case Expression.Choice(_, Expression condition, Expression first, Expression second) -> {
        read(condition, path);
        read(first, inner(path));
        read(second, inner(path));
      }
      case Expression.Lambda(_, _, Statement body) -> read(body, inner(path));
      default -> expression.parts().forEach(one -> read(one, path));
    }
    order++;
    if (counts(expression)) {
      written
          .computeIfAbsent(canonical(expression), _ -> new ArrayList<>())
          .add(new Written(order, path, expression));
    }
    switch (expression) {
      case Expression.Assignment(_, _, Expression target, _) -> change(root(target), path);
      case Expression.Unary(_, String operator, Expression operand) -> {
        if (operator.equals("++") || operator.equals("--")) {
          change(root(operand), path);
        }
      }
      case Expression.Call call -> handed(call, path);
      default -> {}
    }
  }

  /** What a call may change: what it gets by reference or by address. */
  private void handed(Expression.Call call, List<Integer> path) {
    List<Function> targets = calls.targets(call);
    for (int index = 0; index < call.arguments().size(); index++) {
      Expression argument = call.arguments().get(index);
      int at = index;
      boolean byReference =
          targets.stream()
              .filter(one -> one.parameters().size() > at)
              .anyMatch(one -> one.parameters().get(at).type().reference());
      boolean byAddress =
          argument instanceof Expression.Unary(_, String operator, _) && operator.equals("&");
      if (byReference || byAddress || calls.isLibrary(call)) {
        change(root(argument), path);
      }
    }
    if (call.callee() instanceof Expression.Member(_, Expression object, _, _)) {
      change(root(object), path);
    }
  }

  private static String root(Expression expression) {
    return expression instanceof Expression.Name(_, String name)
        ? name
        : expression.parts().isEmpty() ? "" : root(expression.parts().getFirst());
  }

  private boolean counts(Expression expression) {
    boolean computes =
        switch (expression) {
          case Expression.Binary(_, String operator, _, _) -> OPERATORS.contains(operator);
          case Expression.Call call ->
              Words.isSpecial(Calls.name(call)) && calls.targets(call).isEmpty();
          default -> false;
        };
    return computes
        && typing.of(expression).number() == Type.Numeric.FLOATING
        && !names(expression).isEmpty();
  }

  private boolean isSame(Written first, Written second) {
    List<Integer> way = first.path.stream().filter(block -> !certain.contains(block)).toList();
    return second.path.containsAll(way)
        && names(second.expression).stream()
            .flatMap(name -> changes.getOrDefault(name, List.of()).stream())
            .noneMatch(change -> isBetween(first, change, second));
  }

  /** Between them in the text, or in a loop that only the second is in. */
  private boolean isBetween(Written first, Change change, Written second) {
    if (change.order > first.order && change.order < second.order) {
      return true;
    }
    return second.path.stream()
        .filter(block -> loops.contains(block) && !first.path.contains(block))
        .anyMatch(change.path::contains);
  }

  private static Set<String> names(Expression expression) {
    Set<String> names = new HashSet<>();
    if (expression instanceof Expression.Name(_, String name)) {
      names.add(name);
    }
    expression.parts().forEach(one -> names.addAll(names(one)));
    if (expression instanceof Expression.Call(_, Expression.Name(_, String callee), _)) {
      names.remove(callee);
    }
    return names;
  }

  /** The same text for the same computation; sums and products have no order. */
  private static String canonical(Expression expression) {
    List<String> parts = expression.parts().stream().map(Repetition::canonical).toList();
    return switch (expression) {
      case Expression.Literal(_, String text) -> text;
      case Expression.Name(_, String name) -> name;
      case Expression.Member(_, _, String name, _) -> parts.getFirst() + "." + name;
      case Expression.Binary(_, String operator, _, _) -> {
        boolean ordered = !operator.equals("+") && !operator.equals("*");
        yield (ordered ? parts : parts.stream().sorted().toList())
            .stream().collect(Collectors.joining(" " + operator + " ", "(", ")"));
      }
      case Expression.Unary(_, String operator, _) -> operator + parts.getFirst();
      case Expression.Cast(_, Type type, _) -> type.name() + parts;
      default -> expression.getClass().getSimpleName() + parts;
    };
  }
}
