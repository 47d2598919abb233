package assay.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class SignFlipTest {
  @Test
  void triesEverySignOfFewDifferences() {
    assertThat(SignFlip.chance(new double[] {0.5, 0.25, 0.25, 0}, 1)).isEqualTo(0.25);
    assertThat(SignFlip.chance(new double[] {0.5, 0.25, -0.25}, 1)).isEqualTo(0.75);
    assertThat(SignFlip.chance(new double[] {-0.5, -0.25, -0.25}, 1)).isEqualTo(0.25);
  }

  @Test
  void nothingMovedIsNoEvidence() {
    assertThat(SignFlip.chance(new double[] {0, 0, 0}, 1)).isEqualTo(1);
  }

  @Test
  void countsSignsWhereAllDifferencesAreAlike() {
    assertThat(SignFlip.chance(differences(16, 8, 1), 1)).isEqualTo(0.1515896, within(1e-7));
    assertThat(SignFlip.chance(differences(8, 16, 0.25), 1)).isEqualTo(0.1515896, within(1e-7));
    assertThat(SignFlip.chance(differences(5, 5, 1), 1)).isEqualTo(1);
  }

  @Test
  void drawsSignsOfMany() {
    double[] nearlyAlike = differences(16, 8, 1);
    nearlyAlike[0] = 1 + 1e-6;
    assertThat(SignFlip.chance(nearlyAlike, 3)).isBetween(0.06, 0.165);
    double[] allUp = new double[20];
    Arrays.setAll(allUp, i -> 1 + i / 100.0);
    assertThat(SignFlip.chance(allUp, 3)).isBetween(1 / 20_001.0, 3 / 20_001.0);
    double[] balanced = differences(40, 40, 1);
    balanced[0] = 1.5;
    assertThat(SignFlip.chance(balanced, 3)).isGreaterThan(0.9);
  }

  @Test
  void drawsMoreSignsThanAWordHolds() {
    double[] differences = differences(80, 50, 1);
    differences[0] = 1 + 1e-6;
    assertThat(SignFlip.chance(differences, 3)).isBetween(0.005, 0.015);
  }

  private static double[] differences(int ups, int downs, double size) {
    double[] differences = new double[ups + downs];
    Arrays.fill(differences, 0, ups, size);
    Arrays.fill(differences, ups, ups + downs, -size);
    return differences;
  }
}
