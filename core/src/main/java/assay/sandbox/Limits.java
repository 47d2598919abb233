package assay.sandbox;

import java.time.Duration;

/**
 * What a program may use. Zero means that the limit is not set, except for the wall clock and the
 * temporary folder, which always end.
 *
 * @param wall until it is killed with everything it started
 * @param cpuSeconds processor time of one process
 * @param addressMb address space of one process
 * @param dataMb private writable memory of one process
 * @param memoryMb memory of all processes together, where control groups can be had
 * @param processes processes and threads together
 * @param fileMb any one file, the captured output included
 * @param stackMb the main thread's stack, and the default of the others
 * @param temporaryMb the private {@code /tmp}, and as much again for {@code /dev/shm}
 */
public record Limits(
    Duration wall,
    int cpuSeconds,
    int addressMb,
    int dataMb,
    int memoryMb,
    int processes,
    int fileMb,
    int stackMb,
    int temporaryMb) {
  public Limits {
    if (wall.isNegative() || wall.isZero()) {
      throw new IllegalArgumentException("a wall clock limit must be positive, not " + wall);
    }
    if (temporaryMb <= 0) {
      throw new IllegalArgumentException("/tmp needs a size in MB above 0, not " + temporaryMb);
    }
    requireNotNegative(cpuSeconds, addressMb, dataMb, memoryMb, processes, fileMb, stackMb);
  }

  /** For a compiler and the linker behind it. */
  public static Limits build() {
    return new Limits(Duration.ofSeconds(60), 60, 8192, 0, 4096, 64, 512, 64, 512);
  }

  /** For a candidate that computes. */
  public static Limits run() {
    return new Limits(Duration.ofSeconds(60), 120, 16384, 8192, 8192, 128, 16, 8, 256);
  }

  public Limits withWall(Duration other) {
    return new Limits(
        other, cpuSeconds, addressMb, dataMb, memoryMb, processes, fileMb, stackMb, temporaryMb);
  }

  /** For who needs a device's driver, which reserves far more addresses than there is memory. */
  public Limits withoutAddressLimits() {
    return new Limits(wall, cpuSeconds, 0, 0, memoryMb, processes, fileMb, stackMb, temporaryMb);
  }

  private static void requireNotNegative(int... values) {
    for (int value : values) {
      if (value < 0) {
        throw new IllegalArgumentException("a limit cannot be negative: " + value);
      }
    }
  }
}
