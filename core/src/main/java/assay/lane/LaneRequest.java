package assay.lane;

/**
 * What a step needs of the machine.
 *
 * @param cores cores that will compute
 * @param judgeCore whether one more core for the judge is wanted; granted where the machine has it
 * @param exclusive whether nothing else may run meanwhile
 * @param gpu whether a graphics processor is needed
 */
public record LaneRequest(int cores, boolean judgeCore, boolean exclusive, boolean gpu) {
  public LaneRequest {
    if (cores < 1) {
      throw new IllegalArgumentException("A lane needs at least one core");
    }
  }

  /** Without a graphics processor. */
  public LaneRequest(int cores, boolean judgeCore, boolean exclusive) {
    this(cores, judgeCore, exclusive, false);
  }

  /** One core for a compiler. */
  public static LaneRequest forBuild() {
    return new LaneRequest(1, false, false);
  }

  /** Cores to measure on, and one beside them for the judge. */
  public static LaneRequest forMeasuring(int cores, boolean exclusive) {
    return new LaneRequest(cores, true, exclusive);
  }

  /** The same with a graphics processor. */
  public LaneRequest withGpu() {
    return new LaneRequest(cores, judgeCore, exclusive, true);
  }
}
