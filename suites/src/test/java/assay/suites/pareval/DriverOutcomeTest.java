package assay.suites.pareval;

import static org.assertj.core.api.Assertions.assertThat;

import assay.sandbox.Exit;
import assay.sandbox.Finished;
import assay.sandbox.Offence;
import assay.sandbox.Usage;
import assay.verdict.Configuration;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DriverOutcomeTest {
  private static final String PASSED = "Validation: PASS\nTime: 0.5\nBestSequential: 2\n";
  private static final Launch FOUR = new Launch(Optional.empty(), Optional.of(4));

  @TempDir Path folder;

  @Test
  void aRunThatPassedHasTheDriversTimes() throws IOException {
    Configuration run = run(new Exit.Exited(0), Set.of(), PASSED);
    assertThat(run.outcome()).isEqualTo(Outcome.CORRECT);
    assertThat(run.name()).isEqualTo("num_threads=4");
    assertThat(run.n()).isEqualTo(4);
    assertThat(run.timing().orElseThrow().speedup()).isEqualTo(4.0);
    assertThat(run.timing().orElseThrow().candidateMs()).isEqualTo(500);
  }

  @Test
  void passingAndThenCrashingIsCrashingThoughTheReportKeepsBoth() throws IOException {
    Configuration run = run(new Exit.Signalled(11), Set.of(), PASSED);
    assertThat(run.outcome()).isEqualTo(Outcome.CRASHED);
    assertThat(run.timing()).isEmpty();
    DriverReport report = DriverReport.in(run.evidence()).orElseThrow();
    assertThat(report.valid()).contains(true);
    assertThat(report.ended()).isFalse();
  }

  @Test
  void sayingNothingIsNotPassing() throws IOException {
    assertThat(run(new Exit.Exited(0), Set.of(), "").outcome()).isEqualTo(Outcome.CRASHED);
    assertThat(run(new Exit.Exited(0), Set.of(), "Validation: PASS\n").outcome())
        .isEqualTo(Outcome.CRASHED);
  }

  @Test
  void eachEndHasItsOutcome() throws IOException {
    assertThat(run(new Exit.Exited(0), Set.of(), "Validation: FAIL\n").outcome())
        .isEqualTo(Outcome.WRONG);
    assertThat(run(new Exit.Exited(3), Set.of(), "").outcome()).isEqualTo(Outcome.CRASHED);
    assertThat(run(new Exit.TimedOut(), Set.of(), "").outcome()).isEqualTo(Outcome.TIMED_OUT);
    assertThat(run(new Exit.Signalled(9), Set.of(Offence.MEMORY), "").outcome())
        .isEqualTo(Outcome.OVER_LIMIT);
    assertThat(run(new Exit.Signalled(31), Set.of(Offence.FORBIDDEN_CALL), "").outcome())
        .isEqualTo(Outcome.REJECTED);
  }

  @Test
  void theRunThatGotLeastFarDecides() throws IOException {
    Configuration right = run(new Exit.Exited(0), Set.of(), PASSED);
    Configuration wrong = run(new Exit.Exited(0), Set.of(), "Validation: FAIL\n");
    Configuration late = run(new Exit.TimedOut(), Set.of(), "");
    assertThat(Summary.of(List.of(right, right), true).outcome()).isEqualTo(Outcome.CORRECT);
    assertThat(Summary.of(List.of(wrong, late, right), true).outcome())
        .isEqualTo(Outcome.TIMED_OUT);
    Verdict unused = Summary.of(List.of(right), false);
    assertThat(unused.outcome()).isEqualTo(Outcome.REJECTED);
    assertThat(unused.evidence().getFirst().reason()).isEqualTo(Reason.NOT_USED);
    assertThat(unused.configurations()).containsExactly(right);
    assertThat(unused.flags()).containsExactly(Flag.ORIGINAL_PROTOCOL);
  }

  private Configuration run(Exit exit, Set<Offence> offences, String printed) throws IOException {
    Path stderr = Files.writeString(folder.resolve("stderr"), "it broke");
    Finished finished = new Finished(exit, Usage.UNKNOWN, offences, stderr, stderr);
    boolean ended = exit.equals(new Exit.Exited(0));
    return new DriverOutcome(FOUR, finished, DriverReport.of(ended, printed))
        .configuration("cores 0");
  }
}
