package assay.suites.flops.solver;

import assay.suites.flops.cubin.Kernel;
import assay.suites.flops.sass.Decoder;
import assay.suites.flops.sass.Instruction;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;

/**
 * Counts the floating-point operations of a launch without running it: every warp goes through the
 * instructions of the kernel with what is known of its registers, which is all that follows from
 * the shape of the launch and its arguments and nothing that lies in memory.
 */
public final class Solver {
  /** A loop on data turns so often at most where no argument is larger. */
  private static final long LEAST_TURNS = 64;

  /** So many instructions of warps are gone through in all: a minute's work. */
  private static final long STEPS = 40_000_000;

  private final Kernel kernel;
  private final Launch launch;
  private final List<Instruction> code;
  private final Constants constants;
  private final Loops loops;
  private final Slice slice;
  private final AtomicLong budget = new AtomicLong(STEPS);
  private final Set<Integer> endless = ConcurrentHashMap.newKeySet();

  public Solver(Kernel kernel, Launch launch) {
    this.kernel = kernel;
    this.launch = launch;
    this.code = Decoder.decode(kernel.code());
    this.constants = new Constants(kernel, launch);
    this.loops = new Loops(code);
    this.slice = new Slice(code);
  }

  public Estimate solve() {
    long blocks = launch.grid().count();
    return LongStream.range(0, blocks)
        .parallel()
        .mapToObj(this::block)
        .collect(Sum::new, Sum::add, Sum::add)
        .estimate();
  }

  private Sum block(long number) {
    Sum sum = new Sum();
    int x = (int) (number % launch.grid().x());
    int y = (int) (number / launch.grid().x() % launch.grid().y());
    int z = (int) (number / launch.grid().x() / launch.grid().y());
    for (int first = 0; first < launch.block().count(); first += Lanes.COUNT) {
      SpecialRegisters special = new SpecialRegisters(launch.block(), x, y, z, first);
      WarpRun run =
          new WarpRun(
              kernel,
              code,
              constants,
              loops,
              slice,
              endless,
              Math.max(LEAST_TURNS, launch.largest()),
              budget,
              special);
      sum.add(run.run(), special.lanes(), run.doubts());
    }
    return sum;
  }

  /** Over all warps. */
  private static final class Sum {
    private final Counts single = new Counts();
    private final Counts dual = new Counts();
    private final Set<Doubt> doubts = EnumSet.noneOf(Doubt.class);

    void add(Group ended, int lanes, Set<Doubt> doubtsOfWarp) {
      for (int left = lanes & ended.lanes; left != 0; left &= left - 1) {
        int lane = Integer.numberOfTrailingZeros(left);
        single.add(ended.single, lane);
        dual.add(ended.dual, lane);
      }
      doubts.addAll(doubtsOfWarp);
    }

    void add(Sum other) {
      single.add(other.single);
      dual.add(other.dual);
      doubts.addAll(other.doubts);
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
