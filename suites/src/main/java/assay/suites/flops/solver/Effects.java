package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Opcode;
import assay.suites.flops.sass.Operand;
import assay.suites.flops.sass.Predicate;
import java.util.BitSet;

/**
 * What an instruction does with registers, then predicates, then the stack. What lies in memory is
 * not known, so a load reads nothing.
 *
 * @param written what it may write
 * @param read what that depends on
 * @param deciding what decides by itself: where a jump goes, whether something is counted
 */
record Effects(BitSet written, BitSet read, BitSet deciding) {
  private static final int PREDICATES = Instruction.UNIFORM_ZERO + 1;
  private static final int STACK = PREDICATES + 2 * Predicate.UNIFORM;

  static Effects of(Instruction instruction) {
    Opcode opcode = instruction.opcode().orElse(Opcode.NOP);
    BitSet read = new BitSet();
    add(read, instruction.guard());
    addRead(read, instruction, opcode);
    return new Effects(written(instruction, opcode), read, deciding(instruction, opcode));
  }

  boolean writesStack() {
    return written.get(STACK);
  }

  /** Everything. */
  BitSet touched() {
    BitSet all = (BitSet) written.clone();
    all.or(read);
    all.or(deciding);
    return all;
  }

  private static BitSet deciding(Instruction instruction, Opcode opcode) {
    BitSet set = new BitSet();
    if (opcode.isJump() || opcode.operations() > 0) {
      add(set, instruction.guard());
    }
    switch (opcode) {
      case BRA -> add(set, instruction.condition());
      case RET, BRX -> register(set, instruction.base());
      default -> {}
    }
    return set;
  }

  private static void add(BitSet set, Predicate predicate) {
    if (!predicate.isConstant()) {
      set.set(PREDICATES + predicate.index());
    }
  }

  private static void register(BitSet set, int register) {
    if (register != Instruction.ZERO && register != Instruction.UNIFORM_ZERO) {
      set.set(register);
    }
  }

  private static void predicate(BitSet set, int predicate) {
    if ((predicate & Predicate.TRUE) != Predicate.TRUE) {
      set.set(PREDICATES + predicate);
    }
  }

  private static void registers(BitSet set, int first, int count) {
    for (int offset = 0; offset < count && first != Instruction.ZERO; offset++) {
      register(set, first + offset);
    }
  }

  private static BitSet written(Instruction instruction, Opcode opcode) {
    BitSet set = new BitSet();
    int at = instruction.destination();
    if (instruction.opcode().isEmpty()) {
      register(set, at);
      return set;
    }
    switch (opcode) {
      case IADD3 -> {
        register(set, at);
        predicate(set, instruction.predicateDestination());
        predicate(set, instruction.secondPredicateDestination());
      }
      case LEA, LOP3, SHFL -> {
        register(set, at);
        predicate(set, instruction.predicateDestination());
      }
      case IMAD_WIDE -> {
        registers(set, at, 2);
        predicate(set, instruction.predicateDestination());
      }
      case VOTE -> {
        register(set, instruction.isUniform() ? instruction.uniformDestination() : at);
        predicate(set, instruction.predicateDestination());
      }
      case ISETP, FSETP, DSETP, PLOP3 -> {
        predicate(set, instruction.predicateDestination());
        predicate(set, instruction.secondPredicateDestination());
      }
      case FCHK -> predicate(set, instruction.predicateDestination());
      case R2P -> {
        for (int index = 0; index < Predicate.TRUE; index++) {
          predicate(set, index);
        }
      }
      case DADD, DMUL, DFMA, I2F_DOUBLE, FRND_DOUBLE, F2F, CS2R -> registers(set, at, 2);
      case S2UR, R2UR, REDUX -> register(set, instruction.uniformDestination());
      case ULDC, ULDC_INDEXED ->
          registers(set, instruction.uniformDestination(), instruction.width());
      case LDC, LDL, LD, LDG, LDS, ATOM, ATOMG, ATOMG_CAS, ATOMS, ATOMS_CAS ->
          registers(set, at, instruction.width());
      case STL -> set.set(STACK);
      case ST, STG, STS, RED, REDG, BAR, MEMBAR, ERRBAR, CCTL, CCTL_ALL, DEPBAR, NOP, YIELD -> {}
      case NANOSLEEP, WARPSYNC, ENDCOLLECTIVE, BSSY, BSYNC, BREAK, BMOV_TO, PREEXIT -> {}
      case BRA, CALL, RET, EXIT, BRX, JMP, JMX, CALL_ABSOLUTE, KILL -> {}
      default -> register(set, at);
    }
    return set;
  }

