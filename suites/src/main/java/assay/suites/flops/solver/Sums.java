package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Opcode;
import assay.suites.flops.sass.Operand;
import assay.suites.flops.sass.Predicate;
import java.util.function.IntToLongFunction;

/** Adds and multiplies whole numbers as a device does, where the operands are known. */
final class Sums extends WholeNumbers {
  Sums(Execution execution) {
    super(execution);
  }

  /** False for what is neither. */
  boolean execute(Opcode opcode) {
    switch (opcode) {
      case IADD3 -> add();
      case IMAD -> multiply();
      case IMAD_WIDE -> multiplyWide();
      case IMAD_HI -> multiplyHigh();
      case LEA -> shiftAndAdd();
      case IABS -> write(plain().map(Math::abs));
      case VIADD -> write(first().with(plain(), Integer::sum));
      default -> {
        return false;
      }
    }
    return true;
  }

  private void add() {
    boolean carried = instruction.isExtended();
    Operand[] operands = {instruction.first(), instruction.second(), instruction.third()};
    Lanes low = Lanes.ZERO;
    Lanes over = Lanes.ZERO;
    for (Operand operand : operands) {
      Lanes term = execution.whole(operand, carried);
      boolean wraps = !carried && isNegated(operand);
      over = over.with(carriedBy(low, term, wraps), Integer::sum);
      low = low.with(term, Integer::sum);
    }
    if (carried) {
      for (Predicate one :
          new Predicate[] {instruction.condition(), instruction.secondCondition()}) {
        Lanes bit = execution.carry(one);
        over = over.with(carriedBy(low, bit, false), Integer::sum);
        low = low.with(bit, Integer::sum);
      }
    }
    write(low);
    execution.write(instruction.predicateDestination(), Bits.where(over, count -> count > 0));
    execution.write(instruction.secondPredicateDestination(), Bits.where(over, count -> count > 1));
  }

  private static boolean isNegated(Operand operand) {
    return switch (operand) {
      case Operand.Register(_, boolean negated, _) -> negated;
      case Operand.Constant(_, _, boolean negated) -> negated;
      case Operand.Immediate _ -> false;
    };
  }

  /** 1 where the sum is too long; the opposite of zero always carries. */
  private static Lanes carriedBy(Lanes sum, Lanes term, boolean negated) {
    return sum.with(
        term,
        (x, y) -> ((x & Lanes.WORD) + (y & Lanes.WORD)) >>> 32 != 0 || (negated && y == 0) ? 1 : 0);
  }

  private void multiply() {
    Lanes sum = first().with(second(), third(), (x, y, z) -> x * y + z);
    if (Execution.isZero(instruction.first()) || Execution.isZero(instruction.second())) {
      sum = third();
    }
    write(
        instruction.isExtended()
            ? sum.with(execution.carry(instruction.condition()), Integer::sum)
            : sum);
  }

  /** The upper register of a pair. */
  private Lanes upper(Operand operand) {
    return operand instanceof Operand.Register(int index, _, _) && !Execution.isZero(operand)
        ? execution.group().register(index + 1)
        : Lanes.ZERO;
  }

  private long product(int lane, Lanes x, Lanes y) {
    return instruction.isSigned()
        ? (long) x.at(lane) * y.at(lane)
        : (x.at(lane) & Lanes.WORD) * (y.at(lane) & Lanes.WORD);
  }

  private void multiplyWide() {
    Lanes x = first();
    Lanes y = second();
    Lanes low = third();
    Lanes high = upper(instruction.third());
    Lanes carried =
        instruction.isExtended() ? execution.carry(instruction.condition()) : Lanes.ZERO;
    boolean nothing =
        Execution.isZero(instruction.first()) || Execution.isZero(instruction.second());
    int known = (nothing ? Lanes.ALL : x.known() & y.known()) & low.known() & carried.known();
    int knownHigh = known & high.known();
    IntToLongFunction sum =
        lane -> product(lane, x, y) + Lanes.paired(low.at(lane), high.at(lane)) + carried.at(lane);
    boolean same =
        x.isUniform()
            && y.isUniform()
            && low.isUniform()
            && high.isUniform()
            && carried.isUniform();
    Lanes lower =
        same
            ? Lanes.of((int) sum.applyAsLong(0)).only(known)
            : Lanes.each(known, lane -> (int) sum.applyAsLong(lane));
    Lanes higher =
        same
            ? Lanes.of((int) (sum.applyAsLong(0) >>> 32)).only(knownHigh)
            : Lanes.each(knownHigh, lane -> (int) (sum.applyAsLong(lane) >>> 32));
    write(lower);
    if (instruction.destination() != Instruction.ZERO
        && instruction.destination() != Instruction.UNIFORM_ZERO) {
      execution.write(instruction.destination() + 1, higher);
    }
    int over = 0;
    for (int left = knownHigh; left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      long product = product(lane, x, y);
      over |= Long.compareUnsigned(sum.applyAsLong(lane), product) < 0 ? 1 << lane : 0;
    }
    execution.write(instruction.predicateDestination(), Bits.of(knownHigh, over));
  }

  private void multiplyHigh() {
    Lanes x = first();
    Lanes y = second();
    Lanes low = third();
    Lanes high = upper(instruction.third());
    int known = x.known() & y.known() & low.known() & high.known();
    write(
        Lanes.each(
            known,
            lane -> {
              long sum = product(lane, x, y) + Lanes.paired(low.at(lane), high.at(lane));
              return (int) (sum >>> Integer.SIZE);
            }));
  }

  private void shiftAndAdd() {
    Lanes low = first();
    Lanes addend = second();
    int shift = instruction.shift();
    Lanes shifted;
    if (instruction.isHigh()) {
      Lanes high = instruction.signExtends() ? low.map(x -> x >> 31) : third();
      shifted = low.with(high, (x, y) -> (int) (Lanes.paired(x, y) << shift >>> 32));
    } else {
      shifted = low.map(x -> x << shift);
    }
    Lanes over = carriedBy(shifted, addend, false);
    Lanes sum = shifted.with(addend, Integer::sum);
    if (instruction.isExtended()) {
      Lanes bit = execution.carry(instruction.condition());
      over = over.with(carriedBy(sum, bit, false), Integer::sum);
      sum = sum.with(bit, Integer::sum);
    }
    write(sum);
    execution.write(instruction.predicateDestination(), Bits.where(over, count -> count > 0));
  }
}
