package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Opcode;
import assay.suites.flops.sass.Operand;
import assay.suites.flops.sass.Predicate;
import java.util.Set;

/**
 * One instruction about to be executed.
 *
 * @param certain the threads that certainly execute it
 * @param possible those that may
 */
record Execution(
    Group group, Constants constants, Instruction instruction, int certain, int possible) {
  /** Those execute it for whom its guard holds. */
  static Execution of(Group group, Constants constants, Instruction instruction) {
    Bits guard = group.predicate(instruction.guard());
    int certain = group.lanes & guard.known() & guard.value();
    int possible = group.lanes & ~guard.known();
    return new Execution(group, constants, instruction, certain, possible);
  }

  /** Counts its operations. */
  void count(Opcode opcode, Set<Doubt> doubts) {
    Tally tally = opcode.isDual() ? group.dual : group.single;
    if (certain == group.lanes) {
      tally.addAll(opcode.operations());
      return;
    }
    Bits guard = group.predicate(instruction.guard());
    if (possible != 0) {
      doubts.add((possible & ~guard.guessed()) == 0 ? Doubt.RARE_OPERANDS : Doubt.DATA);
    }
    tally.add(opcode.operations(), certain, possible, guard.guessed(), guard.value());
  }

  void write(int register, Lanes value) {
    group.write(register, value, certain, possible);
  }

  void write(int predicate, Bits value) {
    group.write(predicate, value, certain, possible);
  }

  Bits condition() {
    return group.predicate(instruction.condition());
  }

  /** The operand as a whole number. */
  Lanes whole(Operand operand) {
    return whole(operand, false);
  }

  /** The same; where something is carried, its opposite is one less. */
  Lanes whole(Operand operand, boolean carried) {
    return switch (operand) {
      case Operand.Immediate(int bits) -> Lanes.of(bits);
      case Operand.Register(int index, boolean negated, _) ->
          signed(group.register(index), negated, carried);
      case Operand.Constant(int bank, int offset, boolean negated) ->
          signed(constants.lanes(bank, offset), negated, carried);
    };
  }

  private static Lanes signed(Lanes value, boolean negated, boolean carried) {
    return negated ? value.map(carried ? x -> ~x : x -> -x) : value;
  }

  /** The operand as the bits of a single. */
  Lanes single(Operand operand) {
    return switch (operand) {
      case Operand.Immediate(int bits) -> Lanes.of(bits);
      case Operand.Register(int index, boolean negated, boolean absolute) ->
          Fractions.signed(group.register(index), negated, absolute);
      case Operand.Constant(int bank, int offset, boolean negated) ->
          Fractions.signed(constants.lanes(bank, offset), negated, false);
    };
  }

  /** A predicate as a number. */
  Lanes carry(Predicate one) {
    Bits bits = group.predicate(one);
    return Lanes.each(bits.known(), lane -> bits.value() >>> lane & 1);
  }

  /** A comparison together with what it is combined with. */
  Bits combined(Bits holds) {
    return switch (instruction.combination()) {
      case 0 -> holds.and(condition());
      case 1 -> holds.or(condition());
      default -> holds.xor(condition());
    };
  }

  static boolean isZero(Operand operand) {
    return operand instanceof Operand.Register(int index, _, _)
        && (index == Instruction.ZERO || index == Instruction.UNIFORM_ZERO);
  }
}
