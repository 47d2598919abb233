package assay.suites.flops.sass;

import java.util.Optional;

/**
 * An instruction, decoded. The fields that only some instructions have are read when they are asked
 * for; where their bits lie was learnt from disassembled code and is the same on all devices since
 * Volta.
 */
public final class Instruction {
  /** How long each is. */
  public static final int BYTES = 16;

  /** The register that is always zero, and that of a warp. */
  public static final int ZERO = 255;

  /** Where the registers of a warp begin. */
  public static final int UNIFORM = 256;

  public static final int UNIFORM_ZERO = UNIFORM + 63;

  private final int address;
  private final Word word;
  private final Optional<Opcode> opcode;
  private final boolean uniform;
  private final Operand first;
  private final Operand second;
  private final Operand third;
  private final Operand plain;
  private final Predicate guard;

  Instruction(int address, Word word) {
    this.address = address;
    this.word = word;
    int code = word.bits(0, 9);
    this.opcode = Opcode.of(code);
    this.uniform = opcode.map(one -> one.isUniform(code)).orElse(false);
    this.guard = new Predicate(word.bits(12, 3), word.bit(15));
    boolean negatesFirst = opcode.map(Opcode::negatesFirst).orElse(false);
    this.first =
        new Operand.Register(
            register(24), negatesFirst && word.bit(72), negatesFirst && word.bit(73));
    this.plain = middle();
    boolean negatesLast = opcode.map(Opcode::negatesLast).orElse(false);
    Operand last =
        new Operand.Register(
            register(64), negatesLast && word.bit(75), negatesLast && word.bit(74));
    boolean swapped = form() == 2 || form() == 3 || form() == 7;
    this.second = swapped ? last : plain;
    this.third = swapped ? plain : last;
  }

  private int form() {
    return word.bits(9, 3);
  }

  private Operand middle() {
    return switch (form()) {
      case 2, 4 -> new Operand.Immediate(word.bits(32, 32));
      case 3, 5 -> new Operand.Constant(constantBank(), constantOffset(), word.bit(63));
      case 6, 7 -> new Operand.Register(uniformRegister(32), word.bit(63), word.bit(62));
      default -> new Operand.Register(register(32), word.bit(63), word.bit(62));
    };
  }

  private int register(int at) {
    return uniform ? uniformRegister(at) : word.bits(at, 8);
  }

  private int uniformRegister(int at) {
    return UNIFORM + word.bits(at, 6);
  }

  public int address() {
    return address;
  }

  /** Empty where it is none that counting knows. */
  public Optional<Opcode> opcode() {
    return opcode;
  }

  /** Its lowest bits, for who does not know it. */
  public int code() {
    return word.bits(0, 12);
  }

  public Predicate guard() {
    return guard;
  }

  /** Whether the whole warp computes it once. */
  public boolean isUniform() {
    return uniform;
  }

  public Operand first() {
    return first;
  }

  public Operand second() {
    return second;
  }

  public Operand third() {
    return third;
  }

  /** What stands in the middle, be it second or third, for instructions with two operands. */
  public Operand plain() {
    return plain;
  }

  public int destination() {
    return register(16);
  }

  /** The warp's register that an instruction of threads writes. */
  public int uniformDestination() {
    return uniformRegister(16);
  }

  /** The register that a store takes its value from. */
  public int stored() {
    return word.bits(32, 8);
  }

  /** The register that an address begins with. */
  public int base() {
    return word.bits(24, 8);
  }

  public int uniformBase() {
    return uniformRegister(24);
  }

  /** What is added to an address. */
  public int displacement() {
    return word.bits(40, 24) << 8 >> 8;
  }

  /** How many registers a load or store moves. */
  public int width() {
    return switch (word.bits(73, 3)) {
      case 5 -> 2;
      case 6 -> 4;
      default -> 1;
    };
  }

  /** Whether a load or store moves less than a register. */
  public boolean isNarrow() {
    return word.bits(73, 3) < 4;
  }

  public int constantBank() {
    return word.bits(54, 5);
  }

  public int constantOffset() {
    return word.bits(38, 16);
  }

  private Predicate predicate(int at, int negated) {
    return new Predicate(word.bits(at, 3) + (uniform ? Predicate.UNIFORM : 0), word.bit(negated));
  }

