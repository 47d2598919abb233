package assay.suites.flops.sass;

/** What an instruction reads. */
public sealed interface Operand {
  /**
   * A register of the thread or, from 256 on, of the warp.
   *
   * @param negated its opposite is read
   * @param absolute its magnitude is read, of numbers with a fraction
   */
  record Register(int index, boolean negated, boolean absolute) implements Operand {}

  /** A number in the instruction itself; of a double its upper half. */
  record Immediate(int bits) implements Operand {}

  /** A place in a bank of constants. */
  record Constant(int bank, int offset, boolean negated) implements Operand {}
}
