package assay.suites.parallel.signature;

/** A signature as C++ for Kokkos: what lies in arrays is a View. */
public final class Views {
  private Views() {}

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
        signature, Views::type, signature.returns().map(Views::element).orElse("void"));
  }

  private static String type(Parameter parameter) {
    return switch (parameter) {
      case SizeArgument _ -> "size_t";
      case Argument argument ->
          argument.isSingle()
              ? element(argument.element()) + Cpu.passing(argument)
              : view(argument) + (argument.direction().writes() ? " &" : " const&");
    };
  }

  /** The type of an argument that is no single element. */
  public static String view(Argument argument) {
    String element = (argument.direction().writes() ? "" : "const ") + element(argument.element());
    return "Kokkos::View<"
        + switch (argument.shape()) {
          case Shape.Single() -> throw new IllegalArgumentException("A single element has no View");
          case Shape.Fixed(int length) -> element + "[" + length + "]";
          case Shape.Vector(Extent _), Shape.Matrix(Extent _, Extent _), Shape.AtMost(Extent _) ->
              element + "*";
          case Shape.Text(Extent _) -> "const char**";
        }
        + ">";
  }

  /** Kokkos has complex numbers of its own, which lie in memory as the standard's do. */
  public static String element(Element element) {
    return element == Scalar.C128 ? "Kokkos::complex<double>" : element.cpp();
  }
}
