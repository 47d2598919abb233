package assay.report.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PanelTest {
  private static Panel panel(Point... points) {
    return new Panel("", "x", "pass@1", List.of(new Series("one", List.of(points))));
  }

  private static Point at(String x) {
    return new Point(x, 0.5, 0, 1, 2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "scan fft omp serial mpi+omp mpi | serial omp mpi mpi+omp fft scan",
        "16 1 2 1/4 1/16 | 1/16 1/4 1 2 16",
        "2 0.25 10 1 1.75 0 | 0 0.25 1 1.75 2 10",
        "b 10 a 9 | 9 10 a b"
      })
  void hasItsLabelsInOrder(String given, String shown) {
    Point[] points = Arrays.stream(given.split(" ", -1)).map(PanelTest::at).toArray(Point[]::new);
    assertThat(panel(points).xs()).containsExactly(shown.split(" ", -1));
  }

  @Test
  void hasAnOrderOfItsOwnWhereItIsGiven() {
    List<Series> series = List.of(new Series("one", List.of(at("a"), at("b"), at("c"))));
    assertThat(new Panel("", "x", "", series, List.of("c", "a", "other", "b")).xs())
        .containsExactly("c", "a", "b");
  }

  @Test
  void quartilesLieBetweenValues() {
    double[] four = {1, 2, 4, 8};
    assertThat(Arrays.stream(Quantile.values()).map(one -> one.of(four)))
        .containsExactly(1.0, 1.75, 3.0, 5.0, 8.0);
    assertThat(Arrays.stream(Quantile.values()).map(one -> one.of(new double[] {3})))
        .containsOnly(3.0);
  }

  @ParameterizedTest
  @CsvSource({"0, 0.2, 0.2", "1, 0.2, 1", "0.93, 0.2, 1", "3.4, 1, 4", "17, 5, 20", "52, 20, 60"})
  void hasTicksAtRoundNumbers(double largest, double step, double end) {
    Scale scale = Scale.of(panel(new Point("a", largest / 2, 0, largest, 2)));
    assertThat(scale.step()).isEqualTo(step, within(1e-12));
    assertThat(scale.end()).isEqualTo(end, within(1e-12));
    assertThat(scale.ticks()).first().isEqualTo(0.0);
    assertThat(scale.ticks().getLast()).isEqualTo(end, within(1e-12));
  }

  @Test
  void anIntervalNobodyKnowsDoesNotStretchTheAxis() {
    Scale scale = Scale.of(panel(new Point("a", 2, 0, Double.POSITIVE_INFINITY, 1)));
    assertThat(scale.end()).isEqualTo(2, within(1e-12));
    assertThat(scale.share(1)).isEqualTo(0.5, within(1e-12));
    assertThat(scale.share(9)).isEqualTo(1);
  }

  @Test
  void coloursGoFromPaleToDeep() {
    assertThat(Palette.heat(0)).isEqualTo("#f3f1ed");
    assertThat(Palette.heat(1)).isEqualTo("#14557f");
    assertThat(Palette.series(8)).isEqualTo(Palette.series(0));
  }
}
