package assay.suites.kernels.baseline;

import assay.statistics.PairedRatio;
import assay.verdict.Pair;
import java.util.List;

/** What a module's compiled form showed. */
public sealed interface CompiledTimes {
  /**
   * Milliseconds of calls, in turns with the module as it comes.
   *
   * @param eager those of the module as it comes
   * @param compileSeconds until it was compiled
   */
  record Timed(List<Double> eager, List<Double> milliseconds, double compileSeconds)
      implements CompiledTimes {
    public Timed {
      eager = List.copyOf(eager);
      milliseconds = List.copyOf(milliseconds);
    }

    /** How many times faster it is than the module as it comes. */
    public double speedup() {
      return PairedRatio.of(List.of(new Pair(eager, milliseconds))).speedup().value();
    }
  }

  /** It could not be compiled, or came out wrong. */
  record Failed(String problem) implements CompiledTimes {}
}
