package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Opcode;
import assay.suites.flops.sass.Predicate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * One warp on its way through a kernel.
 *
 * <p>Threads that are at the same instruction go on together, as one {@link Group}. Who is furthest
 * behind goes first, so that groups meet where ways join. Where a branch depends on what is not
 * known, threads go both ways: each way keeps what it knows and counts for itself, and where the
 * two meet again the thread is known as far as both agree, and has done at least the smaller and at
 * most the larger number of operations.
 *
 * <p>A function that is called is gone through by its callers alone, in a {@link Frame} of its own,
 * until all have come back, so that ways that call it from different places do not meet inside. One
 * that calls itself on data would do so exponentially often; {@link Calls} remembers what came of
 * each call.
 *
 * <p>A loop that ends when data says so is left and gone on with at every turn. Its counter would
 * make every turn a new one; after some patience whatever changes from turn to turn is forgotten,
 * and when nothing changes any more the operations of the last turn are added for all the turns
 * there can still be.
 *
 * <p>Who can no longer come to anything that counts has ended.
 */
final class WarpRun {
  private final Program program;
  private final Ways ways;
  private final SpecialRegisters special;
  private final long allowed;
  private final Calls calls;
  private final Frame kernel = new Frame();
  private long steps;

  /**
   * A warp before its first instruction.
   *
   * @param endless branches of loops without a known end, found so far
   * @param allowed so many instructions are gone through at most
   */
  WarpRun(Program program, Set<Integer> endless, long allowed, SpecialRegisters special) {
    this.program = program;
    this.ways = new Ways(program, endless);
    this.special = special;
    this.allowed = allowed;
    this.calls = new Calls(program);
  }

  /** The warp when all its threads have ended. */
  Group run() {
    go(kernel, new Group(special.lanes()));
    return kernel.left().orElseGet(() -> new Group(special.lanes()));
  }

  Set<Doubt> doubts() {
    return kernel.doubts;
  }

  long steps() {
    return steps;
  }

  private void go(Frame frame, Group entering) {
    frame.put(entering);
    while (!frame.waiting.isEmpty()) {
      advance(frame, frame.waiting.pollFirstEntry().getValue());
      if (steps > allowed) {
        frame.doubts.add(Doubt.TOO_LONG);
        frame.waiting.values().forEach(group -> abandon(frame, group));
        frame.waiting.clear();
      }
    }
  }

  /** Nobody knows how often threads would do what they can still come to. */
  private void abandon(Frame frame, Group group) {
    if (program.reach.isSingle(group.next)) {
      group.single.raiseBeyondBounds(program.reach.once(group.next, false));
    }
    if (program.reach.isDual(group.next)) {
      group.dual.raiseBeyondBounds(program.reach.once(group.next, true));
    }
    frame.end(group);
  }

  /** Until it meets another group, or is no longer the one that is furthest behind. */
  private void advance(Frame frame, Group group) {
    while (group.lanes != 0 && steps++ <= allowed) {
      if (!frame.waiting.isEmpty() && frame.waiting.firstKey() <= group.next) {
        break;
      }
      Optional<Instruction> instruction = program.at(group.next);
      if (instruction.isEmpty()) {
        frame.doubts.add(Doubt.UNKNOWN_JUMP);
      }
      if (instruction.isEmpty() || !program.reach.isCountable(group.next)) {
        frame.end(group);
        return;
      }
      step(frame, group, instruction.get());
    }
    frame.put(group);
  }

  private void step(Frame frame, Group group, Instruction instruction) {
    group.next = program.after(instruction);
    Bits guard = group.predicate(instruction.guard());
    Optional<Opcode> opcode = instruction.opcode();
    if (opcode.isEmpty()) {
      Execution.of(group, program.constants, instruction)
          .write(instruction.destination(), Lanes.UNKNOWN);
      return;
    }
    switch (opcode.get()) {
      case BRA -> branch(frame, group, instruction, guard);
      case EXIT, KILL -> ways.split(frame, group, guard, instruction.address(), Ways.END);
      case CALL, RET, BRX, JMP, JMX, CALL_ABSOLUTE -> {
        stayBehind(frame, group, guard);
        jump(frame, group, instruction, opcode.get());
      }
      default -> compute(frame, Execution.of(group, program.constants, instruction), opcode.get());
    }
  }

