package assay.suites.flops.solver;

import assay.suites.flops.cubin.Kernel;
import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Opcode;
import assay.suites.flops.sass.Predicate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * One warp on its way through a kernel.
 *
 * <p>Threads that are at the same instruction go on together, as one {@link Group}. Who is furthest
 * behind goes first, so that groups meet where ways join. Where a branch depends on what is not
 * known, threads go both ways: each way keeps what it knows and counts for itself, and where the
 * two meet again the thread is known as far as both agree, and has done at least the smaller and at
 * most the larger number of operations. In a function, who is deepest goes first, so that ways that
 * call it from different places do not meet inside.
 *
 * <p>A loop that ends when data says so is left and gone on with at every turn. Its counter would
 * make every turn a new one; after some patience whatever changes from turn to turn is forgotten,
 * and when nothing changes any more the operations of the last turn are added for all the turns
 * there can still be.
 */
final class WarpRun {
  /** So many turns of a loop that may end at any time are gone through one by one. */
  private static final int PATIENCE = 2048;

  /** The same for a loop that was seen to have no end that is known. */
  private static final int SHORT_PATIENCE = 4;

  private static final long MOST_STEPS = 4_000_000;
  private static final double EVEN = 0.5;

  private static final int STACK_POINTER = 1;

  /** What a thread has by default, in bytes. */
  private static final int MOST_STACK = 1024;

  private static final Comparator<Place> FURTHEST_BEHIND =
      Comparator.comparingInt((Place place) -> -place.depth()).thenComparingInt(Place::address);

  private final Kernel kernel;
  private final List<Instruction> code;
  private final Constants constants;
  private final Loops loops;
  private final Slice slice;
  private final Set<Integer> endless;
  private final long mostTurns;
  private final AtomicLong budget;
  private final long allowed;
  private final SpecialRegisters special;
  private final TreeMap<Place, Group> waiting = new TreeMap<>(FURTHEST_BEHIND);
  private final Map<Integer, Integer> turns = new HashMap<>();
  private final Map<Integer, Group> before = new HashMap<>();
  private final Set<Doubt> doubts = EnumSet.noneOf(Doubt.class);
  private final int whole;
  private Optional<Group> ended = Optional.empty();
  private long steps;

  private record Place(int depth, int address) {}

  /**
   * A warp before its first instruction.
   *
   * @param endless branches of loops without a known end, found so far in any warp
   * @param budget the steps that are left for all warps together
   */
  WarpRun(
      Kernel kernel,
      List<Instruction> code,
      Constants constants,
      Loops loops,
      Slice slice,
      Set<Integer> endless,
      long mostTurns,
      AtomicLong budget,
      SpecialRegisters special) {
    this.kernel = kernel;
    this.code = code;
    this.constants = constants;
    this.loops = loops;
    this.slice = slice;
    this.endless = endless;
    this.mostTurns = mostTurns;
    this.budget = budget;
    this.allowed = Math.min(MOST_STEPS, budget.get());
    this.special = special;
    this.whole = special.lanes();
  }

  /** The warp when all its threads have ended. */
  Group run() {
    put(new Group(whole));
    while (!waiting.isEmpty()) {
      advance(waiting.pollFirstEntry().getValue());
      if (steps > allowed) {
        giveUp();
      }
    }
    budget.addAndGet(-steps);
    return ended.orElseGet(() -> new Group(whole));
  }

  /** Nobody knows what the threads that are still on their way would do. */
  private void giveUp() {
    doubts.add(Doubt.TOO_LONG);
    for (Group group : waiting.values()) {
      group.single.raiseBeyondBounds();
      group.dual.raiseBeyondBounds();
      end(group);
    }
    waiting.clear();
  }

  Set<Doubt> doubts() {
    return doubts;
  }

  private void put(Group group) {
    if (group.lanes != 0) {
      waiting.merge(
          new Place(group.depth, group.next),
          group,
          (there, arrived) -> {
            there.merge(arrived);
            return there;
          });
    }
  }

  private void end(Group group) {
    if (group.lanes == 0) {
      return;
    }
    if (ended.isPresent()) {
      ended.get().merge(group);
    } else {
      ended = Optional.of(group);
    }
  }