  /** The bit it writes first. */
  public int predicateDestination() {
    return word.bits(81, 3) + (uniform ? Predicate.UNIFORM : 0);
  }

  public int secondPredicateDestination() {
    return word.bits(84, 3) + (uniform ? Predicate.UNIFORM : 0);
  }

  /** The bit that a comparison is combined with, that selects, or that carries. */
  public Predicate condition() {
    return predicate(87, 90);
  }

  /** The second bit that carries, or that is combined. */
  public Predicate secondCondition() {
    return predicate(77, 80);
  }

  /** The result for the lower halves, or the third bit that is combined. */
  public Predicate thirdCondition() {
    Predicate plainOne = predicate(68, 71);
    return word.bit(67)
        ? new Predicate(word.bits(68, 3) + Predicate.UNIFORM, word.bit(71))
        : plainOne;
  }

  /** Numbers with a sign. */
  public boolean isSigned() {
    return word.bit(73);
  }

  /** The same for what compares vectors. */
  public boolean isSignedVector() {
    return word.bit(72);
  }

  /** The same for what makes numbers with a fraction. */
  public boolean isSignedSource() {
    return word.bit(74);
  }

  /** Takes a bit that was carried. */
  public boolean isExtended() {
    return word.bit(74);
  }

  /** Compares the upper halves, after the lower ones. */
  public boolean isUpperHalf() {
    return word.bit(72);
  }

  /** How whole numbers are compared: bit 0 is less, bit 1 equal, bit 2 greater. */
  public int comparison() {
    return word.bits(76, 3);
  }

  /** The same with bit 3: or one of them is no number. */
  public int fractionComparison() {
    return word.bits(76, 4);
  }

  /** What a comparison is combined by: 0 and, 1 or, 2 exclusive or. */
  public int combination() {
    return word.bits(74, 2);
  }

  /** The table of a logical operation. */
  public int table() {
    return word.bits(72, 8);
  }

  public int predicateTable() {
    return word.bits(72, 5) << 3 | word.bits(64, 3);
  }

  public int secondPredicateTable() {
    return word.bits(16, 8);
  }

  public boolean combinesByAnd() {
    return word.bit(80);
  }

  /** The upper half of a result is asked for. */
  public boolean isHigh() {
    return word.bit(80);
  }

  public boolean shiftsRight() {
    return word.bit(76);
  }

  public boolean shiftWraps() {
    return word.bit(75);
  }

  /** The kind of what is shifted: bit 0 without sign, bit 1 of 32 bits. */
  public int shiftKind() {
    return word.bits(73, 2);
  }

  public int shift() {
    return word.bits(75, 5);
  }

  /** The upper half of what is shifted is the sign of the lower. */
  public boolean signExtends() {
    return word.bit(73);
  }

  public boolean limitsToPositive() {
    return word.bit(76);
  }

  /** The highest bit is counted from above. */
  public boolean countsFromAbove() {
    return word.bit(74);
  }

  public int specialRegister() {
    return word.bits(72, 8);
  }

  /** Which special function it is. */
  public int function() {
    return word.bits(74, 4);
  }

  /** 0 to the nearest, 1 down, 2 up, 3 towards zero. */
  public int rounding() {
    return word.bits(78, 2);
  }

  public boolean givesSigned() {
    return word.bit(72);
  }

  /** 2 for 32 bits, 3 for 64. */
  public int destinationSize() {
    return word.bits(75, 2);
  }

  /** 0 for 8 bits, 1 for 16, 2 for 32, 3 for 64. */
  public int sourceSize() {
    return word.bits(84, 2);
  }

  /** 0 all, 1 any, 2 equal. */
  public int vote() {
    return word.bits(72, 2);
  }

  /** Jumps only where the warp is not whole. */
  public boolean isForDivergence() {
    return word.bit(91);
  }

  /** Where it jumps to; for a return, what the register is added to. */
  public int target() {
    long quarter =
        (long) word.bits(64, 18) << 38 | (long) word.bits(34, 30) << 8 | word.bits(16, 8);
    long signed = quarter << 8 >> 8;
    return (int) (address + BYTES + signed * 4);
  }
}