  /** Those whom a guard keeps from a jump go on. */
  private static void stayBehind(Frame frame, Group group, Bits guard) {
    int staying = group.lanes & ~(guard.known() & guard.value());
    if (staying != 0) {
      int both = group.lanes & ~guard.known();
      group.share(2, both);
      frame.put(group.part(staying));
      group.lanes &= ~staying | both;
    }
  }

  /** Threads jump to where nobody knows. */
  private void lose(Frame frame, Group group, Instruction instruction, int lanes) {
    frame.doubts.add(Doubt.UNKNOWN_JUMP);
    Group lost = group.part(lanes);
    lost.next = instruction.address();
    group.lanes &= ~lanes;
    abandon(frame, lost);
  }

  private void compute(Frame frame, Execution execution, Opcode opcode) {
    if (execution.certain() == 0 && execution.possible() == 0) {
      return;
    }
    if (opcode.operations() > 0) {
      execution.count(opcode, frame.doubts);
    }
    boolean done =
        !program.slice.decides(execution.instruction().address())
            || Arithmetic.execute(execution, opcode);
    if (!done) {
      new Moves(execution, frame, special).execute(opcode);
    }
  }

  private void branch(Frame frame, Group group, Instruction instruction, Bits guard) {
    if (instruction.isForDivergence()) {
      return;
    }
    Predicate also = instruction.condition();
    Bits taken = also.isConstant() && !also.negated() ? guard : guard.and(group.predicate(also));
    ways.split(frame, group, taken, instruction.address(), instruction.target());
  }

  private void call(Frame frame, Group group, Instruction instruction) {
    frame.dropTooDeep(group);
    int function = instruction.target();
    OptionalInt register = program.returnRegister(instruction);
    if (register.isEmpty() || group.lanes == 0) {
      group.next = function;
      return;
    }
    group.write(register.getAsInt(), Lanes.of(Frame.RETURN), group.lanes, 0);
    group.next = instruction.address() + Instruction.BYTES;
    boolean again = frame.isWithin(function);
    if (again && calls.repeat(function, group)) {
      return;
    }
    Group before = group.part(group.lanes);
    Frame called = new Frame(frame, function, group);
    go(called, group.called(function));
    if (again && called.isPure() && steps <= allowed) {
      calls.remember(function, before, called.left());
    }
    group.comeBack(before, called.left(), program.functions.touched(function));
    called.left().ifPresent(group::takeStack);
  }

  private void comeBack(Frame frame, Group group, Instruction instruction) {
    int unknown = group.lanes & ~group.register(instruction.base()).known();
    if (unknown != 0) {
      lose(frame, group, instruction, unknown);
    }
    frame.scatter(group, group.register(instruction.base()), instruction.target());
  }

  private void jump(Frame frame, Group group, Instruction instruction, Opcode opcode) {
    switch (opcode) {
      case CALL -> call(frame, group, instruction);
      case RET -> comeBack(frame, group, instruction);
      case BRX -> lookUp(frame, group, instruction);
      default -> lose(frame, group, instruction, group.lanes);
    }
  }

  /** A jump through a table; who depends on data goes everywhere that it may lead. */
  private void lookUp(Frame frame, Group group, Instruction instruction) {
    int unknown = group.lanes & ~group.register(instruction.base()).known();
    List<Integer> places = program.places(instruction);
    if (unknown != 0 && places.isEmpty()) {
      lose(frame, group, instruction, unknown);
    } else if (unknown != 0) {
      frame.doubts.add(Doubt.DATA);
      Group open = group.part(unknown);
      group.lanes &= ~unknown;
      open.share(places.size(), unknown);
      for (int place : places) {
        Group part = open.part(unknown);
        part.next = place;
        frame.put(part);
      }
    }
    frame.scatter(group, group.register(instruction.base()), instruction.target());
  }
}
