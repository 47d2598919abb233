package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Opcode;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/**
 * Computes numbers of single precision where they are known, which they are where they come from
 * arguments alone, and tells what is likely where they are not.
 */
final class Singles {
  private static final int RECIPROCAL = 4;
  private static final int RECIPROCAL_OF_ROOT = 5;
  private static final int RECIPROCAL_OF_DUAL = 6;
  private static final int RECIPROCAL_OF_ROOT_OF_DUAL = 7;
  private static final int SQUARE_ROOT = 8;

  private static final int OF_32_BITS = 2;

  private final Execution execution;
  private final Instruction instruction;

  Singles(Execution execution) {
    this.execution = execution;
    this.instruction = execution.instruction();
  }

  /** False for what is not about them. */
  boolean execute(Opcode opcode) {
    switch (opcode) {
      case FADD -> write(first().with(plain(), fraction((x, y) -> x + y)));
      case FMUL -> write(first().with(plain(), fraction((x, y) -> x * y)));
      case FFMA -> write(first().with(second(), third(), Singles::fused));
      case FSETP -> compare();
      case FCHK -> {
        Bits rarely = new Bits(0, Lanes.ALL, 0);
        execution.write(instruction.predicateDestination(), rarely);
      }
      case FSEL -> write(Lanes.chosen(execution.condition(), first(), plain()));
      case FMNMX -> {
        Lanes smaller = first().with(plain(), fraction(Math::min));
        Lanes larger = first().with(plain(), fraction(Math::max));
        write(Lanes.chosen(execution.condition(), smaller, larger));
      }
      case MUFU -> write(special());
      case I2F, I2FP -> write(fromWhole());
      case F2I -> write(plain().map(x -> Fractions.whole(Float.intBitsToFloat(x), instruction)));
      case FRND -> write(plain().map(ofSingle(x -> Fractions.rounded(x, instruction))));
      default -> {
        return false;
      }
    }
    return true;
  }

  private void write(Lanes value) {
    execution.write(instruction.destination(), value);
  }

  private Lanes first() {
    return execution.single(instruction.first());
  }

  private Lanes second() {
    return execution.single(instruction.second());
  }

  private Lanes third() {
    return execution.single(instruction.third());
  }

  private Lanes plain() {
    return execution.single(instruction.plain());
  }

  private static IntBinaryOperator fraction(DoubleBinaryOperator operation) {
    return (x, y) ->
        Float.floatToRawIntBits(
            (float) operation.applyAsDouble(Float.intBitsToFloat(x), Float.intBitsToFloat(y)));
  }

  private static int fused(int x, int y, int z) {
    return Float.floatToRawIntBits(
        Math.fma(Float.intBitsToFloat(x), Float.intBitsToFloat(y), Float.intBitsToFloat(z)));
  }

  private void compare() {
    Lanes x = first();
    Lanes y = plain();
    Fractions.compare(
        execution,
        x.known(),
        lane -> Float.intBitsToFloat(x.at(lane)),
        y.known(),
        lane -> Float.intBitsToFloat(y.at(lane)));
  }

  /** A device's own reciprocals are a little off; what is made of them is not. */
  private Lanes special() {
    Lanes source = plain();
    return switch (instruction.function()) {
      case RECIPROCAL -> source.map(ofSingle(x -> 1 / x));
      case SQUARE_ROOT -> source.map(ofSingle(Math::sqrt));
      case RECIPROCAL_OF_ROOT -> source.map(ofSingle(x -> 1 / Math.sqrt(x)));
      case RECIPROCAL_OF_DUAL -> source.map(ofUpperHalf(x -> 1 / x));
      case RECIPROCAL_OF_ROOT_OF_DUAL -> source.map(ofUpperHalf(x -> 1 / Math.sqrt(x)));
      default -> Lanes.UNKNOWN;
    };
  }

  private static IntUnaryOperator ofSingle(DoubleUnaryOperator function) {
    return bits ->
        Float.floatToRawIntBits((float) function.applyAsDouble(Float.intBitsToFloat(bits)));
  }

  private static IntUnaryOperator ofUpperHalf(DoubleUnaryOperator function) {
    return bits -> {
      double source = Double.longBitsToDouble(Lanes.paired(0, bits));
      return (int) (Double.doubleToRawLongBits(function.applyAsDouble(source)) >>> Integer.SIZE);
    };
  }

  private Lanes fromWhole() {
    boolean signed = instruction.isSignedSource();
    boolean words = instruction.sourceSize() == OF_32_BITS;
    int rounding = instruction.rounding();
    return words ? plain().map(x -> made(signed ? x : x & Lanes.WORD, rounding)) : Lanes.UNKNOWN;
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
}
