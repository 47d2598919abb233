package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Predicate;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Threads of a warp that are at the same instruction, and all that is known about them. */
final class Group {
  private static final int REGISTERS = Instruction.UNIFORM_ZERO + 1;
  private static final int PREDICATES = 2 * Predicate.UNIFORM;

  int next;
  int depth;
  int lanes;
  final Tally single;
  final Tally dual;
  final double[] weight;
  private final Lanes[] registers;
  private final Bits[] predicates;
  private final Map<Integer, Lanes> local;

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
    local = new HashMap<>();
  }

  private Group(Group other, int lanes) {
    this.next = other.next;
    this.depth = other.depth;
    this.lanes = lanes;
    single = new Tally(other.single);
    dual = new Tally(other.dual);
    weight = other.weight.clone();
    registers = other.registers.clone();
    predicates = other.predicates.clone();
    local = new HashMap<>(other.local);
  }

  /** Some of its threads, as they are now. */
  Group part(int some) {
    return new Group(this, some);
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

  Lanes load(Lanes address) {
    if (address.known() == 0) {
      return Lanes.UNKNOWN;
    }
    if (address.isUniform()) {
      return local.getOrDefault(address.at(0), Lanes.UNKNOWN).only(address.known());
    }
    int known = 0;
    for (int left = address.known(); left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      Lanes cell = local.getOrDefault(address.at(lane), Lanes.UNKNOWN);
      known |= cell.known() & 1 << lane;
    }
    return Lanes.each(known, lane -> local.getOrDefault(address.at(lane), Lanes.UNKNOWN).at(lane));
  }

  void store(Lanes address, Lanes value, int certain, int possible) {
    int all = certain | possible;
    if ((all & ~address.known()) != 0) {
      int lost = all & ~address.known();
      local.replaceAll((_, cell) -> cell.only(~lost));
    }
    if (address.isUniform()) {
      cell(address.at(0), value, certain & address.known(), possible & address.known());
      return;
    }
    for (int left = all & address.known(); left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      cell(address.at(lane), value, certain & 1 << lane, possible & 1 << lane);
    }
  }

  private void cell(int address, Lanes value, int certain, int possible) {
    Lanes old = local.getOrDefault(address, Lanes.UNKNOWN);
    Lanes written = old.replaced(value, certain);
    local.put(address, possible == 0 ? written : written.joined(value, possible));
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
    other.local.forEach((at, cell) -> local.putIfAbsent(at, Lanes.UNKNOWN));
    local.replaceAll(
        (at, cell) -> {
          Lanes his = other.local.getOrDefault(at, Lanes.UNKNOWN);
          return cell.joined(his, both).replaced(his, theirs);
        });
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
    for (Map.Entry<Integer, Lanes> cell : local.entrySet()) {
      Lanes before = since.local.getOrDefault(cell.getKey(), Lanes.UNKNOWN);
      if (!cell.getValue().agrees(before, lanes)) {
        cell.setValue(cell.getValue().only(~lanes));
        changed = true;
      }
    }
    return changed;
  }
}
