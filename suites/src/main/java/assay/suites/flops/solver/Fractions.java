package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;

/** What singles and doubles have in common. */
final class Fractions {
  private static final int SIGN = 0x8000_0000;
  private static final int MAGNITUDE = 0x7fff_ffff;

  /** Outside of these nobody expects a number to be. */
  private static final double HUGE = 1e5;

  private static final double TINY = 1e-30;

  private Fractions() {}

  /** A number in each thread. */
  interface Each {
    double of(int lane);
  }

  /** The upper half of a double, or a single, with the sign that is asked for. */
  static Lanes signed(Lanes value, boolean negated, boolean absolute) {
    Lanes positive = absolute ? value.map(x -> x & MAGNITUDE) : value;
    return negated ? positive.map(x -> x ^ SIGN) : positive;
  }

  /** Compares what is known, and guesses where only a bound is known that nobody reaches. */
  static void compare(Execution execution, int knownLeft, Each left, int knownRight, Each right) {
    int wanted = execution.instruction().fractionComparison();
    int known = 0;
    int guessed = 0;
    int value = 0;
    for (int lane = 0; lane < Lanes.COUNT; lane++) {
      int bit = 1 << lane;
      boolean both = (knownLeft & knownRight & bit) != 0;
      if (both) {
        known |= bit;
        value |= holds(wanted, left.of(lane), right.of(lane)) ? bit : 0;
      } else if ((knownRight & bit) != 0 && isExtreme(right.of(lane))) {
        guessed |= bit;
        value |= holds(wanted, 1, right.of(lane)) ? bit : 0;
      }
    }
    Bits holds = new Bits(known, guessed, value);
    Bits result = execution.combined(holds);
    Bits opposite = execution.combined(holds.not());
    execution.write(execution.instruction().predicateDestination(), result);
    execution.write(execution.instruction().secondPredicateDestination(), opposite);
  }

  private static boolean isExtreme(double bound) {
    double size = Math.abs(bound);
    return !(size < HUGE) || (size > 0 && size < TINY);
  }

  private static boolean holds(int wanted, double x, double y) {
    boolean unordered = Double.isNaN(x) || Double.isNaN(y);
    if (unordered) {
      return (wanted & 8) != 0;
    }
    return (wanted & (x < y ? 1 : x == y ? 2 : 4)) != 0;
  }

  static double rounded(double value, Instruction instruction) {
    return switch (instruction.rounding()) {
      case 0 -> Math.rint(value);
      case 1 -> Math.floor(value);
      case 2 -> Math.ceil(value);
      default -> value < 0 ? Math.ceil(value) : Math.floor(value);
    };
  }

  static int whole(double value, Instruction instruction) {
    double near = rounded(value, instruction);
    if (instruction.givesSigned()) {
      return (int) near;
    }
    return Double.isNaN(near) ? 0 : (int) (long) Math.clamp(near, 0, 4294967295.0);
  }
}
