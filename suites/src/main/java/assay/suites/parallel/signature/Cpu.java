package assay.suites.parallel.signature;

/** A signature as C++ for execution models that run on the host: what a person would declare. */
public final class Cpu {
  private Cpu() {}

  /** The declaration without a semicolon, as it is shown to a model. */
  public static String declaration(Signature signature) {
    return declared(signature).text();
  }

  /** The function's type, as a template argument takes it. */
  public static String functionType(Signature signature) {
    return declared(signature).functionType();
  }

  private static Declaration declared(Signature signature) {
    return new Declaration(
        signature, Cpu::type, signature.returns().map(Element::cpp).orElse("void"));
  }

  /** The definitions of all structures, empty where there are none. */
  public static String structureDefinitions(Signature signature) {
    StringBuilder text = new StringBuilder();
    for (Structure structure : signature.structures()) {
      text.append("struct ").append(structure.name()).append(" {\n");
      for (Field field : structure.fields()) {
        text.append("  ").append(field.cpp()).append(";\n");
      }
      text.append("};\n");
    }
    return text.toString();
  }

  /** A body that compiles and does nothing. */
  public static String stubBody(Signature signature) {
    return signature.returns().isPresent() ? "{\n  return {};\n}\n" : "{}\n";
  }

  /** A whole function that compiles and does nothing. */
  public static String nop(Signature signature) {
    return declaration(signature) + " " + stubBody(signature);
  }

  /** The parameter's type, without its name. */
  public static String type(Parameter parameter) {
    return switch (parameter) {
      case SizeArgument _ -> "size_t";
      case Argument argument -> held(argument) + passing(argument);
    };
  }

  private static String held(Argument argument) {
    String element = argument.element().cpp();
    return switch (argument.shape()) {
      case Shape.Single() -> element;
      case Shape.Fixed(int length) -> "std::array<" + element + ", " + length + ">";
      case Shape.Vector(Extent _), Shape.Matrix(Extent _, Extent _), Shape.AtMost(Extent _) ->
          "std::vector<" + element + ">";
      case Shape.Text(Extent _) -> "std::vector<std::string>";
    };
  }

  /** What follows the type of what is passed: by value, or as a reference. */
  static String passing(Argument argument) {
    if (argument.direction().writes()) {
      return " &";
    }
    boolean byValue =
        argument.shape() instanceof Shape.Single && argument.element() instanceof Scalar;
    return byValue ? "" : " const&";
  }
}
