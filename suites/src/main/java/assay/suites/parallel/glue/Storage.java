package assay.suites.parallel.glue;

import assay.suites.parallel.signature.Argument;
import assay.suites.parallel.signature.Direction;
import assay.suites.parallel.signature.Element;
import assay.suites.parallel.signature.Extent;
import assay.suites.parallel.signature.Scalar;
import assay.suites.parallel.signature.Shape;
import assay.suites.parallel.signature.Signature;
import assay.suites.parallel.signature.Structure;
import java.util.ArrayList;
import java.util.List;

/**
 * How one argument, or the returned value, lies in an item: the C++ type of a stored element and
 * how many there are.
 *
 * @param index its place in the layout
 * @param bounded whether the function chooses its length
 */
record Storage(
    int index,
    String name,
    Element element,
    Shape shape,
    Direction direction,
    String type,
    String count,
    boolean bounded) {

  /** The name of the returned value, as a field of the item. */
  static final String RESULT = "result";

  /** Every field of an item, in layout order: the arguments, then the returned value. */
  static List<Storage> of(Signature signature) {
    List<Storage> fields = new ArrayList<>();
    for (Argument argument : signature.arguments()) {
      fields.add(
          new Storage(
              fields.size(),
              argument.name(),
              argument.element(),
              argument.shape(),
              argument.direction(),
              type(argument.element(), argument.shape()),
              count(argument.shape()),
              argument.shape() instanceof Shape.AtMost));
    }
    signature
        .returns()
        .ifPresent(
            element ->
                fields.add(
                    new Storage(
                        fields.size(),
                        RESULT,
                        element,
                        new Shape.Single(),
                        Direction.OUT,
                        type(element, new Shape.Single()),
                        "1",
                        false)));
    return List.copyOf(fields);
  }

  /** Whether it is what the function returns, and no argument. */
  boolean returned() {
    return name.equals(RESULT);
  }

  boolean single() {
    return shape instanceof Shape.Single;
  }

  boolean writes() {
    return direction.writes();
  }

  /** Whether it is a vector that comes out and so has a length word. */
  boolean hasLength() {
    return writes()
        && switch (shape) {
          case Shape.Vector(Extent _), Shape.Matrix(Extent _, Extent _), Shape.AtMost(Extent _) ->
              true;
          case Shape.Single(), Shape.Fixed(int _), Shape.Text(Extent _) -> false;
        };
  }

  /** The type of an element as the function sees it. */
  String held() {
    return qualified(element);
  }

  /** A truth value is stored as a byte: reading any other value as a bool is undefined. */
  private static String type(Element element, Shape shape) {
    if (shape instanceof Shape.Text) {
      return "assay::TextCell";
    }
    return element == Scalar.BOOL ? "std::uint8_t" : qualified(element);
  }

  /** A structure may be called like something in the namespace of the generated code. */
  private static String qualified(Element element) {
    return element instanceof Structure ? "::" + element.cpp() : element.cpp();
  }

  private static String count(Shape shape) {
    return switch (shape) {
      case Shape.Single() -> "1";
      case Shape.Fixed(int length) -> Integer.toString(length);
      case Shape.Vector(Extent length) -> length.cpp();
      case Shape.AtMost(Extent bound) -> bound.cpp();
      case Shape.Text(Extent length) -> length.cpp();
      case Shape.Matrix(Extent rows, Extent columns) ->
          "(" + rows.cpp() + ") * (" + columns.cpp() + ")";
    };
  }
}
