package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;

/** What a warp knows of itself: where it is in its block and where that is in the grid. */
final class SpecialRegisters {
  private static final int LANE = 0x00;
  private static final int THREAD_X = 0x21;
  private static final int THREAD_Y = 0x22;
  private static final int THREAD_Z = 0x23;
  private static final int BLOCK_X = 0x25;
  private static final int BLOCK_Y = 0x26;
  private static final int BLOCK_Z = 0x27;
  private static final int NOTHING = 0xff;

  private final Extent block;
  private final int x;
  private final int y;
  private final int z;
  private final int first;

  /**
   * A warp.
   *
   * @param x where its block is in the grid
   * @param first the number of its first thread in the block
   */
  SpecialRegisters(Extent block, int x, int y, int z, int first) {
    this.block = block;
    this.x = x;
    this.y = y;
    this.z = z;
    this.first = first;
  }

  /** The threads there are. */
  int lanes() {
    long left = block.count() - first;
    return left >= Lanes.COUNT ? Lanes.ALL : (1 << left) - 1;
  }

  Lanes value(Instruction instruction) {
    return switch (instruction.specialRegister()) {
      case LANE -> Lanes.each(lane -> lane);
      case THREAD_X -> block.x() == 1 ? Lanes.ZERO : Lanes.each(lane -> (first + lane) % block.x());
      case THREAD_Y ->
          block.y() == 1 ? Lanes.ZERO : Lanes.each(lane -> (first + lane) / block.x() % block.y());
      case THREAD_Z ->
          block.z() == 1
              ? Lanes.ZERO
              : Lanes.each(lane -> (first + lane) / (block.x() * block.y()));
      case BLOCK_X -> Lanes.of(x);
      case BLOCK_Y -> Lanes.of(y);
      case BLOCK_Z -> Lanes.of(z);
      case NOTHING -> Lanes.ZERO;
      default -> Lanes.UNKNOWN;
    };
  }
}
