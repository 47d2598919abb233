package assay.suites.parallel.signature;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;

/**
 * What a candidate must define, independent of the execution model.
 *
 * @param returns the type of the result, always a {@link Scalar}
 * @param sizes the size symbols, in the order in which the parameters first use them
 */
public record Signature(
    String function,
    List<Structure> structures,
    List<Parameter> parameters,
    Optional<Element> returns,
    List<String> sizes) {
  public Signature {
    structures = List.copyOf(structures);
    parameters = List.copyOf(parameters);
    sizes = List.copyOf(sizes);
    if (returns.isPresent() && !(returns.get() instanceof Scalar)) {
      throw new IllegalArgumentException("The function " + function + " must return a scalar.");
    }
    if (!sizes.equals(used(parameters))) {
      throw new IllegalArgumentException(
          "The parameters of "
              + function
              + " use the sizes "
              + used(parameters)
              + ", not "
              + sizes);
    }
  }

  public static Signature of(
      String function,
      List<Structure> structures,
      List<Parameter> parameters,
      Optional<Element> returns) {
    return new Signature(function, structures, parameters, returns, used(parameters));
  }

  /** The parameters that carry data. */
  public List<Argument> arguments() {
    List<Argument> arguments = new ArrayList<>();
    for (Parameter parameter : parameters) {
      if (parameter instanceof Argument argument) {
        arguments.add(argument);
      }
    }
    return List.copyOf(arguments);
  }

  private static List<String> used(List<Parameter> parameters) {
    SequencedSet<String> symbols = new LinkedHashSet<>();
    for (Parameter parameter : parameters) {
      switch (parameter) {
        case Argument argument ->
            argument.shape().extents().forEach(extent -> extent.collect(symbols));
        case SizeArgument size -> symbols.add(size.symbol());
      }
    }
    return List.copyOf(symbols);
  }
}
