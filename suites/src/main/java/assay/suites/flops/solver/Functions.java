package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Opcode;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The functions that a kernel calls: what each reads or writes, in those that it calls as well. */
final class Functions {
  private final List<Instruction> code;
  private final Flow flow;
  private final Map<Integer, BitSet> touched = new HashMap<>();

  Functions(List<Instruction> code, Flow flow) {
    this.code = code;
    this.flow = flow;
    for (Instruction instruction : code) {
      if (instruction.opcode().orElse(Opcode.NOP) == Opcode.CALL) {
        touched.computeIfAbsent(instruction.target(), this::within);
      }
    }
  }

  /** Registers, then predicates; the rest is after a call as it was before. */
  BitSet touched(int function) {
    return touched.getOrDefault(function, new BitSet());
  }

  private BitSet within(int function) {
    BitSet found = new BitSet();
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(List.of(function / Instruction.BYTES));
    while (!open.isEmpty()) {
      int index = open.poll();
      if (index >= code.size() || seen.get(index)) {
        continue;
      }
      seen.set(index);
      found.or(Effects.of(code.get(index)).touched());
      Opcode opcode = code.get(index).opcode().orElse(Opcode.NOP);
      if (opcode == Opcode.CALL) {
        open.add(index + 1);
      }
      if (opcode != Opcode.RET) {
        open.addAll(flow.followers(index));
      } else if (flow.followers(index).contains(index + 1)) {
        open.add(index + 1);
      }
    }
    return found;
  }
}
