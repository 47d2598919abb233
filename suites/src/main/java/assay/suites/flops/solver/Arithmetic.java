package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Opcode;
import assay.suites.flops.sass.Operand;
import assay.suites.flops.sass.Predicate;

/** Computes whole numbers and predicates as a device does, where the operands are known. */
final class Arithmetic {
  private static final long WORD = 0xffff_ffffL;

  private final Group group;
  private final Constants constants;
  private final Instruction instruction;
  private final int certain;
  private final int possible;

  /** One instruction, in the threads that certainly execute it and those that may. */
  Arithmetic(Group group, Constants constants, Instruction instruction, int certain, int possible) {
    this.group = group;
    this.constants = constants;
    this.instruction = instruction;
    this.certain = certain;
    this.possible = possible;
  }

  /** False for what is not about whole numbers. */
  boolean execute(Opcode opcode) {
    switch (opcode) {
      case MOV -> write(plain());
      case HFMA2, HFMA2_MMA -> write(isZero(instruction.first()) ? loaded() : Lanes.UNKNOWN);
      case IADD3 -> add();
      case IMAD -> multiply();
      case IMAD_WIDE -> multiplyWide();
      case IMAD_HI -> multiplyHigh();
      case LEA -> shiftAndAdd();
      case LOP3 -> logic();
      case SHF -> shift();
      case SEL -> write(chosen(condition(), first(), plain()));
      case PRMT -> write(first().with(second(), third(), Arithmetic::permuted));
      case IABS -> write(plain().map(Math::abs));
      case FLO -> write(plain().map(this::highestBit));
      case POPC -> write(plain().map(Integer::bitCount));
      case BREV -> write(plain().map(Integer::reverse));
      case VIADD -> write(first().with(plain(), Integer::sum));
      case VIADDMNMX -> {
        Lanes sum = first().with(second(), Integer::sum);
        write(positive(extreme(sum, third())));
      }
      case VIMNMX, IMNMX -> write(positive(extreme(first(), plain())));
      case VIMNMX3 -> write(positive(extreme(extreme(first(), second()), third())));
      case BMSK -> write(first().with(plain(), Arithmetic::mask));
      case SGXT -> write(first().with(plain(), this::extended));
      case ISETP -> compare();
      case PLOP3 -> predicateLogic();
      case P2R -> write(packed());
      case R2P -> unpack();
      case R2UR -> group.write(instruction.uniformDestination(), first(), certain, possible);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** A constant to which nothing is added. */
  private Lanes loaded() {
    return instruction.plain() instanceof Operand.Immediate(int bits)
        ? Lanes.of(bits)
        : Lanes.UNKNOWN;
  }

  private void write(Lanes value) {
    group.write(instruction.destination(), value, certain, possible);
  }

  private void write(int predicate, Bits value) {
    group.write(predicate, value, certain, possible);
  }

  private Bits condition() {
    return group.predicate(instruction.condition());
  }

  private Lanes first() {
    return whole(instruction.first(), false);
  }

  private Lanes second() {
    return whole(instruction.second(), false);
  }

  private Lanes third() {
    return whole(instruction.third(), false);
  }

  private Lanes plain() {
    return whole(instruction.plain(), false);
  }

  /** The operand's number; where something is carried, its opposite is one less. */
  private Lanes whole(Operand operand, boolean carried) {
    return switch (operand) {
      case Operand.Immediate(int bits) -> Lanes.of(bits);
      case Operand.Register(int index, boolean negated, _) -> {
        Lanes value = group.register(index);
        yield negated ? value.map(carried ? x -> ~x : x -> -x) : value;
      }
      case Operand.Constant(int bank, int offset, boolean negated) -> {
        Lanes value = constants.lanes(bank, offset);
        yield negated ? value.map(carried ? x -> ~x : x -> -x) : value;
      }
    };
  }

  private Lanes carry(Predicate one) {
    Bits bits = group.predicate(one);
    return Lanes.each(bits.known(), lane -> bits.value() >>> lane & 1);
  }

  private void add() {
    boolean carried = instruction.isExtended();
    Operand[] operands = {instruction.first(), instruction.second(), instruction.third()};
    Lanes low = Lanes.ZERO;
    Lanes over = Lanes.ZERO;
    for (Operand operand : operands) {
      Lanes term = whole(operand, carried);
      boolean wraps = !carried && isNegated(operand);
      over = over.with(carriedBy(low, term, wraps), Integer::sum);
      low = low.with(term, Integer::sum);
    }
    if (carried) {
      for (Predicate one :
          new Predicate[] {instruction.condition(), instruction.secondCondition()}) {
        Lanes bit = carry(one);
        over = over.with(carriedBy(low, bit, false), Integer::sum);
        low = low.with(bit, Integer::sum);
      }
    }
    write(low);
    write(instruction.predicateDestination(), bits(over, count -> count > 0));
    write(instruction.secondPredicateDestination(), bits(over, count -> count > 1));
  }

  private static boolean isNegated(Operand operand) {
    return switch (operand) {
      case Operand.Register(_, boolean negated, _) -> negated;
      case Operand.Constant(_, _, boolean negated) -> negated;
      case Operand.Immediate _ -> false;
    };
  }

  /** 1 where the sum is too long; the opposite of zero always carries. */
  private static Lanes carriedBy(Lanes sum, Lanes term, boolean negated) {
    return sum.with(
        term, (x, y) -> ((x & WORD) + (y & WORD)) >>> 32 != 0 || (negated && y == 0) ? 1 : 0);
  }

  /** Two words as one number. */
  static long paired(int low, int high) {
    return ((long) high << Integer.SIZE) | (low & WORD);
  }

  /** A property of numbers. */
  private interface Property {
    boolean holds(int value);
  }

  private static Bits bits(Lanes values, Property property) {
    int set = 0;
    for (int left = values.known(); left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      set |= property.holds(values.at(lane)) ? 1 << lane : 0;
    }
    return Bits.of(values.known(), set);
  }

  private void multiply() {
    Lanes sum = first().with(second(), third(), (x, y, z) -> x * y + z);
    if (isZero(instruction.first()) || isZero(instruction.second())) {
      sum = third();
    }
    write(instruction.isExtended() ? sum.with(carry(instruction.condition()), Integer::sum) : sum);
  }

  static boolean isZero(Operand operand) {
    return operand instanceof Operand.Register(int index, _, _)
        && (index == Instruction.ZERO || index == Instruction.UNIFORM_ZERO);
  }

  /** The upper register of a pair. */
  private Lanes upper(Operand operand) {
    return operand instanceof Operand.Register(int index, _, _) && !isZero(operand)
        ? group.register(index + 1)
        : Lanes.ZERO;
  }

  private long product(int lane, Lanes x, Lanes y) {
    return instruction.isSigned()
        ? (long) x.at(lane) * y.at(lane)
        : (x.at(lane) & WORD) * (y.at(lane) & WORD);
  }

  private void multiplyWide() {
    Lanes x = first();
    Lanes y = second();
    Lanes low = third();
    Lanes high = upper(instruction.third());
    Lanes carried = instruction.isExtended() ? carry(instruction.condition()) : Lanes.ZERO;
    boolean nothing = isZero(instruction.first()) || isZero(instruction.second());
    int known = (nothing ? Lanes.ALL : x.known() & y.known()) & low.known() & carried.known();
    int knownHigh = known & high.known();
    java.util.function.IntToLongFunction sum =
        lane -> product(lane, x, y) + paired(low.at(lane), high.at(lane)) + carried.at(lane);
    boolean same =
        x.isUniform()
            && y.isUniform()
            && low.isUniform()
            && high.isUniform()
            && carried.isUniform();
    Lanes lower =
        same
            ? Lanes.of((int) sum.applyAsLong(0)).only(known)
            : Lanes.each(known, lane -> (int) sum.applyAsLong(lane));
    Lanes higher =
        same
            ? Lanes.of((int) (sum.applyAsLong(0) >>> 32)).only(knownHigh)
            : Lanes.each(knownHigh, lane -> (int) (sum.applyAsLong(lane) >>> 32));
    write(lower);
    if (instruction.destination() != Instruction.ZERO
        && instruction.destination() != Instruction.UNIFORM_ZERO) {
      group.write(instruction.destination() + 1, higher, certain, possible);
    }
    int over = 0;
    for (int left = knownHigh; left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      long product = product(lane, x, y);
      over |= Long.compareUnsigned(sum.applyAsLong(lane), product) < 0 ? 1 << lane : 0;
    }
    write(instruction.predicateDestination(), Bits.of(knownHigh, over));
  }

  private void multiplyHigh() {
    Lanes x = first();
    Lanes y = second();
    Lanes low = third();
    Lanes high = upper(instruction.third());
    int known = x.known() & y.known() & low.known() & high.known();
    write(
        Lanes.each(
            known,
            lane -> {
              long sum = product(lane, x, y) + paired(low.at(lane), high.at(lane));
              return (int) (sum >>> Integer.SIZE);
            }));
  }

  private void shiftAndAdd() {
    Lanes low = first();
    Lanes addend = second();
    int shift = instruction.shift();
    Lanes shifted;
    if (instruction.isHigh()) {
      Lanes high = instruction.signExtends() ? low.map(x -> x >> 31) : third();
      shifted = low.with(high, (x, y) -> (int) (paired(x, y) << shift >>> 32));
    } else {
      shifted = low.map(x -> x << shift);
    }
    Lanes over = carriedBy(shifted, addend, false);
    Lanes sum = shifted.with(addend, Integer::sum);
    if (instruction.isExtended()) {
      Lanes bit = carry(instruction.condition());
      over = over.with(carriedBy(sum, bit, false), Integer::sum);
      sum = sum.with(bit, Integer::sum);
    }
    write(sum);
    write(instruction.predicateDestination(), bits(over, count -> count > 0));
  }

  private void logic() {
    int table = instruction.table();
    Lanes x = first();
    Lanes y = second();
    Lanes z = third();
    Lanes result = masked(x, y, z, table);
    write(result);
    Bits nonzero = bits(result, value -> value != 0);
    Bits other = condition();
    write(
        instruction.predicateDestination(),
        instruction.combinesByAnd() ? nonzero.and(other) : nonzero.or(other));
  }

  /** An unknown operand does not matter where the table says so for all the others' bits. */
  private static Lanes masked(Lanes x, Lanes y, Lanes z, int table) {
    boolean withoutX = (table & 0xf) == table >>> 4;
    boolean withoutY = (table & 0x33) == (table >>> 2 & 0x33);
    boolean withoutZ = (table & 0x55) == (table >>> 1 & 0x55);
    Lanes zero = Lanes.ZERO;
    return (withoutX ? zero : x)
        .with(withoutY ? zero : y, withoutZ ? zero : z, (a, b, c) -> looked(a, b, c, table));
  }

  private static int looked(int x, int y, int z, int table) {
    int result = 0;
    result |= (table & 1) != 0 ? ~x & ~y & ~z : 0;
    result |= (table & 2) != 0 ? ~x & ~y & z : 0;
    result |= (table & 4) != 0 ? ~x & y & ~z : 0;
    result |= (table & 8) != 0 ? ~x & y & z : 0;
    result |= (table & 16) != 0 ? x & ~y & ~z : 0;
    result |= (table & 32) != 0 ? x & ~y & z : 0;
    result |= (table & 64) != 0 ? x & y & ~z : 0;
    result |= (table & 128) != 0 ? x & y & z : 0;
    return result;
  }

  private void shift() {
    Lanes x = first();
    Lanes y = second();
    Lanes z = third();
    if (instruction.shiftsRight() && instruction.isHigh()) {
      x = Lanes.ZERO;
    } else if (!instruction.shiftsRight() && !instruction.isHigh()) {
      z = Lanes.ZERO;
    }
    write(x.with(y, z, this::shifted));
  }

  private int shifted(int low, int amount, int high) {
    boolean words = (instruction.shiftKind() & 2) != 0;
    boolean signed = (instruction.shiftKind() & 1) == 0;
    int most = words ? 32 : 63;
    int shift =
        instruction.shiftWraps() ? amount & (words ? 31 : 63) : (int) Math.min(amount & WORD, most);
    if (instruction.shiftsRight()) {
      if (instruction.isHigh()) {
        int whole = Math.min(shift, 32);
        return signed ? high >> Math.min(whole, 31) : whole == 32 ? 0 : high >>> whole;
      }
      long both = paired(low, high);
      return (int) (signed ? both >> shift : both >>> shift);
    }
    long both = paired(low, high);
    return instruction.isHigh() ? (int) (both << shift >>> 32) : shift >= 32 ? 0 : low << shift;
  }

  private static int permuted(int x, int selector, int y) {
    long both = paired(x, y);
    int result = 0;
    for (int byteOf = 0; byteOf < 4; byteOf++) {
      int choice = (selector >>> (4 * byteOf)) & 0xf;
      int picked = (int) (both >>> (8 * (choice & 7))) & 0xff;
      if ((choice & 8) != 0) {
        picked = (picked & 0x80) != 0 ? 0xff : 0;
      }
      result |= picked << (8 * byteOf);
    }
    return result;
  }

  private int highestBit(int value) {
    int seen = instruction.isSigned() && value < 0 ? ~value : value;
    if (seen == 0) {
      return -1;
    }
    int leading = Integer.numberOfLeadingZeros(seen);
    return instruction.countsFromAbove() ? leading : 31 - leading;
  }

  /** The smaller where the condition holds, the larger where it does not. */
  private Lanes extreme(Lanes x, Lanes y) {
    boolean signed = instruction.isSignedVector();
    Lanes smaller =
        x.with(y, (a, b) -> (signed ? a < b : Integer.compareUnsigned(a, b) < 0) ? a : b);
    Lanes larger =
        x.with(y, (a, b) -> (signed ? a < b : Integer.compareUnsigned(a, b) < 0) ? b : a);
    return chosen(condition(), smaller, larger);
  }

  private Lanes positive(Lanes value) {
    return instruction.limitsToPositive() ? value.map(x -> Math.max(x, 0)) : value;
  }

  static Lanes chosen(Bits condition, Lanes yes, Lanes no) {
    int known = condition.known();
    Lanes picked = no.replaced(yes, known & condition.value());
    return known == Lanes.ALL ? picked : picked.joined(yes, ~known);
  }

  private static int mask(int from, int count) {
    int length = Math.min(count & 0xff, 32 - (from & 31));
    int ones = length >= 32 ? -1 : (1 << length) - 1;
    return ones << (from & 31);
  }

  private int extended(int value, int bits) {
    int unused = 32 - Math.min(Math.max(bits & 0xff, 1), 32);
    return instruction.isSigned() ? value << unused >> unused : value << unused >>> unused;
  }

  private void compare() {
    Lanes x = first();
    Lanes y = plain();
    boolean signed = instruction.isSigned();
    int wanted = instruction.comparison();
    Lanes order =
        x.with(y, (a, b) -> signed ? Integer.compare(a, b) : Integer.compareUnsigned(a, b));
    Bits holds = bits(order, o -> (wanted & (o < 0 ? 1 : o == 0 ? 2 : 4)) != 0);
    if (instruction.isUpperHalf()) {
      Bits equal = bits(order, o -> o == 0);
      Bits strict = bits(order, o -> (wanted & (o < 0 ? 1 : 4)) != 0 && o != 0);
      Bits lower = group.predicate(instruction.thirdCondition());
      holds = equal.not().and(strict).or(equal.and(lower));
    }
    if (wanted == 0 || wanted == 7) {
      holds = wanted == 0 ? Bits.FALSE : Bits.TRUE;
    }
    write(instruction.predicateDestination(), combined(holds));
    write(instruction.secondPredicateDestination(), combined(holds.not()));
  }

  private Bits combined(Bits holds) {
    return combined(instruction, holds, condition());
  }

  static Bits combined(Instruction instruction, Bits holds, Bits other) {
    return switch (instruction.combination()) {
      case 0 -> holds.and(other);
      case 1 -> holds.or(other);
      default -> holds.xor(other);
    };
  }

  private void predicateLogic() {
    Bits x = condition();
    Bits y = group.predicate(instruction.secondCondition());
    Bits z = group.predicate(instruction.thirdCondition());
    write(instruction.predicateDestination(), looked(x, y, z, instruction.predicateTable()));
    write(
        instruction.secondPredicateDestination(),
        looked(x, y, z, instruction.secondPredicateTable()));
  }

  private static Bits looked(Bits x, Bits y, Bits z, int table) {
    Bits result = Bits.FALSE;
    for (int row = 0; row < 8; row++) {
      if ((table >>> row & 1) != 0) {
        Bits term = ((row & 4) != 0 ? x : x.not()).and((row & 2) != 0 ? y : y.not());
        result = result.or(term.and((row & 1) != 0 ? z : z.not()));
      }
    }
    return table == 0xff ? Bits.TRUE : result;
  }

  private Lanes packed() {
    Lanes mask = plain();
    Lanes result = first().with(mask, (x, m) -> x & ~m);
    int base = instruction.isUniform() ? Predicate.UNIFORM : 0;
    for (int index = 0; index < Predicate.TRUE; index++) {
      int bit = 1 << index;
      Lanes value = carry(new Predicate(base + index, false));
      if (mask.isUniform() && (mask.at(0) & bit) == 0) {
        continue;
      }
      result = result.with(value, mask, (x, v, m) -> x | ((m & bit) != 0 ? v * bit : 0));
    }
    return result;
  }

  private void unpack() {
    Lanes value = first();
    Lanes mask = plain();
    for (int index = 0; index < Predicate.TRUE; index++) {
      int bit = 1 << index;
      if (mask.isUniform() && (mask.at(0) & bit) != 0) {
        write(index, bits(value, x -> (x & bit) != 0));
      }
    }
  }
}
