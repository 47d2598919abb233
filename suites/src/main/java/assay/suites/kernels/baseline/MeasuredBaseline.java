package assay.suites.kernels.baseline;

import java.time.Instant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.hipparchus.stat.StatUtils;

/**
 * How long a module takes as it comes and compiled.
 *
 * @param fingerprint of its text, its constants and the program that measured it
 * @param eager milliseconds of calls of the module as it comes
 */
public record MeasuredBaseline(
    BaselineKey key,
    String fingerprint,
    Instant measured,
    List<Double> eager,
    Map<CompileMode, CompiledTimes> compiled) {
  /** How far apart two times of the module as it comes may be, as a share. */
  public static final double DRIFT = 0.15;

  public MeasuredBaseline {
    eager = List.copyOf(eager);
    Map<CompileMode, CompiledTimes> sorted = new EnumMap<>(CompileMode.class);
    sorted.putAll(compiled);
    compiled = Collections.unmodifiableMap(sorted);
  }

  /** The median. */
  public double eagerMs() {
    return median(eager);
  }

  public static double median(List<Double> times) {
    return StatUtils.percentile(times.stream().mapToDouble(Double::doubleValue).toArray(), 50);
  }

  /** Whether the module as it comes takes as long elsewhere as it did here. */
  public boolean agrees(double milliseconds, double drift) {
    double ratio = milliseconds / eagerMs();
    return Math.max(ratio, 1 / ratio) <= 1 + drift;
  }

  /** With what else was measured at the same time or later. */
  public MeasuredBaseline with(Map<CompileMode, CompiledTimes> more) {
    Map<CompileMode, CompiledTimes> all = new EnumMap<>(CompileMode.class);
    all.putAll(compiled);
    all.putAll(more);
    return new MeasuredBaseline(key, fingerprint, measured, eager, all);
  }
}