  /** Until it meets another group, or is no longer the one that is furthest behind. */
  private void advance(Group group) {
    while (group.lanes != 0 && steps++ <= allowed) {
      if (!waiting.isEmpty()) {
        Place mine = new Place(group.depth, group.next);
        if (FURTHEST_BEHIND.compare(waiting.firstKey(), mine) <= 0) {
          put(group);
          return;
        }
      }
      int index = group.next / Instruction.BYTES;
      if (index < 0 || index >= code.size()) {
        doubts.add(Doubt.UNKNOWN_JUMP);
        end(group);
        return;
      }
      step(group, code.get(index));
    }
    put(group);
  }

  private void step(Group group, Instruction instruction) {
    group.next += Instruction.BYTES;
    Bits guard = group.predicate(instruction.guard());
    Optional<Opcode> opcode = instruction.opcode();
    if (opcode.isEmpty()) {
      forget(group, instruction, guard);
      return;
    }
    switch (opcode.get()) {
      case BRA -> branch(group, instruction, guard);
      case EXIT, KILL -> exit(group, guard, instruction);
      case CALL -> call(group, instruction);
      case RET -> giveBack(group, instruction);
      case BRX, JMP, JMX, CALL_ABSOLUTE -> {
        doubts.add(Doubt.UNKNOWN_JUMP);
        end(group.part(group.lanes));
        group.lanes = 0;
      }
      default -> compute(group, instruction, opcode.get(), guard);
    }
  }

  private void compute(Group group, Instruction instruction, Opcode opcode, Bits guard) {
    int certain = group.lanes & guard.known() & guard.value();
    int possible = group.lanes & ~guard.known();
    if (certain == 0 && possible == 0) {
      return;
    }
    count(group, opcode, guard, certain, possible);
    if (!slice.decides(instruction.address())) {
      return;
    }
    if (new Arithmetic(group, constants, instruction, certain, possible).execute(opcode)
        || new Fractions(group, constants, instruction, certain, possible).execute(opcode)) {
      return;
    }
    int at = instruction.destination();
    switch (opcode) {
      case S2R -> group.write(at, special.value(instruction), certain, possible);
      case S2UR ->
          group.write(
              instruction.uniformDestination(), special.value(instruction), certain, possible);
      case CS2R -> {
        Lanes value = special.value(instruction);
        group.write(at, value, certain, possible);
        group.write(at + 1, value, certain, possible);
      }
      case LDC -> {
        for (int word = 0; word < instruction.width(); word++) {
          group.write(at + word, constant(group, instruction, word), certain, possible);
        }
      }
      case ULDC, ULDC_INDEXED -> {
        for (int word = 0; word < instruction.width(); word++) {
          group.write(
              instruction.uniformDestination() + word,
              constant(group, instruction, word),
              certain,
              possible);
        }
      }
      case LDL -> local(group, instruction, certain, possible);
      case STL -> {
        for (int word = 0; word < instruction.width(); word++) {
          int from = instruction.stored();
          Lanes value = group.register(from == Instruction.ZERO ? from : from + word);
          group.store(
              address(group, instruction, word),
              instruction.isNarrow() ? Lanes.UNKNOWN : value,
              certain,
              possible);
        }
      }
      case VOTE -> vote(group, instruction, certain, possible);
      case LD, LDG, LDS, ATOM, ATOMG, ATOMG_CAS, ATOMS, ATOMS_CAS -> {
        if (at != Instruction.ZERO) {
          for (int word = 0; word < instruction.width(); word++) {
            group.write(at + word, Lanes.UNKNOWN, certain, possible);
          }
        }
      }
      case SHFL -> {
        group.write(at, Lanes.UNKNOWN, certain, possible);
        group.write(instruction.predicateDestination(), Bits.UNKNOWN, certain, possible);
      }
      case MATCH, B2R, BMOV_FROM -> group.write(at, Lanes.UNKNOWN, certain, possible);
      case REDUX -> group.write(instruction.uniformDestination(), Lanes.UNKNOWN, certain, possible);
      default -> {}
    }
  }

  private static void forget(Group group, Instruction instruction, Bits guard) {
    int certain = group.lanes & guard.known() & guard.value();
    int possible = group.lanes & ~guard.known();
    group.write(instruction.destination(), Lanes.UNKNOWN, certain, possible);
  }

