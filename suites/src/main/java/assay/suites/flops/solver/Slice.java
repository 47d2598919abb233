package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Predicate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * The part of a kernel that decides which instructions are executed, and how often: found backwards
 * from branches and from the guards of what is counted. A load gives what is not known, so where it
 * loads from does not matter; in most kernels little else than counters and bounds is left.
 */
final class Slice {
  private final List<BitSet> needed = new ArrayList<>();
  private final BitSet deciding = new BitSet();

  Slice(List<Instruction> code, Flow flow) {
    code.forEach(_ -> needed.add(new BitSet()));
    Deque<Integer> open = new ArrayDeque<>();
    for (int index = 0; index < code.size(); index++) {
      open.add(index);
    }
    while (!open.isEmpty()) {
      int index = open.pollLast();
      BitSet after = new BitSet();
      flow.followers(index).forEach(next -> after.or(needed.get(next)));
      BitSet before = before(code.get(index), index, after);
      if (!before.equals(needed.get(index))) {
        needed.set(index, before);
        open.addAll(flow.leaders(index));
      }
    }
  }

  /** Registers, then predicates, whose contents decide anything from the address on. */
  BitSet needed(int address) {
    return needed.get(address / Instruction.BYTES);
  }

  /** Whether the instruction at the address decides anything. */
  boolean decides(int address) {
    return deciding.get(address / Instruction.BYTES);
  }

  private BitSet before(Instruction instruction, int index, BitSet after) {
    BitSet before = (BitSet) after.clone();
    Effects effects = Effects.of(instruction);
    before.or(effects.deciding());
    if (effects.written().intersects(after)) {
      deciding.set(index);
      if (instruction.guard().equals(Predicate.ALWAYS) && !effects.writesStack()) {
        before.andNot(effects.written());
      }
      before.or(effects.read());
      before.or(effects.deciding());
    }
    return before;
  }
}
