package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Opcode;
import assay.suites.flops.sass.Predicate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The loops of a kernel, calls left aside: what can be gone through again and again. */
final class Loops {
  private final List<List<Integer>> followers = new ArrayList<>();
  private final List<List<Integer>> leaders = new ArrayList<>();
  private final List<BitSet> bodies;

  Loops(List<Instruction> code, Map<Integer, List<Integer>> jumps) {
    for (int index = 0; index < code.size(); index++) {
      followers.add(new ArrayList<>());
      leaders.add(new ArrayList<>());
    }
    for (int index = 0; index < code.size(); index++) {
      connect(code.get(index), index);
      for (int place : jumps.getOrDefault(code.get(index).address(), List.of())) {
        connect(index, place / Instruction.BYTES);
      }
    }
    Map<Integer, BitSet> byHeader = new TreeMap<>();
    for (int index = 0; index < code.size(); index++) {
      for (int next : followers.get(index)) {
        if (next <= index) {
          byHeader.computeIfAbsent(next, _ -> new BitSet()).or(body(next, index));
        }
      }
    }
    bodies =
        byHeader.values().stream().sorted(Comparator.comparingInt(BitSet::cardinality)).toList();
  }

  private void connect(Instruction instruction, int index) {
    Opcode opcode = instruction.opcode().orElse(Opcode.NOP);
    boolean guarded = !instruction.guard().equals(Predicate.ALWAYS);
    boolean goes =
        switch (opcode) {
          case EXIT, RET, BRX -> guarded;
          case BRA ->
              guarded
                  || !instruction.condition().equals(Predicate.ALWAYS)
                  || instruction.isForDivergence();
          default -> true;
        };
    if (goes) {
      connect(index, index + 1);
    }
    if (opcode == Opcode.BRA) {
      connect(index, instruction.target() / Instruction.BYTES);
    }
  }

  private void connect(int index, int next) {
    if (next >= 0 && next < followers.size()) {
      followers.get(index).add(next);
      leaders.get(next).add(index);
    }
  }

  /** What lies between the instruction that a loop begins with and the one that goes back to it. */
  private BitSet body(int header, int back) {
    BitSet body = new BitSet();
    body.set(header);
    Deque<Integer> open = new ArrayDeque<>(List.of(back));
    while (!open.isEmpty()) {
      int index = open.poll();
      if (!body.get(index)) {
        body.set(index);
        open.addAll(leaders.get(index));
      }
    }
    return body;
  }

  /**
   * Whether who jumps at the branch stays in the innermost loop around it and who does not leaves
   * it, or the other way round; empty where both stay or there is no loop.
   *
   * @param target where the branch goes to; beyond all instructions for the end
   */
  Optional<Boolean> turnsByJumping(int address, int target) {
    int index = address / Instruction.BYTES;
    for (BitSet body : bodies) {
      if (body.get(index)) {
        boolean jumps = body.get(target / Instruction.BYTES);
        boolean goes = body.get(index + 1);
        return jumps == goes ? Optional.empty() : Optional.of(jumps);
      }
    }
    return Optional.empty();
  }
}
