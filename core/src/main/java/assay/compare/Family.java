package assay.compare;

import assay.score.ScoredTrial;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/** Tests that share one correction, because whoever looks at one looks at all. */
final class Family {
  private static final double SIGNIFICANT = 0.05;

  private record Test(int side, Measured measured) {}

  private final Settings settings;
  private final List<Test> tests = new ArrayList<>();

  Family(Settings settings) {
    this.settings = settings;
  }

  /** All the tasks at once. */
  void add(List<PairedTask> pairs, int side) {
    add(pairs, side, Map.of());
  }

  /** The tasks of each value of the label for themselves. */
  void addSlices(List<PairedTask> pairs, int side, String label) {
    Map<String, List<PairedTask>> slices = new TreeMap<>();
    for (PairedTask pair : pairs) {
      ScoredTrial any = pair.base().getFirst();
      String value = any.labels().get(label);
      if (value != null) {
        slices.computeIfAbsent(value, _ -> new ArrayList<>()).add(pair);
      }
    }
    slices.forEach((value, slice) -> add(slice, side, Map.of(label, value)));
  }

  private void add(List<PairedTask> pairs, int side, Map<String, String> slice) {
    tests.add(new Test(side, Measured.passes(pairs, slice, settings)));
    Measured.speeds(pairs, slice, settings).ifPresent(one -> tests.add(new Test(side, one)));
  }

  boolean isEmpty() {
    return tests.isEmpty();
  }

  /** Those of one side; the correction has seen all. */
  List<Contrast> contrasts(int side) {
    double[] difference = adjusted(Measured::difference);
    double[] equivalence = adjusted(Measured::equivalence);
    List<Contrast> contrasts = new ArrayList<>();
    for (int i = 0; i < tests.size(); i++) {
      if (tests.get(i).side() == side) {
        contrasts.add(contrast(tests.get(i).measured(), difference[i], equivalence[i]));
      }
    }
    return contrasts;
  }

  private double[] adjusted(ToDoubleFunction<Measured> chance) {
    return Holm.adjust(tests.stream().map(Test::measured).mapToDouble(chance).toArray());
  }

  private static Contrast contrast(Measured one, double difference, double equivalence) {
    return new Contrast(
        one.quantity(),
        new LinkedHashMap<>(one.slice()),
        one.tasks(),
        one.base(),
        one.other(),
        one.effect(),
        one.low(),
        one.high(),
        difference,
        equivalence,
        one.detectable(),
        conclusion(one, difference, equivalence));
  }

  private static Conclusion conclusion(Measured one, double difference, double equivalence) {
    if (equivalence <= SIGNIFICANT) {
      return Conclusion.SAME;
    }
    if (difference > SIGNIFICANT) {
      return Conclusion.AMBIGUOUS;
    }
    boolean up = one.other() > one.base();
    return switch (one.quantity()) {
      case PASS_RATE -> up ? Conclusion.BETTER : Conclusion.WORSE;
      case SPEED -> up ? Conclusion.FASTER : Conclusion.SLOWER;
    };
  }
}
