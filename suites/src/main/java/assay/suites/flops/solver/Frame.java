package assay.suites.flops.solver;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A warp within a function: who waits where, who has come back from it. What is counted in it
 * begins with nothing.
 */
final class Frame {
  /** What a function finds in place of the address it returns to. */
  static final int RETURN = 0x7fff_fff0;

  /** What a thread has by default, in bytes. */
  private static final int MOST_STACK = 1024;

  final TreeMap<Integer, Group> waiting = new TreeMap<>();
  final Map<Integer, Integer> turns = new HashMap<>();
  final Map<Integer, Group> before = new HashMap<>();
  final Set<Doubt> doubts;
  private final Optional<Frame> caller;
  private final int function;
  private final Tally single;
  private final Tally dual;
  private final Lanes stack;
  private Optional<Group> left = Optional.empty();
  private boolean pure = true;

  /** The kernel itself. */
  Frame() {
    this.doubts = EnumSet.noneOf(Doubt.class);
    this.caller = Optional.empty();
    this.function = 0;
    this.single = new Tally();
    this.dual = new Tally();
    this.stack = Lanes.UNKNOWN;
  }

  /** A function that threads are about to call. */
  Frame(Frame caller, int function, Group calling) {
    this.doubts = caller.doubts;
    this.caller = Optional.of(caller);
    this.function = function;
    this.single = new Tally(calling.single);
    this.dual = new Tally(calling.dual);
    this.stack = calling.register(Group.STACK_POINTER);
  }

  /** Those who have left it: ended with the kernel, or come back from the function. */
  Optional<Group> left() {
    return left;
  }

  /** Whether it has done nothing but what can be told from who has come back. */
  boolean isPure() {
    return pure;
  }

  boolean isWithin(int called) {
    return function == called || caller.map(frame -> frame.isWithin(called)).orElse(false);
  }

  void put(Group group) {
    if (group.lanes != 0) {
      waiting.merge(
          group.next,
          group,
          (there, arrived) -> {
            there.merge(arrived);
            return there;
          });
    }
  }

  /** Comes back from the function. */
  void leave(Group group) {
    if (group.lanes == 0) {
      return;
    }
    if (left.isPresent()) {
      left.get().merge(group);
    } else {
      left = Optional.of(group);
    }
  }

  /** Ends, however deep in functions. */
  void end(Group group) {
    if (caller.isEmpty()) {
      leave(group);
      return;
    }
    pure = false;
    group.single.plus(single);
    group.dual.plus(dual);
    caller.get().end(group);
  }

  /** A function that looks at what lies on the stack before it was called depends on it. */
  void touches(Lanes address, int lanes) {
    for (Frame frame = this; frame.caller.isPresent(); frame = frame.caller.get()) {
      frame.pure &= isBelow(address, frame.stack, lanes);
    }
  }

  private static boolean isBelow(Lanes address, Lanes stack, int lanes) {
    if ((lanes & ~(address.known() & stack.known())) != 0) {
      return false;
    }
    for (int rest = lanes; rest != 0; rest &= rest - 1) {
      int lane = Integer.numberOfTrailingZeros(rest);
      if (address.at(lane) >= stack.at(lane)) {
        return false;
      }
    }
    return true;
  }

  /** Every thread goes where its number says, from a base on. */
  void scatter(Group group, Lanes numbers, int base) {
    while (group.lanes != 0) {
      int number = numbers.at(Integer.numberOfTrailingZeros(group.lanes));
      Group part = group.part(group.lanes & numbers.same(Lanes.of(number)));
      group.lanes &= ~part.lanes;
      if (number == RETURN) {
        leave(part);
      } else {
        part.next = base + number;
        put(part);
      }
    }
  }

  /** Who calls ever deeper because of what is not known would run out of stack. */
  void dropTooDeep(Group group) {
    Lanes end = group.register(Group.STACK_POINTER);
    int tooDeep = 0;
    for (int rest = group.lanes & end.known(); rest != 0; rest &= rest - 1) {
      int lane = Integer.numberOfTrailingZeros(rest);
      boolean beyond = Constants.STACK_TOP - end.at(lane) > MOST_STACK;
      tooDeep |= beyond && group.weight[lane] < 1 ? 1 << lane : 0;
    }
    if (tooDeep != 0) {
      doubts.add(Doubt.DATA_LOOP);
      group.lanes &= ~tooDeep;
    }
  }
}
