package assay.suites.parallel.glue;

import assay.suites.parallel.signature.Argument;
import assay.suites.parallel.signature.Cpu;
import assay.suites.parallel.signature.Extent;
import assay.suites.parallel.signature.Parameter;
import assay.suites.parallel.signature.Scalar;
import assay.suites.parallel.signature.Shape;
import assay.suites.parallel.signature.Signature;
import assay.suites.parallel.signature.SizeArgument;
import java.util.List;
import java.util.StringJoiner;

/**
 * {@code call.hpp}: the arguments of one call, built as views onto an item. The judge calls the
 * reference through it and a runner calls the candidate through it, so both see the same.
 */
public final class CallHeader {
  private CallHeader() {}

  public static String of(Signature signature) {
    List<Storage> fields = Storage.of(signature);
    return new PreparedCall(
            "view.hpp",
            Cpu.functionType(signature),
            initialisers(fields),
            invocation(signature, fields),
            members(fields))
        .text();
  }

  private static String initialisers(List<Storage> fields) {
    StringBuilder text = new StringBuilder();
    for (Storage field : fields) {
      String data = "item + layout.fields[" + field.index() + "].offset";
      String length = field.hasLength() ? "length(" + field.index() + ")" : "nullptr";
      String elements = "layout.fields[" + field.index() + "].elements";
      String arguments =
          switch (kind(field)) {
            case PLACE -> "";
            case VECTOR, BOOLS ->
                data + ", " + length + ", " + (field.bounded() ? "0" : elements) + ", " + elements;
            case TEXT -> data + ", " + elements;
          };
      if (!arguments.isEmpty()) {
        text.append(", ").append(view(field)).append("(").append(arguments).append(")");
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
            case Argument argument -> passed(fieldOf(argument, fields));
          });
    }
    StringBuilder text = new StringBuilder("    ");
    if (signature.returns().isPresent()) {
      Storage result = fields.getLast();
      text.append("at<%s>(%d) = ".formatted(result.type(), result.index()));
    }
    text.append("function").append(passed).append(";\n");
    List<Storage> results = fields.stream().filter(Storage::hasLength).toList();
    if (results.size() > 1) {
      results.forEach(field -> text.append("    ").append(view(field)).append(".part();\n"));
    }
    results.forEach(field -> text.append("    ").append(view(field)).append(".deliver();\n"));
    return text.toString();
  }

  /** Ends in letters, so that no argument's view is called like another member. */
  private static String view(Storage field) {
    return field.name() + "_view";
  }

  private static String passed(Storage field) {
    return switch (kind(field)) {
      case PLACE ->
          field.shape() instanceof Shape.Fixed(int length)
              ? "at<std::array<%s, %d>>(%d)".formatted(field.held(), length, field.index())
              : "at<%s>(%d)".formatted(field.held(), field.index());
      case VECTOR -> view(field) + ".vector()";
      case BOOLS, TEXT -> view(field) + ".fetch()";
    };
  }

  private static String members(List<Storage> fields) {
    StringBuilder text = new StringBuilder();
    for (Storage field : fields) {
      String type =
          switch (kind(field)) {
            case PLACE -> "";
            case VECTOR -> "VectorView<" + field.type() + ">";
            case BOOLS -> "BoolVector";
            case TEXT -> "TextVector";
          };
      if (!type.isEmpty()) {
        text.append("  ").append(type).append(' ').append(view(field)).append(";\n");
      }
    }
    return text.toString();
  }

  private static Storage fieldOf(Argument argument, List<Storage> fields) {
    for (Storage field : fields) {
      if (field.name().equals(argument.name())) {
        return field;
      }
    }
    throw new IllegalArgumentException("No field for the argument " + argument.name());
  }

  /** What stands between the stored elements and the parameter. */
  private enum Kind {
    PLACE,
    VECTOR,
    BOOLS,
    TEXT
  }

  private static Kind kind(Storage field) {
    return switch (field.shape()) {
      case Shape.Single(), Shape.Fixed(int _) -> Kind.PLACE;
      case Shape.Text(Extent _) -> Kind.TEXT;
      case Shape.Vector(Extent _), Shape.Matrix(Extent _, Extent _), Shape.AtMost(Extent _) ->
          field.element() == Scalar.BOOL ? Kind.BOOLS : Kind.VECTOR;
    };
  }
}
