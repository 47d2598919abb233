package assay.suites.parallel.signature;

import java.util.Optional;

/** A number, complex number or truth value. */
public enum Scalar implements Element {
  BOOL("bool", "bool", 1),
  U8("u8", "std::uint8_t", 1),
  I32("i32", "int", 4),
  U64("u64", "std::size_t", 8),
  F32("f32", "float", 4),
  F64("f64", "double", 8),
  C128("c128", "std::complex<double>", 16);

  private final String specName;
  private final String cpp;
  private final int bytes;

  Scalar(String specName, String cpp, int bytes) {
    this.specName = specName;
    this.cpp = cpp;
    this.bytes = bytes;
  }

  public static Optional<Scalar> named(String specName) {
    for (Scalar scalar : values()) {
      if (scalar.specName.equals(specName)) {
        return Optional.of(scalar);
      }
    }
    return Optional.empty();
  }

  @Override
  public String specName() {
    return specName;
  }

  @Override
  public String cpp() {
    return cpp;
  }

  public int bytes() {
    return bytes;
  }
}
