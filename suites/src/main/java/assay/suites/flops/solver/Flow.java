package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Opcode;
import assay.suites.flops.sass.Predicate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What can come after what, in places of instructions. A return goes to wherever any call comes
 * back to.
 */
final class Flow {
  private final List<List<Integer>> followers = new ArrayList<>();
  private final List<List<Integer>> leaders = new ArrayList<>();

  Flow(List<Instruction> code, Map<Integer, List<Integer>> jumps) {
    List<Integer> afterCalls = new ArrayList<>();
    for (int index = 0; index < code.size(); index++) {
      if (opcode(code, index) == Opcode.CALL) {
        afterCalls.add(index + 1);
      }
      leaders.add(new ArrayList<>());
    }
    for (int index = 0; index < code.size(); index++) {
      List<Integer> next = next(code, index, afterCalls, jumps);
      next.removeIf(one -> one < 0 || one >= code.size());
      followers.add(List.copyOf(next));
      for (int one : next) {
        leaders.get(one).add(index);
      }
    }
  }

  private static Opcode opcode(List<Instruction> code, int index) {
    return code.get(index).opcode().orElse(Opcode.NOP);
  }

  private static List<Integer> next(
      List<Instruction> code,
      int index,
      List<Integer> afterCalls,
      Map<Integer, List<Integer>> jumps) {
    List<Integer> next = new ArrayList<>();
    Instruction instruction = code.get(index);
    int target = instruction.target() / Instruction.BYTES;
    switch (opcode(code, index)) {
      case CALL -> next.add(target);
      case RET -> next.addAll(afterCalls);
      case BRA -> next.add(target);
      case EXIT, KILL -> {}
      case BRX, JMP, JMX, CALL_ABSOLUTE ->
          jumps
              .getOrDefault(instruction.address(), everywhere(code))
              .forEach(place -> next.add(place / Instruction.BYTES));
      default -> next.add(index + 1);
    }
    if (mayGoOn(instruction)) {
      next.add(index + 1);
    }
    return next;
  }

  private static List<Integer> everywhere(List<Instruction> code) {
    return code.stream().map(Instruction::address).toList();
  }

  /** Whether it is a jump or an end that not every thread takes. */
  private static boolean mayGoOn(Instruction instruction) {
    boolean guarded = !instruction.guard().equals(Predicate.ALWAYS);
    return switch (instruction.opcode().orElse(Opcode.NOP)) {
      case RET, EXIT, KILL, BRX, JMX -> guarded;
      case BRA ->
          guarded
              || !instruction.condition().equals(Predicate.ALWAYS)
              || instruction.isForDivergence();
      default -> false;
    };
  }

  List<Integer> followers(int index) {
    return followers.get(index);
  }

  List<Integer> leaders(int index) {
    return leaders.get(index);
  }

  /** Whether ways may meet there. */
  boolean isJoint(int index) {
    return leaders.get(index).size() != 1 || leaders.get(index).getFirst() != index - 1;
  }
}
