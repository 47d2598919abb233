package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Predicate;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/** Threads of a warp that are at the same instruction, and all that is known about them. */
final class Group {
  private static final int REGISTERS = Instruction.UNIFORM_ZERO + 1;
  private static final int PREDICATES = 2 * Predicate.UNIFORM;

  /** The register that says where the stack of a thread ends. */
  static final int STACK_POINTER = 1;

  int next;
  int lanes;
  final Tally single;
  final Tally dual;
  final double[] weight;
  private final Lanes[] registers;
  private final Bits[] predicates;
  private Stack stack;

  Group(int lanes) {
    this.lanes = lanes;
    single = new Tally();
    dual = new Tally();
    weight = new double[Lanes.COUNT];
    Arrays.fill(weight, 1);
    registers = new Lanes[REGISTERS];
    Arrays.fill(registers, Lanes.UNKNOWN);
    registers[Instruction.ZERO] = Lanes.ZERO;
    registers[Instruction.UNIFORM_ZERO] = Lanes.ZERO;
    predicates = new Bits[PREDICATES];
    Arrays.fill(predicates, Bits.UNKNOWN);
    predicates[Predicate.TRUE] = Bits.TRUE;
    predicates[Predicate.UNIFORM + Predicate.TRUE] = Bits.TRUE;
    stack = new Stack();
  }

  private Group(Group other, int lanes) {
    this(other, lanes, new Tally(other.single), new Tally(other.dual));
  }

  private Group(Group other, int lanes, Tally single, Tally dual) {
    this.next = other.next;
    this.lanes = lanes;
    this.single = single;
    this.dual = dual;
    weight = other.weight.clone();
    registers = other.registers.clone();
    predicates = other.predicates.clone();
    stack = new Stack(other.stack);
  }

  /** Some of its threads, as they are now. */
  Group part(int some) {
    return new Group(this, some);
  }

  /** The same threads in a function that they call, with nothing counted yet. */
  Group called(int function) {
    Group calling = new Group(this, lanes, new Tally(), new Tally());
    calling.next = function;
    return calling;
  }

  /**
   * Goes on with what came of a call.
   *
   * @param before the threads as they called
   * @param after those that came back
   * @param touched what else than before may be found in registers and predicates
   */
  void comeBack(Group before, Optional<Group> after, BitSet touched) {
    if (after.isEmpty()) {
      lanes = 0;
      return;
    }
    Group back = after.get();
    for (int left = back.lanes; left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      weight[lane] *= before.weight[lane] > 0 ? back.weight[lane] / before.weight[lane] : 1;
    }
    for (int at = touched.nextSetBit(0); at >= 0; at = touched.nextSetBit(at + 1)) {
      if (at < REGISTERS) {
        registers[at] = back.registers[at];
      } else if (at < REGISTERS + PREDICATES) {
        predicates[at - REGISTERS] = back.predicates[at - REGISTERS];
      }
    }
    single.plus(back.single);
    dual.plus(back.dual);
    lanes = back.lanes;
  }

  /** Some threads go one of so many ways, each as likely as another. */
  void share(int ways, int some) {
    for (int left = some; left != 0; left &= left - 1) {
      weight[Integer.numberOfTrailingZeros(left)] /= ways;
    }
  }

  /** Takes the stack as another has left it. */
  void takeStack(Group other) {
    stack = new Stack(other.stack);
  }

  /** Whether another that is at the same instruction will do the same. */
  boolean isLike(Group other, BitSet deciding) {
    if (lanes != other.lanes
        || !registers[STACK_POINTER].agrees(other.registers[STACK_POINTER], lanes)) {
      return false;
    }
    for (int left = lanes; left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      if (weight[lane] < 1 != other.weight[lane] < 1
          || weight[lane] > 0 != other.weight[lane] > 0) {
        return false;
      }
    }
    for (int at = deciding.nextSetBit(0); at >= 0; at = deciding.nextSetBit(at + 1)) {
      if (at < REGISTERS && !registers[at].agrees(other.registers[at], lanes)) {
        return false;
      }
      int predicate = at - REGISTERS;
      if (predicate >= 0
          && predicate < PREDICATES
          && !predicates[predicate].agrees(other.predicates[predicate], lanes)) {
        return false;
      }
    }
    return true;
  }

  /** The same for groups that are alike. */
  int signature(BitSet deciding) {
    int hash = lanes;
    for (int index = deciding.nextSetBit(0);
        index >= 0 && index < REGISTERS;
        index = deciding.nextSetBit(index + 1)) {
      hash = 31 * hash + registers[index].signature(lanes);
    }
    return hash;
  }

  Stack stack() {
    return stack;
  }

  Lanes register(int index) {
    return registers[index];
  }

  Bits predicate(Predicate one) {
    Bits bits = predicates[one.index()];
    return one.negated() ? bits.not() : bits;
  }

  /** Writes in the threads that certainly do, and perhaps in those that may. */
  void write(int index, Lanes value, int certain, int possible) {
    if (index == Instruction.ZERO || index == Instruction.UNIFORM_ZERO) {
      return;
    }
    Lanes old = registers[index];
    Lanes written = certain == lanes ? value : old.replaced(value, certain);
    registers[index] = possible == 0 ? written : written.joined(value, possible);
  }

  void write(int index, Bits value, int certain, int possible) {
    if ((index & Predicate.TRUE) == Predicate.TRUE) {
      return;
    }
    Bits old = predicates[index];
    Bits written = certain == lanes ? value : old.replaced(value, certain);
    predicates[index] = possible == 0 ? written : written.joined(value, possible);
  }

  /** Takes in another group that has come to the same instruction. */
  void merge(Group other) {
    int both = lanes & other.lanes;
    int theirs = other.lanes & ~lanes;
    for (int index = 0; index < REGISTERS; index++) {
      Lanes mine = registers[index];
      if (mine != other.registers[index]) {
        registers[index] =
            mine.joined(other.registers[index], both).replaced(other.registers[index], theirs);
      }
    }
    for (int index = 0; index < PREDICATES; index++) {
      Bits mine = predicates[index];
      predicates[index] =
          mine.joined(other.predicates[index], both).replaced(other.predicates[index], theirs);
    }
    stack.merge(other.stack, both, theirs);
    single.take(other.single, theirs);
    dual.take(other.dual, theirs);
    for (int left = both; left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      single.join(other.single, lane, weight[lane], other.weight[lane]);
      dual.join(other.dual, lane, weight[lane], other.weight[lane]);
      weight[lane] += other.weight[lane];
    }
    for (int left = theirs; left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      weight[lane] = other.weight[lane];
    }
    lanes |= other.lanes;
  }

  /** Forgets whatever has changed since; says whether there was anything. */
  boolean forgetChanges(Group since) {
    boolean changed = false;
    for (int index = 0; index < REGISTERS; index++) {
      if (!registers[index].agrees(since.registers[index], lanes)) {
        registers[index] = registers[index].only(~lanes);
        changed = true;
      }
    }
    for (int index = 0; index < PREDICATES; index++) {
      if (!predicates[index].agrees(since.predicates[index], lanes)) {
        predicates[index] = predicates[index].replaced(Bits.UNKNOWN, lanes);
        changed = true;
      }
    }
    return stack.forgetChanges(since.stack, lanes) || changed;
  }
}
