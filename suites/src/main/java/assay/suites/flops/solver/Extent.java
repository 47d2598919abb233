package assay.suites.flops.solver;

/** The size of a grid or a block. */
public record Extent(int x, int y, int z) {
  public Extent {
    if (x < 1 || y < 1 || z < 1) {
      throw new IllegalArgumentException("a grid or block is empty");
    }
  }

  public long count() {
    return (long) x * y * z;
  }
}
