package assay.suites.flops.solver;

import java.util.Arrays;

/**
 * Operations counted for each thread of a warp: at least, at most, and as expected. What is counted
 * at least and at most is kept twice: over all ways that a thread may have come, and over those
 * alone that are not only for rare operands.
 */
final class Tally {
  /** Nobody cares how much more it may be. */
  static final long MOST = 1L << 48;

  private final long[] least;
  private final long[] low;
  private final long[] high;
  private final long[] most;
  private final double[] expected;
  private long common;

  Tally() {
    least = new long[Lanes.COUNT];
    low = new long[Lanes.COUNT];
    high = new long[Lanes.COUNT];
    most = new long[Lanes.COUNT];
    expected = new double[Lanes.COUNT];
  }

  Tally(Tally other) {
    least = other.least.clone();
    low = other.low.clone();
    high = other.high.clone();
    most = other.most.clone();
    expected = other.expected.clone();
    common = other.common;
  }

  /** In every thread that is here. */
  void addAll(int operations) {
    common += operations;
  }

  /**
   * In some threads.
   *
   * @param possible threads that may or may not execute it, apart from the certain ones
   * @param guessed those of them of whom it is likely whether they do
   * @param likely those of them who do
   */
  void add(int operations, int certain, int possible, int guessed, int likely) {
    for (int left = certain; left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      least[lane] += operations;
      most[lane] += operations;
      surely(lane, operations);
    }
    for (int left = possible; left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      most[lane] += operations;
      if ((guessed >>> lane & 1) == 0) {
        high[lane] += operations;
        expected[lane] += operations / 2.0;
      } else if ((likely >>> lane & 1) != 0) {
        surely(lane, operations);
      }
    }
  }

  private void surely(int lane, int operations) {
    low[lane] += operations;
    high[lane] += operations;
    expected[lane] += operations;
  }

  /** At most so often as much more as there is more than in another. */
  void raise(int lane, Tally before, long times) {
    high[lane] = raised(high[lane], high(lane) - before.high(lane), times);
    most[lane] = raised(most[lane], most(lane) - before.most(lane), times);
  }

  /** As much more as one likes. */
  void raiseBeyondBounds(long expectedMore) {
    Arrays.fill(high, MOST);
    Arrays.fill(most, MOST);
    for (int lane = 0; lane < Lanes.COUNT; lane++) {
      expected[lane] += expectedMore;
    }
  }

  /** All of another on top. */
  void plus(Tally other) {
    common += other.common;
    for (int lane = 0; lane < Lanes.COUNT; lane++) {
      least[lane] += other.least[lane];
      low[lane] += other.low[lane];
      high[lane] = Math.min(MOST, high[lane] + other.high[lane]);
      most[lane] = Math.min(MOST, most[lane] + other.most[lane]);
      expected[lane] += other.expected[lane];
    }
  }

  private static long raised(long count, long more, long times) {
    return more > 0 && times > MOST / more
        ? MOST
        : Math.min(MOST, count + times * Math.max(0, more));
  }

  long least(int lane) {
    return least[lane] + common;
  }

  long low(int lane) {
    return low[lane] + common;
  }

  long high(int lane) {
    return high[lane] + common;
  }

  long most(int lane) {
    return most[lane] + common;
  }

  double expected(int lane) {
    return expected[lane] + common;
  }

  /** Threads of another group that came here on a way of their own. */
  void take(Tally other, int lanes) {
    for (int left = lanes; left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      least[lane] = other.least(lane) - common;
      most[lane] = other.most(lane) - common;
      takeLikely(other, lane);
    }
  }

  private void takeLikely(Tally other, int lane) {
    low[lane] = other.low(lane) - common;
    high[lane] = other.high(lane) - common;
    expected[lane] = other.expected(lane) - common;
  }

  /** A thread that came here on either of two ways, each as likely as its weight says. */
  void join(Tally other, int lane, double weight, double otherWeight) {
    least[lane] = Math.min(least(lane), other.least(lane)) - common;
    most[lane] = Math.max(most(lane), other.most(lane)) - common;
    if (weight == 0 && otherWeight > 0) {
      takeLikely(other, lane);
    } else if (otherWeight > 0 || weight == 0) {
      low[lane] = Math.min(low(lane), other.low(lane)) - common;
      high[lane] = Math.max(high(lane), other.high(lane)) - common;
      double all = weight + otherWeight;
      double share = all > 0 ? weight / all : 0.5;
      expected[lane] = expected(lane) * share + other.expected(lane) * (1 - share) - common;
    }
  }

  @Override
  public String toString() {
    return common + Arrays.toString(low) + Arrays.toString(high);
  }
}