  private void count(Group group, Opcode opcode, Bits guard, int certain, int possible) {
    int operations =
        switch (opcode) {
          case FADD, FMUL, DADD, DMUL -> 1;
          case FFMA, DFMA -> 2;
          default -> 0;
        };
    if (operations == 0) {
      return;
    }
    boolean isDual = opcode == Opcode.DADD || opcode == Opcode.DMUL || opcode == Opcode.DFMA;
    Tally tally = isDual ? group.dual : group.single;
    if (certain == group.lanes) {
      tally.addAll(operations);
      return;
    }
    if (possible != 0) {
      doubts.add((possible & ~guard.guessed()) == 0 ? Doubt.RARE_OPERANDS : Doubt.DATA);
    }
    tally.add(operations, certain, possible, guard.guessed(), guard.value());
  }

  private Lanes constant(Group group, Instruction instruction, int word) {
    if (instruction.isNarrow()) {
      return Lanes.UNKNOWN;
    }
    int bank = instruction.constantBank();
    int offset = instruction.constantOffset() + 4 * word;
    Lanes base =
        switch (instruction.opcode().orElseThrow()) {
          case LDC -> group.register(instruction.base());
          case ULDC_INDEXED -> group.register(instruction.uniformBase());
          default -> Lanes.ZERO;
        };
    if (base.isUniform() && base.known() != 0) {
      return constants.lanes(bank, base.at(0) + offset).only(base.known());
    }
    int known = 0;
    for (int left = base.known(); left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      known |= constants.word(bank, base.at(lane) + offset).isPresent() ? 1 << lane : 0;
    }
    return Lanes.each(known, lane -> constants.word(bank, base.at(lane) + offset).orElse(0));
  }

  private static Lanes address(Group group, Instruction instruction, int word) {
    int offset = instruction.displacement() + 4 * word;
    return group.register(instruction.base()).map(base -> base + offset);
  }

  private static void local(Group group, Instruction instruction, int certain, int possible) {
    List<Lanes> loaded = new ArrayList<>();
    for (int word = 0; word < instruction.width(); word++) {
      loaded.add(
          instruction.isNarrow() ? Lanes.UNKNOWN : group.load(address(group, instruction, word)));
    }
    for (int word = 0; word < loaded.size(); word++) {
      group.write(instruction.destination() + word, loaded.get(word), certain, possible);
    }
  }

  /** Known where all threads that vote are here and known. */
  private void vote(Group group, Instruction instruction, int certain, int possible) {
    Bits bits = group.predicate(instruction.condition());
    boolean told = group.lanes == whole && possible == 0 && (certain & ~bits.known()) == 0;
    int set = certain & bits.value();
    Bits result = Bits.UNKNOWN;
    if (told) {
      boolean holds =
          switch (instruction.vote()) {
            case 0 -> set == certain;
            case 1 -> set != 0;
            default -> set == 0 || set == certain;
          };
      result = holds ? Bits.TRUE : Bits.FALSE;
    }
    int at = instruction.isUniform() ? instruction.uniformDestination() : instruction.destination();
    group.write(at, told ? Lanes.of(set) : Lanes.UNKNOWN, certain, possible);
    group.write(instruction.predicateDestination(), result, certain, possible);
  }

  private void exit(Group group, Bits guard, Instruction instruction) {
    split(group, guard, instruction.address(), Integer.MAX_VALUE);
  }

  /** Who calls ever deeper because of what is not known would run out of stack. */
  private void call(Group group, Instruction instruction) {
    Lanes stack = group.register(STACK_POINTER);
    int tooDeep = 0;
    for (int left = group.lanes & stack.known(); left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      boolean beyond = Constants.STACK_TOP - stack.at(lane) > MOST_STACK;
      tooDeep |= beyond && group.weight[lane] < 1 ? 1 << lane : 0;
    }
    if (tooDeep != 0) {
      doubts.add(Doubt.DATA_LOOP);
      group.lanes &= ~tooDeep;
    }
    group.next = instruction.target();
    group.depth++;
  }

  private void giveBack(Group group, Instruction instruction) {
    Lanes to = group.register(instruction.base());
    int base = instruction.target();
    if ((group.lanes & ~to.known()) != 0) {
      doubts.add(Doubt.UNKNOWN_JUMP);
      end(group.part(group.lanes & ~to.known()));
      group.lanes &= to.known();
    }
    group.depth--;
    int left = group.lanes;
    while (left != 0) {
      int address = to.at(Integer.numberOfTrailingZeros(left));
      int together = 0;
      for (int rest = left; rest != 0; rest &= rest - 1) {
        int lane = Integer.numberOfTrailingZeros(rest);
        together |= to.at(lane) == address ? 1 << lane : 0;
      }
      left &= ~together;
      if (left == 0) {
        group.lanes = together;
        group.next = base + address;
      } else {
        Group part = group.part(together);
        part.next = base + address;
        put(part);
      }
    }
  }

