package assay.suites.pareval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

final class DriverReportTest {
  @Test
  void readsTheThreeLinesOfADriver() {
    DriverReport report =
        DriverReport.of(
            true, "Validation: PASS\nTime: 0.02670000000000\nBestSequential: 0.05350000000000\n");
    assertThat(report)
        .isEqualTo(
            new DriverReport(true, Optional.of(true), Optional.of(0.0267), Optional.of(0.0535)));
  }

  @Test
  void takesTheLastOfSeveralLinesAndOnlyWholeBeginnings() {
    String output = "Validation: FAIL\n Time: 3\nnoise Time: 4\nTime: 1\nTime: 2\nValidation: PASS";
    DriverReport report = DriverReport.of(true, output);
    assertThat(report.valid()).contains(true);
    assertThat(report.seconds()).contains(2.0);
  }

  @Test
  void doesNotStumbleOverATimeThatIsNone() {
    DriverReport report = DriverReport.of(true, "Validation: PASS\nTime: about 3 seconds\n");
    assertThat(report.valid()).contains(true);
    assertThat(report.seconds()).isEmpty();
  }

  @Test
  void countsEverythingButPassAsFailed() {
    assertThat(DriverReport.of(true, "Validation: PASSED").valid()).contains(false);
    assertThat(DriverReport.of(true, "Validation: PASS: yes").valid()).contains(true);
    assertThat(DriverReport.of(true, "nothing").valid()).isEmpty();
  }

  @Property
  void survivesBeingKeptAsEvidence(
      @ForAll boolean ended,
      @ForAll Optional<Boolean> valid,
      @ForAll @DoubleRange(min = 0, max = 1e6) double seconds,
      @ForAll boolean timed) {
    Optional<Double> time = timed ? Optional.of(seconds) : Optional.empty();
    DriverReport report = new DriverReport(ended, valid, time, Optional.of(seconds / 3));
    assertThat(DriverReport.in(List.of(report.evidence()))).contains(report);
  }
}
