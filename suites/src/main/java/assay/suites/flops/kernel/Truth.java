package assay.suites.flops.kernel;

import java.util.Map;

/** What a device has executed in the first launch. */
public sealed interface Truth {
  /** The operations that are asked for. */
  Counts counts();

  /** The device, by its name. */
  String gpu();

  /** How it came to be known, in one word. */
  String label();

  /**
   * Read from a device's counters as whole numbers.
   *
   * @param compiler what the compiler says of itself
   * @param cubin SHA-256 of the instructions
   * @param executed instructions executed by threads, by their names
   * @param besides instructions that are not scored
   */
  record Measured(
      String gpu,
      String compiler,
      String cubin,
      Map<String, Long> executed,
      Map<String, Long> besides)
      implements Truth {
    public Measured {
      executed = Map.copyOf(executed);
      besides = Map.copyOf(besides);
    }

    /** A fused multiplication and addition are two operations. */
    @Override
    public Counts counts() {
      return Counts.executed(executed);
    }

    @Override
    public String label() {
      return "measured";
    }
  }

  /**
   * Taken from another benchmark as it is: a printed rate times a time, cut to a whole number, and
   * so off by a little nearly always.
   */
  record Published(String gpu, Counts counts) implements Truth {
    @Override
    public String label() {
      return "published";
    }
  }
}
