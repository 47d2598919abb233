package assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import assay.verdict.StopReason;
import assay.verdict.Timing;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NumbersTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0.00",
    "1, 1.00",
    "1.835, 1.84",
    "0.9951, 1.00",
    "0.9949, 0.995",
    "0.5, 0.500",
    "0.001, 0.001",
    "0.00012, 1.20e-04",
    "99.9, 99.90",
    "99.96, 100",
    "12345.6, 12346",
    "123456, 1.23e+05",
    "-2.5, -2.50",
    "NaN, ?",
    "Infinity, ?"
  })
  void writesThreeDigitsWhereTheyMatter(double value, String shown) {
    assertThat(Numbers.number(value)).isEqualTo(shown);
  }

  @Test
  void writesASpeedupWithItsInterval() {
    assertThat(Numbers.speedup(timing(1.83, 1.79, 1.87))).isEqualTo("1.83× [1.79, 1.87]");
    assertThat(Numbers.speedup(timing(1.83, 0, Double.POSITIVE_INFINITY))).isEqualTo("1.83× [?]");
  }

  @ParameterizedTest
  @CsvSource({"0, 0 s", "59, 59 s", "60, 1 min 00 s", "3599, 59 min 59 s", "3660, 1 h 01 min"})
  void writesDurations(long seconds, String shown) {
    assertThat(Numbers.duration(Duration.ofSeconds(seconds))).isEqualTo(shown);
  }

  @Test
  void countsOneWithoutAnS() {
    assertThat(Numbers.count(1, "task")).isEqualTo("1 task");
    assertThat(Numbers.count(0, "task")).isEqualTo("0 tasks");
  }

  private static Timing timing(double speedup, double low, double high) {
    return new Timing("lane", 2, 10, 5, speedup, low, high, StopReason.CONVERGED, List.of());
  }
}
