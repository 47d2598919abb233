package assay.suites.flops.solver;

import java.util.function.IntPredicate;

/**
 * What a predicate holds in each of a warp's threads. What is not known may be guessed: that a
 * number is neither tiny nor huge, say.
 *
 * @param known the threads in which it is known
 * @param guessed those in which it is not known but likely
 * @param value what it is where it is known or guessed
 */
record Bits(int known, int guessed, int value) {
  static final Bits UNKNOWN = new Bits(0, 0, 0);
  static final Bits TRUE = new Bits(Lanes.ALL, 0, Lanes.ALL);
  static final Bits FALSE = new Bits(Lanes.ALL, 0, 0);

  static Bits of(int known, int value) {
    return new Bits(known, 0, value & known);
  }

  /** Whether known numbers have a property. */
  static Bits where(Lanes values, IntPredicate property) {
    int set = 0;
    for (int left = values.known(); left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      set |= property.test(values.at(lane)) ? 1 << lane : 0;
    }
    return of(values.known(), set);
  }

  Bits not() {
    return new Bits(known, guessed, ~value & (known | guessed));
  }

  Bits and(Bits other) {
    int no = (known & ~value) | (other.known & ~other.value);
    int sure = (known & other.known) | no;
    int told = (known | guessed) & (other.known | other.guessed);
    int likelyNot = (guessed & ~value) | (other.guessed & ~other.value);
    return new Bits(sure, (told | likelyNot) & ~sure, value & other.value & (sure | told));
  }

  Bits or(Bits other) {
    return not().and(other.not()).not();
  }

  Bits xor(Bits other) {
    int sure = known & other.known;
    int told = (known | guessed) & (other.known | other.guessed);
    return new Bits(sure, told & ~sure, (value ^ other.value) & told);
  }

  /** The other's in those threads, its own in the rest. */
  Bits replaced(Bits other, int lanes) {
    return new Bits(
        (known & ~lanes) | (other.known & lanes),
        (guessed & ~lanes) | (other.guessed & lanes),
        (value & ~lanes) | (other.value & lanes));
  }

  /** What is true whichever of the two it is, in those threads; its own in the rest. */
  Bits joined(Bits other, int lanes) {
    int same = known & other.known & ~(value ^ other.value);
    int kept = ~lanes | same;
    int told = (known | guessed) & (other.known | other.guessed) & ~(value ^ other.value);
    int likely = (guessed & ~lanes) | (told & lanes & ~same);
    return new Bits(known & kept, likely, value & ((known & kept) | likely));
  }

  boolean agrees(Bits other, int lanes) {
    return ((known ^ other.known) & lanes) == 0
        && ((guessed ^ other.guessed) & lanes) == 0
        && ((value ^ other.value) & lanes & (known | guessed)) == 0;
  }
}
