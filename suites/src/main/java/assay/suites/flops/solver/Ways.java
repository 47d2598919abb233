package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;
import java.util.Optional;
import java.util.Set;

/** Sends threads on their ways at branches and ends, both ways where it is not known which. */
final class Ways {
  /** Beyond all instructions. */
  static final int END = Integer.MAX_VALUE;

  /** So many turns of a loop that may end at any time are gone through one by one. */
  private static final int PATIENCE = 2048;

  /** The same for a loop that was seen to have no end that is known. */
  private static final int SHORT_PATIENCE = 4;

  private static final double EVEN = 0.5;

  private final Program program;
  private final Set<Integer> endless;

  /**
   * The ways of a program.
   *
   * @param endless branches of loops without a known end; those that are found are added
   */
  Ways(Program program, Set<Integer> endless) {
    this.program = program;
    this.endless = endless;
  }

  /** Those for whom it holds go there, or end; the others go on. */
  void split(Frame frame, Group group, Bits holds, int address, int target) {
    int yes = group.lanes & holds.known() & holds.value();
    int both = group.lanes & ~holds.known();
    if (both != 0) {
      both = perhaps(frame, group, address, target, both);
      yes = group.lanes & holds.known() & holds.value();
    }
    if (yes == 0 && both == 0) {
      return;
    }
    if (yes == group.lanes && target != END) {
      group.next = target;
      return;
    }
    Group going = group.part(yes | both);
    if (both != 0) {
      share(frame, group, going, holds, address, target, both);
    }
    group.lanes &= ~yes;
    if (target == END) {
      frame.end(going);
    } else {
      going.next = target;
      frame.put(going);
    }
  }

  /** How likely each way is. */
  private void share(
      Frame frame, Group staying, Group going, Bits holds, int address, int target, int both) {
    boolean rareStay = program.leadsToRare(address + Instruction.BYTES);
    boolean rareGo = target != END && program.leadsToRare(target);
    int told = both & holds.guessed();
    boolean rare = rareStay != rareGo || told == both;
    frame.doubts.add(rare ? Doubt.RARE_OPERANDS : Doubt.DATA);
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

  /**
   * Loses patience with a loop that may end at any time. What is left of those who go both ways.
   */
  private int perhaps(Frame frame, Group group, int address, int target, int both) {
    Optional<Boolean> byJumping = program.loops.turnsByJumping(address, target);
    if (byJumping.isEmpty()) {
      return both;
    }
    int turn = frame.turns.merge(address, 1, Integer::sum);
    if (turn < (endless.contains(address) ? SHORT_PATIENCE : PATIENCE)) {
      return both;
    }
    endless.add(address);
    frame.doubts.add(Doubt.DATA_LOOP);
    Group then = frame.before.put(address, group.part(group.lanes));
    if (then == null || group.forgetChanges(then) || group.lanes != then.lanes) {
      return both;
    }
    long more = Math.max(0, program.mostTurns() - turn);
    for (int left = both; left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      group.single.raise(lane, then.single, more);
      group.dual.raise(lane, then.dual, more);
    }
    frame.turns.remove(address);
    frame.before.remove(address);
    leave(frame, group, both, byJumping.get(), target);
    return 0;
  }

  /** The threads that might go on with the loop leave it. */
  private static void leave(Frame frame, Group group, int lanes, boolean byStaying, int target) {
    Group leaving = group.part(lanes);
    group.lanes &= ~lanes;
    if (!byStaying) {
      if (target == END) {
        frame.end(leaving);
        return;
      }
      leaving.next = target;
    }
    frame.put(leaving);
  }
}
