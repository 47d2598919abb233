package assay.suites.flops.solver;

import assay.suites.flops.sass.Opcode;
import assay.suites.flops.sass.Operand;

/** Works on numbers as rows of bits, where the operands are known. */
final class Patterns extends WholeNumbers {
  Patterns(Execution execution) {
    super(execution);
  }

  /** False for what does not. */
  boolean execute(Opcode opcode) {
    switch (opcode) {
      case MOV -> write(plain());
      case HFMA2, HFMA2_MMA ->
          write(Execution.isZero(instruction.first()) ? loaded() : Lanes.UNKNOWN);
      case LOP3 -> logic();
      case SHF -> shift();
      case PRMT -> write(first().with(second(), third(), Patterns::permuted));
      case FLO -> write(plain().map(this::highestBit));
      case POPC -> write(plain().map(Integer::bitCount));
      case BREV -> write(plain().map(Integer::reverse));
      case BMSK -> write(first().with(plain(), Patterns::mask));
      case SGXT -> write(first().with(plain(), this::extended));
      case R2UR -> execution.write(instruction.uniformDestination(), first());
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

  private void logic() {
    int table = instruction.table();
    Lanes x = first();
    Lanes y = second();
    Lanes z = third();
    Lanes result = masked(x, y, z, table);
    write(result);
    Bits nonzero = Bits.where(result, value -> value != 0);
    Bits other = execution.condition();
    execution.write(
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
        instruction.shiftWraps()
            ? amount & (words ? 31 : 63)
            : (int) Math.min(amount & Lanes.WORD, most);
    if (instruction.shiftsRight()) {
      if (instruction.isHigh()) {
        int whole = Math.min(shift, 32);
        return signed ? high >> Math.min(whole, 31) : whole == 32 ? 0 : high >>> whole;
      }
      long both = Lanes.paired(low, high);
      return (int) (signed ? both >> shift : both >>> shift);
    }
    long both = Lanes.paired(low, high);
    return instruction.isHigh() ? (int) (both << shift >>> 32) : shift >= 32 ? 0 : low << shift;
  }

  private static int permuted(int x, int selector, int y) {
    long both = Lanes.paired(x, y);
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

  private static int mask(int from, int count) {
    int length = Math.min(count & 0xff, 32 - (from & 31));
    int ones = length >= 32 ? -1 : (1 << length) - 1;
    return ones << (from & 31);
  }

  private int extended(int value, int bits) {
    int unused = 32 - Math.min(Math.max(bits & 0xff, 1), 32);
    return instruction.isSigned() ? value << unused >> unused : value << unused >>> unused;
  }
}
