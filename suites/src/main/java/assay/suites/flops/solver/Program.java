package assay.suites.flops.solver;

import assay.suites.flops.cubin.Kernel;
import assay.suites.flops.sass.Decoder;
import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Opcode;
import assay.suites.flops.sass.Operand;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A kernel and all that holds for every warp of a launch. */
final class Program {
  /** A loop on data turns so often at most where no argument is larger. */
  private static final long LEAST_TURNS = 64;

  private final Kernel kernel;
  private final List<Instruction> code;
  private final int[] onward;
  private final long mostTurns;
  final Constants constants;
  final Loops loops;
  final Slice slice;
  final Reach reach;
  final Functions functions;

  Program(Kernel kernel, Launch launch) {
    this.kernel = kernel;
    this.code = Decoder.decode(kernel.code());
    this.constants = new Constants(kernel, launch);
    this.loops = new Loops(code, kernel.jumps());
    Flow flow = new Flow(code, kernel.jumps());
    this.slice = new Slice(code, flow);
    this.reach = new Reach(kernel, code, flow);
    this.functions = new Functions(code, flow);
    this.mostTurns = Math.max(LEAST_TURNS, launch.largest());
    this.onward = new int[code.size()];
    for (int index = code.size() - 1; index >= 0; index--) {
      boolean last = index + 1 == code.size();
      boolean stops = last || flow.isJoint(index + 1) || matters(code.get(index + 1));
      onward[index] = stops ? index + 1 : onward[index + 1];
    }
  }

  /** Whether it counts, decides or jumps. */
  private boolean matters(Instruction instruction) {
    if (instruction.opcode().isEmpty() || slice.decides(instruction.address())) {
      return true;
    }
    return instruction.opcode().get().operations() > 0 || isJump(instruction);
  }

  Optional<Instruction> at(int address) {
    int index = address / Instruction.BYTES;
    return index < 0 || index >= code.size() ? Optional.empty() : Optional.of(code.get(index));
  }

  /** What decides what a function does, and what follows it as far as that depends on it. */
  BitSet deciding(int function) {
    BitSet deciding = (BitSet) slice.needed(function).clone();
    deciding.and(functions.touched(function));
    return deciding;
  }

  /** Where to go on after an instruction: past those that do nothing. */
  int after(Instruction instruction) {
    return onward[instruction.address() / Instruction.BYTES] * Instruction.BYTES;
  }

  /** Where a jump through a table may lead, if that is known. */
  List<Integer> places(Instruction jump) {
    return kernel.jumps().getOrDefault(jump.address(), List.of());
  }

  /** The register in which a call leaves where to come back to. */
  OptionalInt returnRegister(Instruction call) {
    int back = call.address() + Instruction.BYTES;
    for (int index = call.address() / Instruction.BYTES - 1; index >= 0; index--) {
      Instruction instruction = code.get(index);
      if (isJump(instruction)) {
        break;
      }
      boolean loads =
          switch (instruction.opcode().orElse(Opcode.NOP)) {
            case MOV, IMAD, HFMA2, HFMA2_MMA -> !instruction.isUniform();
            default -> false;
          };
      if (loads && instruction.plain().equals(new Operand.Immediate(back))) {
        return OptionalInt.of(instruction.destination());
      }
    }
    return OptionalInt.empty();
  }

  private static boolean isJump(Instruction instruction) {
    return instruction.opcode().map(Opcode::isJump).orElse(false);
  }

  /** The most that a loop on data is taken to turn. */
  long mostTurns() {
    return mostTurns;
  }

  /** Whether what begins there calls one of the compiler's own functions before it branches. */
  boolean leadsToRare(int address) {
    for (int index = address / Instruction.BYTES; index < code.size(); index++) {
      Instruction instruction = code.get(index);
      switch (instruction.opcode().orElse(Opcode.NOP)) {
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
}
