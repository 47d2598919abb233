package assay.suites.flops.solver;

import assay.suites.flops.cubin.Kernel;
import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Opcode;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/** Which counted instructions a thread can still come to, from where it is. */
final class Reach {
  private final Kernel kernel;
  private final List<Instruction> code;
  private final Flow flow;
  private final BitSet single;
  private final BitSet dual;

  Reach(Kernel kernel, List<Instruction> code, Flow flow) {
    this.kernel = kernel;
    this.code = code;
    this.flow = flow;
    BitSet ofSingle = new BitSet();
    BitSet ofDual = new BitSet();
    for (Instruction instruction : code) {
      Opcode opcode = instruction.opcode().orElse(Opcode.NOP);
      if (opcode.operations() > 0) {
        (opcode.isDual() ? ofDual : ofSingle).set(instruction.address() / Instruction.BYTES);
      }
    }
    this.single = before(ofSingle);
    this.dual = before(ofDual);
  }

  private BitSet before(BitSet wanted) {
    BitSet found = (BitSet) wanted.clone();
    Deque<Integer> open = new ArrayDeque<>(wanted.stream().boxed().toList());
    while (!open.isEmpty()) {
      for (int index : flow.leaders(open.poll())) {
        if (!found.get(index)) {
          found.set(index);
          open.add(index);
        }
      }
    }
    return found;
  }

  boolean isCountable(int address) {
    int index = address / Instruction.BYTES;
    return single.get(index) || dual.get(index);
  }

  boolean isSingle(int address) {
    return single.get(address / Instruction.BYTES);
  }

  boolean isDual(int address) {
    return dual.get(address / Instruction.BYTES);
  }

  /** The operations that can follow, every instruction taken once, those for rare operands not. */
  long once(int address, boolean ofDual) {
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(List.of(address / Instruction.BYTES));
    long operations = 0;
    while (!open.isEmpty()) {
      int index = open.poll();
      if (index >= code.size() || seen.get(index)) {
        continue;
      }
      seen.set(index);
      Opcode opcode = code.get(index).opcode().orElse(Opcode.NOP);
      if (opcode.isDual() == ofDual && !isRare(code.get(index).address())) {
        operations += opcode.operations();
      }
      open.addAll(flow.followers(index));
    }
    return operations;
  }

  private boolean isRare(int address) {
    Map.Entry<Integer, String> function = kernel.functions().floorEntry(address);
    return function != null && kernel.isRare(function.getKey());
  }
}
