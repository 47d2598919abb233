package assay.suites.flops.program;

import java.util.List;
import java.util.Optional;

/**
 * A variable, a parameter or a member where it is declared.
 *
 * @param values what it is made from: one expression, or the arguments of a constructor
 */
public record Variable(Span span, String name, Type type, List<Expression> values) {
  public Variable {
    values = List.copyOf(values);
  }

  /** The one value that it begins with. */
  public Optional<Expression> value() {
    return values.size() == 1 ? Optional.of(values.getFirst()) : Optional.empty();
  }
}
