package assay.suites.parallel.signature;

/**
 * A member of a structure.
 *
 * @param scalar its type, {@link Scalar#U8} for a text
 * @param chars the bytes of a zero-terminated text, zero where the field is a scalar
 */
public record Field(String name, Scalar scalar, int chars) {
  public Field {
    if (chars < 0 || (chars > 0 && scalar != Scalar.U8)) {
      throw new IllegalArgumentException("The field " + name + " is no text of chars.");
    }
  }

  public static Field of(String name, Scalar scalar) {
    return new Field(name, scalar, 0);
  }

  public static Field text(String name, int chars) {
    return new Field(name, Scalar.U8, chars);
  }

  public boolean isText() {
    return chars > 0;
  }

  /** The type as a problem file writes it. */
  public String spec() {
    return isText() ? "chars[" + chars + "]" : scalar.specName();
  }

  /** The member's declaration in C++. */
  public String cpp() {
    return isText() ? "char " + name + "[" + chars + "]" : scalar.cpp() + " " + name;
  }
}
