package assay.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Values worked out by hand from the formulas of the paper. */
class MetricsTest {
  private static final Offset<Double> EXACT = within(1e-12);

  private static List<Sample> withSpeedups(double... speedups) {
    List<Sample> samples = new ArrayList<>();
    for (double speedup : speedups) {
      samples.add(new Sample("scan", samples.size(), true, true, Map.of(4, speedup)));
    }
    return samples;
  }

  private static Sample failed(int index) {
    return new Sample("scan", index, true, false, Map.of());
  }

  @Test
  void weighsTheFastestMost() {
    List<Sample> samples = withSpeedups(1, 2, 4, 8);
    assertThat(Metrics.speedup(samples, 4, 1)).isEqualTo(3.75, EXACT);
    assertThat(Metrics.speedup(samples, 4, 2)).isEqualTo((2 + 2 * 4 + 3 * 8) / 6.0, EXACT);
    assertThat(Metrics.speedup(samples, 4, 3)).isEqualTo((4 + 3 * 8) / 4.0, EXACT);
    assertThat(Metrics.speedup(samples, 4, 4)).isEqualTo(8, EXACT);
  }

  @Test
  void countsAFailedSampleAsZero() {
    List<Sample> samples = new ArrayList<>(withSpeedups(8));
    samples.addAll(List.of(failed(1), failed(2), failed(3)));
    assertThat(Metrics.speedup(samples, 4, 1)).isEqualTo(2, EXACT);
    assertThat(Metrics.pass(samples, 1)).isEqualTo(0.25, EXACT);
    assertThat(Metrics.build(samples, 1)).isEqualTo(1);
  }

  @Test
  void givesNothingForASpeedupOfASampleThatFailedElsewhere() {
    List<Sample> samples = List.of(new Sample("scan", 0, true, false, Map.of(4, 8.0)));
    assertThat(Metrics.speedup(samples, 4, 1)).isZero();
    assertThat(Metrics.speedupMax(samples, Set.of(4), 1)).isZero();
    assertThat(Metrics.efficiencyMaxPooled(samples, Set.of(4), 1)).isZero();
  }

  @Test
  void passIsExactAtItsEnds() {
    assertThat(Metrics.pass(List.of(failed(0), failed(1)), 2)).isEqualTo(0.0);
    assertThat(Metrics.pass(withSpeedups(1, 1, 1, 1, 1, 1, 1), 3)).isEqualTo(1.0);
  }

  @Test
  void passIsTheChanceOfAtLeastOneHit() {
    List<Sample> samples = new ArrayList<>(withSpeedups(1, 1));
    samples.addAll(List.of(failed(2), failed(3), failed(4)));
    assertThat(Metrics.pass(samples, 2)).isEqualTo(1 - 3 / 10.0, EXACT);
    assertThat(Metrics.pass(samples, 4)).isEqualTo(1.0);
  }

  @Test
  void dividesByTheResourcesForEfficiency() {
    assertThat(Metrics.efficiency(withSpeedups(1, 2, 4, 8), 4, 2)).isEqualTo(34 / 24.0, EXACT);
  }

  @Test
  void tellsTheTwoMaximaApart() {
    List<Sample> samples =
        List.of(
            new Sample("scan", 0, true, true, Map.of(1, 1.0, 4, 3.0)),
            new Sample("scan", 1, true, true, Map.of(1, 0.5, 4, 2.0)));
    Set<Integer> ns = Set.of(1, 4);
    assertThat(Metrics.speedupMax(samples, ns, 1)).isEqualTo((3 + 2) / 2.0, EXACT);
    assertThat(Metrics.speedupMaxPooled(samples, ns, 1)).isEqualTo(6.5 / 4, EXACT);
    assertThat(Metrics.speedupMax(samples, ns, 2)).isEqualTo(3, EXACT);
    assertThat(Metrics.speedupMaxPooled(samples, ns, 2))
        .isEqualTo((1 + 2 * 2 + 3 * 3) / 6.0, EXACT);
    assertThat(Metrics.efficiencyMax(samples, ns, 1)).isEqualTo((1 + 0.5) / 2, EXACT);
    assertThat(Metrics.efficiencyMaxPooled(samples, ns, 1))
        .isEqualTo((1 + 0.75 + 0.5 + 0.5) / 4, EXACT);
  }

  @Test
  void refusesMoreDrawsThanSamples() {
    assertThatThrownBy(() -> Metrics.pass(withSpeedups(1, 2), 5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "A score at k = 5 needs 5 samples of every problem, but scan has 2; "
                + "ask for a smaller k or take more samples.");
    assertThatThrownBy(() -> Metrics.speedupMaxPooled(withSpeedups(1, 2), Set.of(1, 2, 4), 5))
        .hasMessageContaining("scan has 2");
    assertThatThrownBy(() -> Metrics.efficiencyMaxPooled(withSpeedups(1, 2), Set.of(1, 2, 4), 5))
        .hasMessageContaining("scan has 2");
    assertThatThrownBy(() -> Metrics.speedup(withSpeedups(1, 2), 4, 3))
        .hasMessageContaining("scan has 2");
    assertThatThrownBy(() -> Metrics.build(List.of(), 1)).hasMessageContaining("has 0");
  }

  @Test
  void refusesToDrawNothing() {
    assertThatThrownBy(() -> Metrics.pass(withSpeedups(1), 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("k must be at least 1, but is 0.");
  }

  @Test
  void staysExactForThousandsOfSamples() {
    double[] ranks = IntStream.rangeClosed(1, 5_000).mapToDouble(rank -> rank).toArray();
    for (int k : new int[] {1, 2, 100, 2_500, 4_999, 5_000}) {
      double expectedMaximumOfRanks = k * 5_001.0 / (k + 1);
      assertThat(Metrics.speedup(withSpeedups(ranks), 4, k))
          .isCloseTo(expectedMaximumOfRanks, within(1e-8));
    }
  }
}
