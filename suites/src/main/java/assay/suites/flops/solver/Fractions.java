package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Opcode;
import assay.suites.flops.sass.Operand;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/**
 * Computes numbers with a fraction where they are known, which they are where they come from
 * arguments alone, and tells what is likely where they are not.
 */
final class Fractions {
  private static final int SIGN = 0x8000_0000;
  private static final int MAGNITUDE = 0x7fff_ffff;

  /** Outside of these nobody expects a number to be. */
  private static final double HUGE = 1e5;

  private static final double TINY = 1e-30;

  private static final int RECIPROCAL = 4;
  private static final int SQUARE_ROOT = 8;
  private static final int RECIPROCAL_OF_ROOT = 5;

  private final Group group;
  private final Constants constants;
  private final Instruction instruction;
  private final int certain;
  private final int possible;

  Fractions(Group group, Constants constants, Instruction instruction, int certain, int possible) {
    this.group = group;
    this.constants = constants;
    this.instruction = instruction;
    this.certain = certain;
    this.possible = possible;
  }

  /** False for what is not about numbers with a fraction. */
  boolean execute(Opcode opcode) {
    switch (opcode) {
      case FADD -> single(first().with(plain(), fraction((x, y) -> x + y)));
      case FMUL -> single(first().with(plain(), fraction((x, y) -> x * y)));
      case FFMA -> single(first().with(second(), third(), Fractions::fused));
      case DADD -> dual(instruction.third(), (x, y) -> x + y);
      case DMUL -> dual(instruction.plain(), (x, y) -> x * y);
      case DFMA -> fusedDual();
      case FSETP -> write(compared(first(), plain()));
      case DSETP -> write(comparedDual());
      case FCHK ->
          group.write(
              instruction.predicateDestination(), new Bits(0, Lanes.ALL, 0), certain, possible);
      case FSEL -> single(Arithmetic.chosen(condition(), first(), plain()));
      case FMNMX -> {
        Lanes smaller = first().with(plain(), fraction(Math::min));
        Lanes larger = first().with(plain(), fraction(Math::max));
        single(Arithmetic.chosen(condition(), smaller, larger));
      }
      case MUFU -> special();
      case I2F, I2FP -> single(fromWhole());
      case I2F_DOUBLE -> fromWholeDual();
      case F2I -> single(bits(instruction.plain()).map(x -> whole(Float.intBitsToFloat(x))));
      case F2I_DOUBLE -> toWholeDual();
      case F2F -> convert();
      case FRND ->
          single(
              plain().map(x -> Float.floatToRawIntBits((float) rounded(Float.intBitsToFloat(x)))));
      case FRND_DOUBLE -> unknownPair();
      default -> {
        return false;
      }
    }
    return true;
  }

  private void single(Lanes value) {
    group.write(instruction.destination(), value, certain, possible);
  }

  private void write(Bits holds) {
    Bits other = condition();
    group.write(
        instruction.predicateDestination(),
        Arithmetic.combined(instruction, holds, other),
        certain,
        possible);
    group.write(
        instruction.secondPredicateDestination(),
        Arithmetic.combined(instruction, holds.not(), other),
        certain,
        possible);
  }

  private Bits condition() {
    return group.predicate(instruction.condition());
  }

  private Lanes first() {
    return bits(instruction.first());
  }

  private Lanes second() {
    return bits(instruction.second());
  }

  private Lanes third() {
    return bits(instruction.third());
  }

  private Lanes plain() {
    return bits(instruction.plain());
  }

  private Lanes bits(Operand operand) {
    return switch (operand) {
      case Operand.Immediate(int bits) -> Lanes.of(bits);
      case Operand.Register(int index, boolean negated, boolean absolute) ->
          signed(group.register(index), negated, absolute);
      case Operand.Constant(int bank, int offset, boolean negated) ->
          signed(constants.lanes(bank, offset), negated, false);
    };
  }

  private static Lanes signed(Lanes value, boolean negated, boolean absolute) {
    Lanes positive = absolute ? value.map(x -> x & MAGNITUDE) : value;
    return negated ? positive.map(x -> x ^ SIGN) : positive;
  }

  private static java.util.function.IntBinaryOperator fraction(DoubleBinaryOperator operation) {
    return (x, y) ->
        Float.floatToRawIntBits(
            (float) operation.applyAsDouble(Float.intBitsToFloat(x), Float.intBitsToFloat(y)));
  }

  private static int fused(int x, int y, int z) {
    return Float.floatToRawIntBits(
        Math.fma(Float.intBitsToFloat(x), Float.intBitsToFloat(y), Float.intBitsToFloat(z)));
  }

  /** A double in two registers, or the upper half of one in the instruction. */
  private record Dual(Lanes low, Lanes high) {
    int known() {
      return low.known() & high.known();
    }

    double at(int lane) {
      return Double.longBitsToDouble(Arithmetic.paired(low.at(lane), high.at(lane)));
    }
  }

