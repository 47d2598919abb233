package assay.suites.parallel.signature;

/** What one element of an argument is. */
public sealed interface Element permits Scalar, Structure {
  /** The name used in a problem file. */
  String specName();

  /** The name used in C++. */
  String cpp();
}
