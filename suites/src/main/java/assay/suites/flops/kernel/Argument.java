package assay.suites.flops.kernel;

import java.util.List;

/** What a kernel is launched with. */
public sealed interface Argument {
  /** The address of something in memory, wherever that is. */
  record Pointer() implements Argument {}

  record Whole(long value) implements Argument {}

  /**
   * A number with a fraction.
   *
   * @param single whether a member of a structure is of single precision
   */
  record Fraction(double value, boolean single) implements Argument {}

  /** A structure, member by member. */
  record Structure(List<Argument> members) implements Argument {
    public Structure {
      members = List.copyOf(members);
    }
  }
}
