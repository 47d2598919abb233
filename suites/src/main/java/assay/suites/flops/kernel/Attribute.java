package assay.suites.flops.kernel;

import java.util.Locale;
import java.util.Set;

/** What makes a kernel's work hard to count, in the order in which gpuFLOPBench lists it. */
public enum Attribute {
  /** Threads of a warp part ways. */
  WARP_DIVERGENCE,
  /** A branch or the length of a loop depends on data in memory. */
  DATA_DIVERGENCE,
  DIVISION,
  /** A function of a library, mathematics aside, is called. */
  LIBRARY_CALL,
  /** A function of the program is called on the device. */
  DEVICE_CALL,
  /** Roots, exponentials, trigonometry and the like. */
  SPECIAL_MATH,
  /** The same expression is written more than once and computed once. */
  COMMON_SUBEXPRESSION,
  RECURSION;

  private static final Set<Attribute> HARMLESS = Set.of(WARP_DIVERGENCE, DEVICE_CALL);

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether a kernel with these attributes is one of the easy ones. */
  public static boolean isEasy(Set<Attribute> attributes) {
    return HARMLESS.containsAll(attributes);
  }
}
