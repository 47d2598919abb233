package assay.suites.flops.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A function that runs on the device.
 *
 * @param owner the structure whose function it is
 * @param wholes its template parameters that are whole numbers, in their order
 */
public record Function(
    Span span,
    String name,
    Optional<String> owner,
    Type result,
    List<Variable> parameters,
    List<String> wholes,
    boolean kernel,
    Statement body) {
  public Function {
    parameters = List.copyOf(parameters);
    wholes = List.copyOf(wholes);
  }

  /** All expressions in it, those inside others after them. */
  public List<Expression> expressions() {
    List<Expression> all = new ArrayList<>();
    collect(body, all);
    return all;
  }

  /** All variables that it declares, parameters among them. */
  public List<Variable> variables() {
    List<Variable> all = new ArrayList<>(parameters);
    declared(body, all);
    for (Expression expression : expressions()) {
      if (expression instanceof Expression.Lambda(_, List<Variable> own, Statement inner)) {
        all.addAll(own);
        declared(inner, all);
      }
    }
    return all;
  }

  private static void declared(Statement statement, List<Variable> all) {
    if (statement instanceof Statement.Declaration(List<Variable> variables)) {
      all.addAll(variables);
    }
    statement.statements().forEach(one -> declared(one, all));
  }

  private static void collect(Statement statement, List<Expression> all) {
    statement.expressions().forEach(one -> collect(one, all));
    statement.statements().forEach(one -> collect(one, all));
  }

  private static void collect(Expression expression, List<Expression> all) {
    all.add(expression);
    expression.parts().forEach(one -> collect(one, all));
    if (expression instanceof Expression.Lambda(_, _, Statement inner)) {
      collect(inner, all);
    }
  }
}