  private void branch(Group group, Instruction instruction, Bits guard) {
    if (instruction.isForDivergence()) {
      return;
    }
    Predicate also = instruction.condition();
    Bits taken = also.isConstant() && !also.negated() ? guard : guard.and(group.predicate(also));
    split(group, taken, instruction.address(), instruction.target());
  }

  /** Those for whom it holds go there, or end; the others go on. */
  private void split(Group group, Bits holds, int address, int target) {
    int yes = group.lanes & holds.known() & holds.value();
    int both = group.lanes & ~holds.known();
    if (both != 0) {
      both = perhaps(group, address, target, both);
      yes = group.lanes & holds.known() & holds.value();
    }
    if (yes == 0 && both == 0) {
      return;
    }
    if (yes == group.lanes && target != Integer.MAX_VALUE) {
      group.next = target;
      return;
    }
    Group going = group.part(yes | both);
    if (both != 0) {
      share(group, going, holds, address, target, both);
    }
    group.lanes &= ~yes;
    if (target == Integer.MAX_VALUE) {
      end(going);
    } else {
      going.next = target;
      put(going);
    }
  }

  /** How likely each way is. */
  private void share(Group staying, Group going, Bits holds, int address, int target, int both) {
    boolean rareStay = leadsToRare(address + Instruction.BYTES);
    boolean rareGo = target != Integer.MAX_VALUE && leadsToRare(target);
    int told = both & holds.guessed();
    boolean rare = rareStay != rareGo || told == both;
    doubts.add(rare ? Doubt.RARE_OPERANDS : Doubt.DATA);
    for (int left = both; left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      double go = EVEN;
      if ((told >>> lane & 1) != 0) {
        go = (holds.value() >>> lane & 1) != 0 ? 1 : 0;
      } else if (rareStay != rareGo) {
        go = rareGo ? 0 : 1;
      }
      going.weight[lane] *= go;
      staying.weight[lane] *= 1 - go;
    }
  }

  /** Whether what begins there calls one of the compiler's own functions before it branches. */
  private boolean leadsToRare(int address) {
    for (int index = address / Instruction.BYTES; index < code.size(); index++) {
      Instruction instruction = code.get(index);
      Optional<Opcode> opcode = instruction.opcode();
      if (opcode.isEmpty()) {
        continue;
      }
      switch (opcode.get()) {
        case CALL -> {
          return kernel.isRare(instruction.target());
        }
        case BRA, EXIT, RET, BSYNC, BAR -> {
          return false;
        }
        default -> {}
      }
    }
    return false;
  }

  /**
   * Loses patience with a loop that may end at any time. What is left of those who go both ways.
   */
  private int perhaps(Group group, int address, int target, int both) {
    Optional<Boolean> byJumping = loops.turnsByJumping(address, target);
    if (byJumping.isEmpty()) {
      return both;
    }
    int turn = turns.merge(address, 1, Integer::sum);
    if (turn < (endless.contains(address) ? SHORT_PATIENCE : PATIENCE)) {
      return both;
    }
    endless.add(address);
    doubts.add(Doubt.DATA_LOOP);
    Group then = before.put(address, group.part(group.lanes));
    if (then == null || group.forgetChanges(then) || group.lanes != then.lanes) {
      return both;
    }
    long more = Math.max(0, mostTurns - turn);
    for (int left = both; left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      group.single.raise(lane, then.single, more);
      group.dual.raise(lane, then.dual, more);
    }
    turns.remove(address);
    before.remove(address);
    leave(group, both, byJumping.get(), target);
    return 0;
  }

  /** The threads that might go on with the loop leave it. */
  private void leave(Group group, int lanes, boolean byStaying, int target) {
    Group leaving = group.part(lanes);
    if (!byStaying) {
      if (target == Integer.MAX_VALUE) {
        end(leaving);
        group.lanes &= ~lanes;
        return;
      }
      leaving.next = target;
    }
    group.lanes &= ~lanes;
    put(leaving);
  }
}
