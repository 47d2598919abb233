package assay.suites.parallel.signature;

import java.util.Locale;

/** Which way an argument's elements travel. */
public enum Direction {
  IN,
  OUT,
  /** Read and overwritten in place. */
  INOUT;

  public boolean reads() {
    return this != OUT;
  }

  public boolean writes() {
    return this != IN;
  }

  public String specName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
