package assay.suites.flops.sass;

/** The 128 bits of an instruction. */
record Word(long low, long high) {
  /** At most 32 bits from there on. */
  int bits(int from, int count) {
    long field;
    if (from >= Long.SIZE) {
      field = high >>> (from - Long.SIZE);
    } else if (from + count <= Long.SIZE) {
      field = low >>> from;
    } else {
      field = low >>> from | high << (Long.SIZE - from);
    }
    return (int) (field & ((1L << count) - 1));
  }

  boolean bit(int at) {
    return bits(at, 1) != 0;
  }
}
