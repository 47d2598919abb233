package assay.suites.flops.solver;

import assay.suites.flops.sass.Opcode;
import assay.suites.flops.sass.Predicate;

/** Compares whole numbers, combines predicates and chooses by them, as far as they are known. */
final class Conditions extends WholeNumbers {
  Conditions(Execution execution) {
    super(execution);
  }

  /** False for what does none of it. */
  boolean execute(Opcode opcode) {
    switch (opcode) {
      case SEL -> write(Lanes.chosen(execution.condition(), first(), plain()));
      case VIADDMNMX -> {
        Lanes sum = first().with(second(), Integer::sum);
        write(positive(extreme(sum, third())));
      }
      case VIMNMX, IMNMX -> write(positive(extreme(first(), plain())));
      case VIMNMX3 -> write(positive(extreme(extreme(first(), second()), third())));
      case ISETP -> compare();
      case PLOP3 -> predicateLogic();
      case P2R -> write(packed());
      case R2P -> unpack();
      default -> {
        return false;
      }
    }
    return true;
  }

  /** The smaller where the condition holds, the larger where it does not. */
  private Lanes extreme(Lanes x, Lanes y) {
    boolean signed = instruction.isSignedVector();
    Lanes smaller =
        x.with(y, (a, b) -> (signed ? a < b : Integer.compareUnsigned(a, b) < 0) ? a : b);
    Lanes larger =
        x.with(y, (a, b) -> (signed ? a < b : Integer.compareUnsigned(a, b) < 0) ? b : a);
    return Lanes.chosen(execution.condition(), smaller, larger);
  }

  private Lanes positive(Lanes value) {
    return instruction.limitsToPositive() ? value.map(x -> Math.max(x, 0)) : value;
  }

  private void compare() {
    Lanes x = first();
    Lanes y = plain();
    boolean signed = instruction.isSigned();
    int wanted = instruction.comparison();
    Lanes order =
        x.with(y, (a, b) -> signed ? Integer.compare(a, b) : Integer.compareUnsigned(a, b));
    Bits holds = Bits.where(order, o -> (wanted & (o < 0 ? 1 : o == 0 ? 2 : 4)) != 0);
    if (instruction.isUpperHalf()) {
      Bits equal = Bits.where(order, o -> o == 0);
      Bits strict = Bits.where(order, o -> (wanted & (o < 0 ? 1 : 4)) != 0 && o != 0);
      Bits lower = execution.group().predicate(instruction.thirdCondition());
      holds = equal.not().and(strict).or(equal.and(lower));
    }
    if (wanted == 0 || wanted == 7) {
      holds = wanted == 0 ? Bits.FALSE : Bits.TRUE;
    }
    execution.write(instruction.predicateDestination(), execution.combined(holds));
    execution.write(instruction.secondPredicateDestination(), execution.combined(holds.not()));
  }

  private void predicateLogic() {
    Bits x = execution.condition();
    Bits y = execution.group().predicate(instruction.secondCondition());
    Bits z = execution.group().predicate(instruction.thirdCondition());
    execution.write(
        instruction.predicateDestination(), looked(x, y, z, instruction.predicateTable()));
    execution.write(
        instruction.secondPredicateDestination(),
        looked(x, y, z, instruction.secondPredicateTable()));
  }

  private static Bits looked(Bits x, Bits y, Bits z, int table) {
    Bits result = Bits.FALSE;
    for (int row = 0; row < 8; row++) {
      if ((table >>> row & 1) != 0) {
        Bits term = ((row & 4) != 0 ? x : x.not()).and((row & 2) != 0 ? y : y.not());
        result = result.or(term.and((row & 1) != 0 ? z : z.not()));
      }
    }
    return table == 0xff ? Bits.TRUE : result;
  }

  private Lanes packed() {
    Lanes mask = plain();
    Lanes result = first().with(mask, (x, m) -> x & ~m);
    int base = instruction.isUniform() ? Predicate.UNIFORM : 0;
    for (int index = 0; index < Predicate.TRUE; index++) {
      int bit = 1 << index;
      Lanes value = execution.carry(new Predicate(base + index, false));
      if (mask.isUniform() && (mask.at(0) & bit) == 0) {
        continue;
      }
      result = result.with(value, mask, (x, v, m) -> x | ((m & bit) != 0 ? v * bit : 0));
    }
    return result;
  }

  private void unpack() {
    Lanes value = first();
    Lanes mask = plain();
    for (int index = 0; index < Predicate.TRUE; index++) {
      int bit = 1 << index;
      if (mask.isUniform() && (mask.at(0) & bit) != 0) {
        execution.write(index, Bits.where(value, x -> (x & bit) != 0));
      }
    }
  }
}
