package assay.suites.parallel.signature;

/** A parameter's type as a problem file writes it, without name and direction. */
public sealed interface Type {
  /** The notation that {@link TypeParser} reads. */
  String spec();

  /** A size passed by value. */
  record Size() implements Type {
    @Override
    public String spec() {
      return "size";
    }
  }

  /** Data of some shape. */
  record Data(Element element, Shape shape) implements Type {
    @Override
    public String spec() {
      String name = element.specName();
      return switch (shape) {
        case Shape.Single() -> name;
        case Shape.Vector(Extent length) -> name + "[" + length.spec() + "]";
        case Shape.Matrix(Extent rows, Extent columns) ->
            name + "[" + rows.spec() + "," + columns.spec() + "]";
        case Shape.Fixed(int length) -> name + "[" + length + "]";
        case Shape.AtMost(Extent bound) -> name + "[<=" + bound.spec() + "]";
        case Shape.Text(Extent length) -> "text[" + length.spec() + "]";
      };
    }
  }
}
