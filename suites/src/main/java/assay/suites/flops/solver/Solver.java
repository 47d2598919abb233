package assay.suites.flops.solver;

import assay.suites.flops.cubin.Kernel;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.LongStream;

/**
 * Counts the floating-point operations of a launch without running it: every warp goes through the
 * instructions of the kernel with what is known of its registers, which is all that follows from
 * the shape of the launch and its arguments and nothing that lies in memory.
 */
public final class Solver {
  /** So many instructions of warps are gone through in all: some seconds' work. */
  private static final long STEPS = 40_000_000;

  /** So many blocks share what is left of them. */
  private static final long WAVE = 8;

  private final Launch launch;
  private final Program program;
  private final int warps;

  public Solver(Kernel kernel, Launch launch) {
    this.launch = launch;
    this.program = new Program(kernel, launch);
    this.warps = Math.ceilDiv((int) launch.block().count(), Lanes.COUNT);
  }

  /** The same for the same launch, on however many processors. */
  public Estimate solve() {
    Sum sum = new Sum();
    long blocks = launch.grid().count();
    Set<Integer> endless = new HashSet<>();
    LongStream.of(0, blocks / 2, blocks - 1)
        .distinct()
        .forEach(number -> block(number, STEPS / warps, endless));
    for (long first = 0; first < blocks; first += WAVE) {
      long allowed = Math.max(0, STEPS - sum.steps) / (WAVE * warps);
      LongStream.range(first, Math.min(first + WAVE, blocks))
          .parallel()
          .mapToObj(number -> block(number, allowed, new HashSet<>(endless)))
          .toList()
          .forEach(sum::add);
    }
    return sum.estimate();
  }

  /**
   * All warps of a block.
   *
   * @param endless loops that are known to have no known end; those that are found are added
   */
  private Sum block(long number, long allowed, Set<Integer> endless) {
    Sum sum = new Sum();
    int x = (int) (number % launch.grid().x());
    int y = (int) (number / launch.grid().x() % launch.grid().y());
    int z = (int) (number / launch.grid().x() / launch.grid().y());
    for (int first = 0; first < launch.block().count(); first += Lanes.COUNT) {
      SpecialRegisters special = new SpecialRegisters(launch.block(), x, y, z, first);
      WarpRun run = new WarpRun(program, endless, allowed, special);
      sum.add(run.run(), special.lanes(), run);
    }
    return sum;
  }

  /** Over all warps. */
  private static final class Sum {
    private final Counts single = new Counts();
    private final Counts dual = new Counts();
    private long steps;
    private final Set<Doubt> doubts = EnumSet.noneOf(Doubt.class);

    void add(Group ended, int lanes, WarpRun run) {
      for (int left = lanes & ended.lanes; left != 0; left &= left - 1) {
        int lane = Integer.numberOfTrailingZeros(left);
        single.add(ended.single, lane);
        dual.add(ended.dual, lane);
      }
      doubts.addAll(run.doubts());
      steps += run.steps();
    }

    void add(Sum other) {
      single.add(other.single);
      dual.add(other.dual);
      doubts.addAll(other.doubts);
      steps += other.steps;
    }

    Estimate estimate() {
      boolean exact = single.range().isExact() && dual.range().isExact();
      return new Estimate(single.range(), dual.range(), exact ? Set.of() : doubts);
    }
  }

  private static final class Counts {
    private long least;
    private long low;
    private double expected;
    private long high;
    private long most;

    void add(Tally tally, int lane) {
      least += tally.least(lane);
      low += tally.low(lane);
      expected += tally.expected(lane);
      high = sum(high, tally.high(lane));
      most = sum(most, tally.most(lane));
    }

    void add(Counts other) {
      least += other.least;
      low += other.low;
      expected += other.expected;
      high = sum(high, other.high);
      most = sum(most, other.most);
    }

    private static long sum(long count, long more) {
      return count > Long.MAX_VALUE - more ? Long.MAX_VALUE : count + more;
    }

    Range range() {
      return new Range(least, low, Math.round(expected), high, most);
    }
  }
}
