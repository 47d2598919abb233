package assay.suites.flops.solver;

import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/**
 * What a register holds in each of a warp's threads, as far as it is known. Immutable. Where all
 * threads hold the same, it is kept, and computed with, once.
 */
final class Lanes {
  static final int COUNT = 32;
  static final int ALL = -1;

  /** The bits of a number without a sign. */
  static final long WORD = 0xffff_ffffL;

  static final Lanes UNKNOWN = new Lanes(0, new int[] {0});
  static final Lanes ZERO = of(0);

  private final int known;
  private final int[] values;

  private Lanes(int known, int[] values) {
    this.known = known;
    this.values = values;
  }

  /** The same number in every thread. */
  static Lanes of(int value) {
    return new Lanes(ALL, new int[] {value});
  }

  /** The number in each thread by its place in the warp. */
  static Lanes each(IntUnaryOperator value) {
    return each(ALL, value);
  }

  /** The same where only some are known. */
  static Lanes each(int known, IntUnaryOperator value) {
    if (known == 0) {
      return UNKNOWN;
    }
    int[] values = new int[COUNT];
    for (int left = known; left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      values[lane] = value.applyAsInt(lane);
    }
    return new Lanes(known, values);
  }

  /** Two words as one number. */
  static long paired(int low, int high) {
    return ((long) high << Integer.SIZE) | (low & WORD);
  }

  /** One or the other, as a condition says. */
  static Lanes chosen(Bits condition, Lanes yes, Lanes no) {
    int known = condition.known();
    Lanes picked = no.replaced(yes, known & condition.value());
    return known == ALL ? picked : picked.joined(yes, ~known);
  }

  int known() {
    return known;
  }

  int at(int lane) {
    return values.length == 1 ? values[0] : values[lane];
  }

  /** Whether every thread holds the same; true where nothing is known. */
  boolean isUniform() {
    return values.length == 1;
  }

  Lanes map(IntUnaryOperator operation) {
    if (known == 0) {
      return UNKNOWN;
    }
    return isUniform()
        ? new Lanes(known, new int[] {operation.applyAsInt(values[0])})
        : each(known, lane -> operation.applyAsInt(values[lane]));
  }

  Lanes with(Lanes other, IntBinaryOperator operation) {
    int both = known & other.known;
    if (both == 0) {
      return UNKNOWN;
    }
    return isUniform() && other.isUniform()
        ? new Lanes(both, new int[] {operation.applyAsInt(values[0], other.values[0])})
        : each(both, lane -> operation.applyAsInt(at(lane), other.at(lane)));
  }

  /** An operation on three numbers. */
  interface Ternary {
    int apply(int first, int second, int third);
  }

  Lanes with(Lanes other, Lanes third, Ternary operation) {
    int all = known & other.known & third.known;
    if (all == 0) {
      return UNKNOWN;
    }
    return isUniform() && other.isUniform() && third.isUniform()
        ? new Lanes(all, new int[] {operation.apply(values[0], other.values[0], third.values[0])})
        : each(all, lane -> operation.apply(at(lane), other.at(lane), third.at(lane)));
  }

  /** As it is, but known only there. */
  Lanes only(int lanes) {
    return (known & ~lanes) == 0 ? this : new Lanes(known & lanes, values);
  }

  /** The other's numbers in those threads, its own in the rest. */
  Lanes replaced(Lanes other, int lanes) {
    if (lanes == ALL || this == other) {
      return other;
    }
    int mixed = (known & ~lanes) | (other.known & lanes);
    if (mixed == 0) {
      return UNKNOWN;
    }
    if (isUniform() && other.isUniform() && (values[0] == other.values[0] || known == 0)) {
      return new Lanes(mixed, other.values);
    }
    return each(mixed, lane -> (lanes >>> lane & 1) != 0 ? other.at(lane) : at(lane));
  }

  /** Threads in which both are known and the same. */
  int same(Lanes other) {
    if (this == other) {
      return known;
    }
    int both = known & other.known;
    if (isUniform() && other.isUniform()) {
      return values[0] == other.values[0] ? both : 0;
    }
    int equal = 0;
    for (int left = both; left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      equal |= at(lane) == other.at(lane) ? 1 << lane : 0;
    }
    return equal;
  }

  /** What is true whichever of the two it is, in those threads; its own in the rest. */
  Lanes joined(Lanes other, int lanes) {
    return only(~lanes | same(other));
  }

  /** Known and the same in all of the threads, or unknown in all. */
  boolean agrees(Lanes other, int lanes) {
    return this == other
        || ((known & lanes) == (other.known & lanes) && (same(other) & lanes) == (known & lanes));
  }

  /** The same for those that agree in the threads. */
  int signature(int lanes) {
    int hash = known & lanes;
    for (int left = known & lanes; left != 0; left &= left - 1) {
      hash = 31 * hash + at(Integer.numberOfTrailingZeros(left));
    }
    return hash;
  }

  @Override
  public String toString() {
    return Integer.toHexString(known) + Arrays.toString(values);
  }
}