  private static void addRead(BitSet set, Instruction instruction, Opcode opcode) {
    switch (opcode) {
      case LD, LDG, LDS, ATOM, ATOMG, ATOMG_CAS, ATOMS, ATOMS_CAS, SHFL, MATCH, REDUX, B2R -> {}
      case S2R, S2UR, CS2R, ULDC, BMOV_FROM, FCHK -> {}
      case LDC -> register(set, instruction.base());
      case ULDC_INDEXED -> register(set, instruction.uniformBase());
      case LDL -> {
        register(set, instruction.base());
        set.set(STACK);
      }
      case STL -> {
        register(set, instruction.base());
        registers(set, instruction.stored(), instruction.width());
      }
      case P2R -> {
        operand(set, instruction.first(), 1);
        for (int index = 0; index < Predicate.TRUE; index++) {
          predicate(set, index + (instruction.isUniform() ? Predicate.UNIFORM : 0));
        }
      }
      case HFMA2, HFMA2_MMA -> {}
      case VOTE -> add(set, instruction.condition());
      case PLOP3 -> {
        add(set, instruction.condition());
        add(set, instruction.secondCondition());
        add(set, instruction.thirdCondition());
      }
      case MOV, IABS, FLO, POPC, BREV, MUFU, I2F, I2F_DOUBLE, I2FP, F2I, FRND ->
          operand(set, instruction.plain(), 1);
      case F2F, F2I_DOUBLE, FRND_DOUBLE -> operand(set, instruction.plain(), 2);
      case R2UR -> operand(set, instruction.first(), 1);
      case VIADD, BMSK, SGXT, FADD, FMUL, R2P -> two(set, instruction, 1);
      case DMUL -> two(set, instruction, 2);
      case DADD -> {
        operand(set, instruction.first(), 2);
        operand(set, instruction.third(), 2);
      }
      case SEL, FSEL, FMNMX, VIMNMX, IMNMX, FSETP -> {
        two(set, instruction, 1);
        add(set, instruction.condition());
      }
      case DSETP -> {
        two(set, instruction, 2);
        add(set, instruction.condition());
      }
      case ISETP -> {
        two(set, instruction, 1);
        add(set, instruction.condition());
        if (instruction.isUpperHalf()) {
          add(set, instruction.thirdCondition());
        }
      }
      case IMAD, IMAD_WIDE -> multiplied(set, instruction, opcode == Opcode.IMAD ? 1 : 2);
      case IMAD_HI -> {
        three(set, instruction, 1);
        operand(set, instruction.third(), 2);
      }
      case DFMA -> three(set, instruction, 2);
      case FFMA, PRMT, SHF -> three(set, instruction, 1);
      case IADD3, LEA -> {
        three(set, instruction, 1);
        if (instruction.isExtended()) {
          add(set, instruction.condition());
          add(set, instruction.secondCondition());
        }
      }
      default -> {
        three(set, instruction, 1);
        add(set, instruction.condition());
      }
    }
  }

  /** What a multiplication by nothing gives is only what is added. */
  private static void multiplied(BitSet set, Instruction instruction, int width) {
    operand(set, instruction.third(), width);
    if (!Execution.isZero(instruction.first()) && !Execution.isZero(instruction.second())) {
      operand(set, instruction.first(), 1);
      operand(set, instruction.second(), 1);
    }
    if (instruction.isExtended()) {
      add(set, instruction.condition());
    }
  }

  private static void two(BitSet set, Instruction instruction, int width) {
    operand(set, instruction.first(), width);
    operand(set, instruction.plain(), width);
  }

  private static void three(BitSet set, Instruction instruction, int width) {
    operand(set, instruction.first(), width);
    operand(set, instruction.second(), width);
    operand(set, instruction.third(), width);
  }

  private static void operand(BitSet set, Operand operand, int width) {
    if (operand instanceof Operand.Register(int index, _, _) && index != Instruction.UNIFORM_ZERO) {
      registers(set, index, width);
    }
  }
}
