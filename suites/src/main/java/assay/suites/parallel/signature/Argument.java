package assay.suites.parallel.signature;

/** A parameter that carries data. The element of a {@link Shape.Text} is {@link Scalar#U8}. */
public record Argument(String name, Element element, Shape shape, Direction direction)
    implements Parameter {
  public Argument {
    if (shape instanceof Shape.Text && (element != Scalar.U8 || direction != Direction.IN)) {
      throw new IllegalArgumentException("The text " + name + " can only be read.");
    }
    if (shape instanceof Shape.AtMost && direction != Direction.OUT) {
      throw new IllegalArgumentException(
          "The argument " + name + " has a length of its own, so it can only be a result.");
    }
  }

  /** Whether it is one element and not a sequence. */
  public boolean isSingle() {
    return shape instanceof Shape.Single;
  }
}