  private Dual dualOf(Operand operand) {
    return switch (operand) {
      case Operand.Immediate(int bits) -> new Dual(Lanes.ZERO, Lanes.of(bits));
      case Operand.Register(int index, boolean negated, boolean absolute) ->
          index == Instruction.ZERO || index == Instruction.UNIFORM_ZERO
              ? new Dual(Lanes.ZERO, Lanes.ZERO)
              : new Dual(
                  group.register(index), signed(group.register(index + 1), negated, absolute));
      case Operand.Constant(int bank, int offset, boolean negated) ->
          new Dual(
              constants.lanes(bank, offset),
              signed(constants.lanes(bank, offset + 4), negated, false));
    };
  }

  /** A double for each thread. */
  private interface Each {
    double of(int lane);
  }

  private void writeDual(int known, Each value) {
    pair(
        Lanes.each(known, lane -> (int) Double.doubleToRawLongBits(value.of(lane))),
        Lanes.each(known, lane -> (int) (Double.doubleToRawLongBits(value.of(lane)) >>> 32)));
  }

  private void pair(Lanes low, Lanes high) {
    int at = instruction.destination();
    if (at != Instruction.ZERO) {
      group.write(at, low, certain, possible);
      group.write(at + 1, high, certain, possible);
    }
  }

  private void unknownPair() {
    pair(Lanes.UNKNOWN, Lanes.UNKNOWN);
  }

  private void dual(Operand other, DoubleBinaryOperator operation) {
    Dual x = dualOf(instruction.first());
    Dual y = dualOf(other);
    writeDual(x.known() & y.known(), lane -> operation.applyAsDouble(x.at(lane), y.at(lane)));
  }

  private void fusedDual() {
    Dual x = dualOf(instruction.first());
    Dual y = dualOf(instruction.second());
    Dual z = dualOf(instruction.third());
    writeDual(
        x.known() & y.known() & z.known(), lane -> Math.fma(x.at(lane), y.at(lane), z.at(lane)));
  }

  private Bits compared(Lanes x, Lanes y) {
    Each left = lane -> Float.intBitsToFloat(x.at(lane));
    Each right = lane -> Float.intBitsToFloat(y.at(lane));
    return compared(x.known(), left, y.known(), right);
  }

  private Bits comparedDual() {
    Dual x = dualOf(instruction.first());
    Dual y = dualOf(instruction.plain());
    return compared(x.known(), x::at, y.known(), y::at);
  }

  private Bits compared(int knownLeft, Each left, int knownRight, Each right) {
    int wanted = instruction.fractionComparison();
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
    return new Bits(known, guessed, value);
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

  private void special() {
    DoubleUnaryOperator function =
        switch (instruction.function()) {
          case RECIPROCAL -> x -> 1 / x;
          case SQUARE_ROOT -> Math::sqrt;
          case RECIPROCAL_OF_ROOT -> x -> 1 / Math.sqrt(x);
          default -> null;
        };
    single(
        function == null
            ? Lanes.UNKNOWN
            : plain()
                .map(
                    x ->
                        Float.floatToRawIntBits(
                            (float) function.applyAsDouble(Float.intBitsToFloat(x)))));
  }

  private Lanes fromWhole() {
    boolean signed = instruction.isSignedSource();
    boolean words = instruction.sourceSize() == 2;
    int rounding = instruction.rounding();
    return words ? plain().map(x -> made(signed ? x : x & 0xffff_ffffL, rounding)) : Lanes.UNKNOWN;
  }

  private static int made(long whole, int rounding) {
    float near = whole;
    if (rounding == 2 && (double) near < whole) {
      near = Math.nextUp(near);
    } else if (rounding == 1 && (double) near > whole) {
      near = Math.nextDown(near);
    }
    return Float.floatToRawIntBits(near);
  }

  private void fromWholeDual() {
    Lanes source = plain();
    if (instruction.sourceSize() != 2) {
      unknownPair();
      return;
    }
    boolean signed = instruction.isSignedSource();
    writeDual(source.known(), lane -> signed ? source.at(lane) : source.at(lane) & 0xffff_ffffL);
  }

  private void toWholeDual() {
    Dual source = dualOf(instruction.plain());
    single(Lanes.each(source.known(), lane -> whole(source.at(lane))));
  }

  private double rounded(double value) {
    return switch (instruction.rounding()) {
      case 0 -> Math.rint(value);
      case 1 -> Math.floor(value);
      case 2 -> Math.ceil(value);
      default -> value < 0 ? Math.ceil(value) : Math.floor(value);
    };
  }

  private int whole(double value) {
    double near = rounded(value);
    if (instruction.givesSigned()) {
      return (int) near;
    }
    return Double.isNaN(near) ? 0 : (int) (long) Math.clamp(near, 0, 4294967295.0);
  }

  private void convert() {
    if (instruction.destinationSize() == 3 && instruction.sourceSize() == 2) {
      Lanes source = plain();
      writeDual(source.known(), lane -> Float.intBitsToFloat(source.at(lane)));
    } else if (instruction.destinationSize() == 2 && instruction.sourceSize() == 3) {
      Dual source = dualOf(instruction.plain());
      single(Lanes.each(source.known(), lane -> Float.floatToRawIntBits((float) source.at(lane))));
    } else {
      single(Lanes.UNKNOWN);
    }
  }
}
