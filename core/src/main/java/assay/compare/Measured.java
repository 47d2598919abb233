package assay.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A contrast before its chances are corrected for what else was looked at. */
record Measured(
    Quantity quantity,
    Map<String, String> slice,
    int tasks,
    double base,
    double other,
    double effect,
    double low,
    double high,
    double difference,
    double equivalence,
    double detectable) {

  static Measured passes(List<PairedTask> pairs, Map<String, String> slice, Settings settings) {
    double[] differences = new double[pairs.size()];
    double base = 0;
    double other = 0;
    for (int i = 0; i < differences.length; i++) {
      PairedTask pair = pairs.get(i);
      base += pair.basePass() / differences.length;
      other += pair.otherPass() / differences.length;
      differences[i] = pair.otherPass() - pair.basePass();
    }
    Estimate estimate = Estimate.ofShares(differences);
    double half = estimate.halfWidth();
    return new Measured(
        Quantity.PASS_RATE,
        slice,
        differences.length,
        base,
        other,
        other - base,
        Math.max(-1, estimate.mean() - half),
        Math.min(1, estimate.mean() + half),
        differences.length < 2 ? 1 : SignFlip.chance(differences, settings.seed()),
        estimate.equivalence(settings.passMargin()),
        estimate.detectable());
  }

  /** Nothing where no task was solved and timed by both. */
  static Optional<Measured> speeds(
      List<PairedTask> pairs, Map<String, String> slice, Settings settings) {
    List<PairedTask.LogSpeeds> speeds = new ArrayList<>();
    pairs.forEach(pair -> pair.logSpeeds().ifPresent(speeds::add));
    if (speeds.isEmpty()) {
      return Optional.empty();
    }
    double[] differences = speeds.stream().mapToDouble(one -> one.other() - one.base()).toArray();
    Estimate estimate = Estimate.of(differences);
    double half = estimate.halfWidth();
    return Optional.of(
        new Measured(
            Quantity.SPEED,
            slice,
            differences.length,
            geometricMean(speeds.stream().mapToDouble(PairedTask.LogSpeeds::base).toArray()),
            geometricMean(speeds.stream().mapToDouble(PairedTask.LogSpeeds::other).toArray()),
            Math.exp(estimate.mean()),
            Math.exp(estimate.mean() - half),
            Math.exp(estimate.mean() + half),
            estimate.difference(),
            estimate.equivalence(Math.log1p(settings.speedMargin())),
            Math.expm1(estimate.detectable())));
  }

  private static double geometricMean(double[] logs) {
    double sum = 0;
    for (double log : logs) {
      sum += log;
    }
    return Math.exp(sum / logs.length);
  }
}
