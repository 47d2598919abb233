package assay.suites.parallel.glue;

import assay.suites.parallel.signature.Argument;
import assay.suites.parallel.signature.Parameter;
import assay.suites.parallel.signature.Signature;
import assay.suites.parallel.signature.SizeArgument;
import assay.suites.parallel.signature.Structure;
import assay.suites.parallel.signature.Views;
import java.util.List;
import java.util.StringJoiner;

/**
 * {@code call.hpp} for a candidate that takes Views: they are laid over an item, and where the
 * candidate put another View in place of a result's, its elements are brought there.
 */
public final class ViewCallHeader {
  private ViewCallHeader() {}

  public static String of(Signature signature) {
    List<Storage> fields = Storage.of(signature);
    return new PreparedCall(
            "kokkos_view.hpp",
            Views.functionType(signature),
            initialisers(fields),
            invocation(signature, fields),
            members(signature))
        .text();
  }

  private static String initialisers(List<Storage> fields) {
    StringBuilder text = new StringBuilder();
    for (Storage field : fields) {
      if (!field.single()) {
        text.append(", %s(item, layout.fields[%d])".formatted(view(field.name()), field.index()));
      }
    }
    return text.toString();
  }

  private static String invocation(Signature signature, List<Storage> fields) {
    StringJoiner passed = new StringJoiner(", ", "(", ")");
    for (Parameter parameter : signature.parameters()) {
      passed.add(
          switch (parameter) {
            case SizeArgument size -> "sizes_." + size.symbol();
            case Argument argument -> passed(argument.name(), fields);
          });
    }
    StringBuilder text = new StringBuilder("    ");
    if (signature.returns().isPresent()) {
      text.append(place(fields.getLast())).append(" = ");
    }
    text.append("function").append(passed).append(";\n");
    for (String step : List.of("part", "deliver")) {
      for (Storage field : fields) {
        if (field.writes() && !field.single()) {
          text.append("    %s.%s();\n".formatted(view(field.name()), step));
        }
      }
    }
    return text.toString();
  }

  private static String passed(String name, List<Storage> fields) {
    for (Storage field : fields) {
      if (field.name().equals(name)) {
        return field.single() ? place(field) : view(name) + ".view()";
      }
    }
    throw new IllegalArgumentException("No field for the argument " + name);
  }

  private static String place(Storage field) {
    String type =
        field.element() instanceof Structure ? field.held() : Views.element(field.element());
    return "at<%s>(%d)".formatted(type, field.index());
  }

  private static String members(Signature signature) {
    StringBuilder text = new StringBuilder();
    for (Argument argument : signature.arguments()) {
      if (!argument.isSingle()) {
        text.append(
            "  ArgumentView<%s> %s;\n".formatted(Views.view(argument), view(argument.name())));
      }
    }
    return text.toString();
  }

  /** Ends in letters, so that no argument's view is called like another member. */
  private static String view(String argument) {
    return argument + "_view";
  }
}
