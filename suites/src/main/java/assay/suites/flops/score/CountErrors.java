package assay.suites.flops.score;

import assay.suites.flops.kernel.Counts;
import assay.suites.flops.kernel.Kind;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;

/** How far counts are off. */
final class CountErrors {
  private CountErrors() {}

  /** The mean of |log10(said + 1) − log10(truth + 1)| over kernels that compute anything. */
  static double logarithmic(List<Prediction> predictions, Function<Counts, BigInteger> precision) {
    return predictions.stream()
        .filter(one -> one.truth().kind() != Kind.NONE)
        .mapToDouble(
            one ->
                Math.abs(
                    logarithm(precision.apply(one.saidOrNothing()))
                        - logarithm(precision.apply(one.truth()))))
        .average()
        .orElse(0);
  }

  private static double logarithm(BigInteger count) {
    return Math.log10(count.doubleValue() + 1);
  }

  /** The share of trials both of whose counts are right. */
  static double exact(List<Prediction> predictions) {
    return share(predictions, one -> one.said().filter(one.truth()::equals).isPresent());
  }

  /** The share of trials both of whose counts are off by such a share of the truth at most. */
  static double within(List<Prediction> predictions, BigDecimal part) {
    return share(
        predictions,
        one ->
            one.said().isPresent()
                && near(one.said().get().single(), one.truth().single(), part)
                && near(one.said().get().dual(), one.truth().dual(), part));
  }

  private static boolean near(BigInteger said, BigInteger truth, BigDecimal part) {
    BigDecimal off = new BigDecimal(said.subtract(truth).abs());
    return off.compareTo(new BigDecimal(truth).multiply(part)) <= 0;
  }

  /** The share of trials both of whose counts are at least half and at most twice the truth. */
  static double withinTwice(List<Prediction> predictions) {
    return share(
        predictions,
        one ->
            one.said().isPresent()
                && halfToTwice(one.said().get().single(), one.truth().single())
                && halfToTwice(one.said().get().dual(), one.truth().dual()));
  }

  private static boolean halfToTwice(BigInteger said, BigInteger truth) {
    return said.shiftLeft(1).compareTo(truth) >= 0 && said.compareTo(truth.shiftLeft(1)) <= 0;
  }

  static double answered(List<Prediction> predictions) {
    return share(predictions, one -> one.said().isPresent());
  }

  private static double share(
      List<Prediction> predictions, java.util.function.Predicate<Prediction> which) {
    return predictions.isEmpty()
        ? 0
        : (double) predictions.stream().filter(which).count() / predictions.size();
  }
}
