package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Opcode;
import assay.suites.flops.sass.Operand;
import assay.suites.flops.sass.Predicate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The part of a kernel that decides which instructions are executed, and how often: found backwards
 * from branches and from the guards of what is counted. A load gives what is not known, so where it
 * loads from does not matter; in most kernels little else than counters and bounds is left.
 */
final class Slice {
  private static final int PREDICATES = Instruction.UNIFORM_ZERO + 1;
  private static final int LOCAL = PREDICATES + 2 * Predicate.UNIFORM;

  private final List<Instruction> code;
  private final List<BitSet> needed = new ArrayList<>();
  private final BitSet deciding = new BitSet();

  Slice(List<Instruction> code) {
    this.code = code;
    code.forEach(_ -> needed.add(new BitSet()));
    List<List<Integer>> leaders = leaders();
    Deque<Integer> open = new ArrayDeque<>();
    for (int index = 0; index < code.size(); index++) {
      open.add(index);
    }
    List<List<Integer>> followers = followers();
    while (!open.isEmpty()) {
      int index = open.pollLast();
      BitSet after = new BitSet();
      followers.get(index).forEach(next -> after.or(needed.get(next)));
      BitSet before = before(code.get(index), index, after);
      if (!before.equals(needed.get(index))) {
        needed.set(index, before);
        open.addAll(leaders.get(index));
      }
    }
  }

  /** Whether the instruction at the address decides anything. */
  boolean decides(int address) {
    return deciding.get(address / Instruction.BYTES);
  }

  private List<List<Integer>> followers() {
    List<Integer> afterCalls = new ArrayList<>();
    for (int index = 0; index < code.size(); index++) {
      if (is(index, Opcode.CALL)) {
        afterCalls.add(index + 1);
      }
    }
    List<List<Integer>> followers = new ArrayList<>();
    for (int index = 0; index < code.size(); index++) {
      Instruction instruction = code.get(index);
      int target = instruction.target() / Instruction.BYTES;
      List<Integer> next = new ArrayList<>();
      if (is(index, Opcode.CALL)) {
        next.add(target);
      } else if (is(index, Opcode.RET)) {
        next.addAll(afterCalls);
        next.add(index + 1);
      } else {
        next.add(index + 1);
        if (is(index, Opcode.BRA)) {
          next.add(target);
        }
      }
      next.removeIf(one -> one < 0 || one >= code.size());
      followers.add(next);
    }
    return followers;
  }

  private List<List<Integer>> leaders() {
    List<List<Integer>> leaders = new ArrayList<>();
    code.forEach(_ -> leaders.add(new ArrayList<>()));
    List<List<Integer>> followers = followers();
    for (int index = 0; index < code.size(); index++) {
      for (int next : followers.get(index)) {
        leaders.get(next).add(index);
      }
    }
    return leaders;
  }

  private boolean is(int index, Opcode opcode) {
    return code.get(index).opcode().equals(Optional.of(opcode));
  }

  private BitSet before(Instruction instruction, int index, BitSet after) {
    BitSet before = (BitSet) after.clone();
    Opcode opcode = instruction.opcode().orElse(Opcode.NOP);
    switch (opcode) {
      case BRA -> {
        add(before, instruction.guard());
        add(before, instruction.condition());
      }
      case EXIT, KILL -> add(before, instruction.guard());
      case RET -> register(before, instruction.base());
      case FADD, FMUL, FFMA, DADD, DMUL, DFMA -> add(before, instruction.guard());
      default -> {}
    }
    BitSet written = written(instruction, opcode);
    if (!written.intersects(after)) {
      return before;
    }
    deciding.set(index);
    if (instruction.guard().equals(new Predicate(Predicate.TRUE, false)) && !written.get(LOCAL)) {
      before.andNot(written);
    }
    add(before, instruction.guard());
    addRead(before, instruction, opcode);
    return before;
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

  /** What it may write. */
  private static BitSet written(Instruction instruction, Opcode opcode) {
    BitSet set = new BitSet();
    int at = instruction.destination();
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
      case STL -> set.set(LOCAL);
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
        set.set(LOCAL);
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
    if (!Arithmetic.isZero(instruction.first()) && !Arithmetic.isZero(instruction.second())) {
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
