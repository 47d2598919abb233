package assay.suites.flops.solver;

import java.util.HashMap;
import java.util.Map;

/** What lies in the stacks of a warp's threads, by address, as far as it is known. */
final class Stack {
  private final Map<Integer, Lanes> cells;

  Stack() {
    cells = new HashMap<>();
  }

  Stack(Stack other) {
    cells = new HashMap<>(other.cells);
  }

  Lanes load(Lanes address) {
    if (address.known() == 0) {
      return Lanes.UNKNOWN;
    }
    if (address.isUniform()) {
      return cells.getOrDefault(address.at(0), Lanes.UNKNOWN).only(address.known());
    }
    int known = 0;
    for (int left = address.known(); left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      Lanes cell = cells.getOrDefault(address.at(lane), Lanes.UNKNOWN);
      known |= cell.known() & 1 << lane;
    }
    return Lanes.each(known, lane -> cells.getOrDefault(address.at(lane), Lanes.UNKNOWN).at(lane));
  }

  void store(Lanes address, Lanes value, int certain, int possible) {
    int all = certain | possible;
    if ((all & ~address.known()) != 0) {
      int lost = all & ~address.known();
      cells.replaceAll((_, cell) -> cell.only(~lost));
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
    Lanes old = cells.getOrDefault(address, Lanes.UNKNOWN);
    Lanes written = old.replaced(value, certain);
    cells.put(address, possible == 0 ? written : written.joined(value, possible));
  }

  /**
   * What is true whichever of two ways threads have come, or the other's where they are its own.
   */
  void merge(Stack other, int both, int theirs) {
    other.cells.forEach((at, _) -> cells.putIfAbsent(at, Lanes.UNKNOWN));
    cells.replaceAll(
        (at, cell) -> {
          Lanes his = other.cells.getOrDefault(at, Lanes.UNKNOWN);
          return cell.joined(his, both).replaced(his, theirs);
        });
  }

  /** Forgets whatever has changed since; says whether there was anything. */
  boolean forgetChanges(Stack since, int lanes) {
    boolean changed = false;
    for (Map.Entry<Integer, Lanes> cell : cells.entrySet()) {
      Lanes before = since.cells.getOrDefault(cell.getKey(), Lanes.UNKNOWN);
      if (!cell.getValue().agrees(before, lanes)) {
        cell.setValue(cell.getValue().only(~lanes));
        changed = true;
      }
    }
    return changed;
  }
}
