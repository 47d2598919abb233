package assay.suites.flops.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import assay.score.Score;
import assay.suites.flops.kernel.Counts;
import assay.suites.flops.kernel.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

final class ConfusionTest {
  /** What gpt-5-mini said about the hard kernels of gpuFLOPBench, as its authors have stored it. */
  private static final int[][] PUBLISHED = {
    {391, 11, 3, 0}, {0, 396, 0, 0}, {0, 0, 70, 2}, {0, 3, 121, 11}
  };

  private static final List<Kind> KINDS = List.of(Kind.NONE, Kind.SINGLE, Kind.DUAL, Kind.MIXED);

  private static Counts of(Kind kind) {
    return switch (kind) {
      case NONE -> Counts.of(0, 0);
      case SINGLE -> Counts.of(7, 0);
      case DUAL -> Counts.of(0, 7);
      case MIXED -> Counts.of(7, 7);
    };
  }

  private static Prediction prediction(int truth, Optional<Kind> said) {
    Kind kind = KINDS.get(truth);
    return new Prediction("t", "p", Map.of(), of(kind), said.map(ConfusionTest::of));
  }

  private static List<Prediction> published() {
    List<Prediction> all = new ArrayList<>();
    for (int truth = 0; truth < PUBLISHED.length; truth++) {
      for (int said = 0; said < PUBLISHED.length; said++) {
        for (int i = 0; i < PUBLISHED[truth][said]; i++) {
          all.add(prediction(truth, Optional.of(KINDS.get(said))));
        }
      }
    }
    return all;
  }

  @Test
  void isTheTextbooksOnThePublishedMatrix() {
    Confusion confusion = new Confusion(published());
    assertThat(confusion.correlation()).isEqualTo(0.8104, within(5e-5));
    assertThat(confusion.harmonicMean(Kind.NONE)).isEqualTo(0.9824, within(5e-5));
    assertThat(confusion.harmonicMean(Kind.SINGLE)).isEqualTo(0.9826, within(5e-5));
    assertThat(confusion.harmonicMean(Kind.DUAL)).isEqualTo(0.5263, within(5e-5));
    assertThat(confusion.harmonicMean(Kind.MIXED)).isEqualTo(0.1486, within(5e-5));
    assertThat(confusion.precision(Kind.DUAL)).isEqualTo(70 / 194.0, within(1e-12));
    assertThat(confusion.recall(Kind.DUAL)).isEqualTo(70 / 72.0, within(1e-12));
  }

  @Test
  void publishedArithmeticGivesWhatThePaperPrints() {
    List<Score> scores = PublishedFlopsScores.of(Map.of(), published());
    assertThat(value(scores, "f1_none")).isEqualTo(0.9824, within(5e-5));
    assertThat(value(scores, "f1_SP")).isEqualTo(1.0, within(5e-5));
    assertThat(value(scores, "f1_DP")).isEqualTo(0.9859, within(5e-5));
    assertThat(value(scores, "f1_mixed")).isEqualTo(0.1507, within(5e-5));
    assertThat(value(scores, "mcc")).isEqualTo(0.8104, within(5e-5));
  }

  private static double value(List<Score> scores, String metric) {
    return scores.stream()
        .filter(score -> score.metric().equals(metric))
        .findFirst()
        .orElseThrow()
        .value();
  }

  @Test
  void oneClassAloneSaysNothing() {
    assertThat(new Confusion(List.of(prediction(1, Optional.of(Kind.SINGLE)))).correlation())
        .isZero();
    assertThat(new Confusion(List.of(prediction(1, Optional.empty()))).correlation()).isZero();
    assertThat(new Confusion(List.of()).weighted()).isZero();
  }

  @Property
  void correlationIsThatOfIndicators(
      @ForAll @Size(min = 1, max = 40) List<@IntRange(min = 0, max = 19) Integer> trials) {
    List<Prediction> predictions = new ArrayList<>();
    for (int trial : trials) {
      Optional<Kind> said = trial / 4 == 4 ? Optional.empty() : Optional.of(KINDS.get(trial / 4));
      predictions.add(prediction(trial % 4, said));
    }
    assertThat(new Confusion(predictions).correlation())
        .isEqualTo(byIndicators(predictions), within(1e-9));
  }

  /** The covariance of one-of-five indicators over the root of the product of their variances. */
  private static double byIndicators(List<Prediction> predictions) {
    int n = predictions.size();
    double[][] truth = new double[n][5];
    double[][] said = new double[n][5];
    for (int i = 0; i < n; i++) {
      truth[i][KINDS.indexOf(predictions.get(i).truth().kind())] = 1;
      said[i][predictions.get(i).kind().map(KINDS::indexOf).orElse(4)] = 1;
    }
    double root = Math.sqrt(covariance(truth, truth) * covariance(said, said));
    return root == 0 ? 0 : covariance(truth, said) / root;
  }

  private static double covariance(double[][] x, double[][] y) {
    double sum = 0;
    for (int column = 0; column < 5; column++) {
      double meanX = 0;
      double meanY = 0;
      for (int i = 0; i < x.length; i++) {
        meanX += x[i][column] / x.length;
        meanY += y[i][column] / x.length;
      }
      for (int i = 0; i < x.length; i++) {
        sum += (x[i][column] - meanX) * (y[i][column] - meanY);
      }
    }
    return Math.abs(sum) < 1e-12 ? 0 : sum;
  }
}
