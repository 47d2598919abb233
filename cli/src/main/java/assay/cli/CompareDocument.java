package assay.cli;

import assay.compare.Comparison;
import assay.compare.Contrast;
import assay.compare.Flip;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Comparisons as JSON; what is not known is null. */
record CompareDocument(List<One> comparisons) {
  record One(
      String base,
      String other,
      int paired,
      int baseOnly,
      int otherOnly,
      List<Line> contrasts,
      List<Flip> flips) {}

  record Line(
      String quantity,
      Map<String, String> slice,
      int tasks,
      double base,
      double other,
      double effect,
      Optional<Double> low,
      Optional<Double> high,
      double difference,
      double equivalence,
      Optional<Double> detectable,
      String conclusion) {}

  static CompareDocument of(List<Comparison> comparisons) {
    return new CompareDocument(comparisons.stream().map(CompareDocument::one).toList());
  }

  private static One one(Comparison comparison) {
    return new One(
        comparison.base(),
        comparison.other(),
        comparison.paired(),
        comparison.baseOnly(),
        comparison.otherOnly(),
        comparison.contrasts().stream().map(CompareDocument::line).toList(),
        comparison.flips());
  }

  private static Line line(Contrast one) {
    boolean known = Double.isFinite(one.detectable());
    return new Line(
        one.quantity().name(),
        one.slice(),
        one.tasks(),
        one.base(),
        one.other(),
        one.effect(),
        known ? Optional.of(one.low()) : Optional.empty(),
        known ? Optional.of(one.high()) : Optional.empty(),
        one.difference(),
        one.equivalence(),
        known ? Optional.of(one.detectable()) : Optional.empty(),
        one.conclusion().name());
  }
}
