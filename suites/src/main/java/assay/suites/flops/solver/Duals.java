package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Opcode;
import assay.suites.flops.sass.Operand;
import java.util.function.DoubleBinaryOperator;

/** The same as {@link Singles} for numbers of double precision, which take two registers. */
final class Duals {
  private static final int OF_32_BITS = 2;
  private static final int OF_64_BITS = 3;

  private final Execution execution;
  private final Instruction instruction;

  Duals(Execution execution) {
    this.execution = execution;
    this.instruction = execution.instruction();
  }

  /** False for what is not about them. */
  boolean execute(Opcode opcode) {
    switch (opcode) {
      case DADD -> compute(instruction.third(), (x, y) -> x + y);
      case DMUL -> compute(instruction.plain(), (x, y) -> x * y);
      case DFMA -> fuse();
      case DSETP -> {
        Dual x = dualOf(instruction.first());
        Dual y = dualOf(instruction.plain());
        Fractions.compare(execution, x.known(), x::at, y.known(), y::at);
      }
      case I2F_DOUBLE -> fromWhole();
      case F2I_DOUBLE -> {
        Dual source = dualOf(instruction.plain());
        execution.write(
            instruction.destination(),
            Lanes.each(source.known(), lane -> Fractions.whole(source.at(lane), instruction)));
      }
      case F2F -> convert();
      case FRND_DOUBLE -> write(Lanes.UNKNOWN, Lanes.UNKNOWN);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Two registers, or the upper half in the instruction. */
  private record Dual(Lanes low, Lanes high) {
    int known() {
      return low.known() & high.known();
    }

    double at(int lane) {
      return Double.longBitsToDouble(Lanes.paired(low.at(lane), high.at(lane)));
    }
  }

  private Dual dualOf(Operand operand) {
    return switch (operand) {
      case Operand.Immediate(int bits) -> new Dual(Lanes.ZERO, Lanes.of(bits));
      case Operand.Register(int index, boolean negated, boolean absolute) ->
          Execution.isZero(operand)
              ? new Dual(Lanes.ZERO, Lanes.ZERO)
              : new Dual(
                  execution.group().register(index),
                  Fractions.signed(execution.group().register(index + 1), negated, absolute));
      case Operand.Constant(int bank, int offset, boolean negated) ->
          new Dual(
              execution.constants().lanes(bank, offset),
              Fractions.signed(execution.constants().lanes(bank, offset + 4), negated, false));
    };
  }

  private void write(int known, Fractions.Each value) {
    write(
        Lanes.each(known, lane -> (int) Double.doubleToRawLongBits(value.of(lane))),
        Lanes.each(
            known, lane -> (int) (Double.doubleToRawLongBits(value.of(lane)) >>> Integer.SIZE)));
  }

  private void write(Lanes low, Lanes high) {
    int at = instruction.destination();
    if (at != Instruction.ZERO) {
      execution.write(at, low);
      execution.write(at + 1, high);
    }
  }

  private void compute(Operand other, DoubleBinaryOperator operation) {
    Dual x = dualOf(instruction.first());
    Dual y = dualOf(other);
    write(x.known() & y.known(), lane -> operation.applyAsDouble(x.at(lane), y.at(lane)));
  }

  private void fuse() {
    Dual x = dualOf(instruction.first());
    Dual y = dualOf(instruction.second());
    Dual z = dualOf(instruction.third());
    write(x.known() & y.known() & z.known(), lane -> Math.fma(x.at(lane), y.at(lane), z.at(lane)));
  }

  private void fromWhole() {
    Lanes source = execution.single(instruction.plain());
    boolean signed = instruction.isSignedSource();
    int known = instruction.sourceSize() == OF_32_BITS ? source.known() : 0;
    write(known, lane -> signed ? source.at(lane) : source.at(lane) & Lanes.WORD);
  }

  private void convert() {
    int from = instruction.sourceSize();
    int to = instruction.destinationSize();
    if (to == OF_64_BITS && from == OF_32_BITS) {
      Lanes source = execution.single(instruction.plain());
      write(source.known(), lane -> Float.intBitsToFloat(source.at(lane)));
    } else if (to == OF_32_BITS && from == OF_64_BITS) {
      Dual source = dualOf(instruction.plain());
      execution.write(
          instruction.destination(),
          Lanes.each(source.known(), lane -> Float.floatToRawIntBits((float) source.at(lane))));
    } else {
      execution.write(instruction.destination(), Lanes.UNKNOWN);
    }
  }
}
