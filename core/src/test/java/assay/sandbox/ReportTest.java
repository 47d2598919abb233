package assay.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {
  private static final Limits ONE_CPU_SECOND =
      new Limits(Duration.ofSeconds(5), 1, 0, 0, 0, 0, 0, 0, 1);

  @TempDir Path folder;
  Output output;

  @BeforeEach
  void prepare() throws IOException {
    output = Output.in(folder);
    Files.writeString(output.stderr(), "bwrap: no namespaces for you\nmore\n");
  }

  @Test
  void readsAnExit() throws IOException {
    report("{\"exit\":3,\"signal\":0,\"timed_out\":false");
    Finished finished = finished(0, false);
    assertThat(finished.exit()).isEqualTo(new Exit.Exited(3));
    assertThat(finished.usage()).isEqualTo(new Usage(12.5, 900, 200, 4096, 7, 8));
    assertThat(finished.offences()).isEmpty();
  }

  @Test
  void aTimeoutWinsOverTheSignalThatEnforcedIt() throws IOException {
    report("{\"exit\":-1,\"signal\":9,\"timed_out\":true");
    assertThat(finished(0, false).exit()).isEqualTo(new Exit.TimedOut());
  }

  @Test
  void aKillAfterTheProcessorTimeIsThatOffence() throws IOException {
    report("{\"exit\":-1,\"signal\":9,\"timed_out\":false");
    assertThat(finished(0, false).offences()).containsExactly(Offence.CPU_TIME);
  }

  @Test
  void aKillForTheGroupsMemoryIsThatOffence() throws IOException {
    report("{\"exit\":-1,\"signal\":11,\"timed_out\":false");
    assertThat(finished(0, true).offences()).containsExactly(Offence.MEMORY);
  }

  @Test
  void aFileThatGrewTooLargeIsAnOffence() throws IOException {
    report("{\"exit\":-1,\"signal\":25,\"timed_out\":false");
    assertThat(finished(0, false).offences()).containsExactly(Offence.FILE_SIZE);
  }

  @Test
  void withoutAReportNothingStarted() throws IOException {
    assertThat(finished(1, false).exit())
        .isEqualTo(new Exit.FailedToStart("bwrap: no namespaces for you"));
  }

  @Test
  void anEmptyReportIsNoReport() throws IOException {
    Files.writeString(output.report(), "");
    assertThat(finished(1, false).exit()).isInstanceOf(Exit.FailedToStart.class);
  }

  @Test
  void aProgramThatTookItsSupervisorWithItWasKilled() throws IOException {
    Files.writeString(output.report(), "{\"started\":true}\n");
    assertThat(finished(137, false).exit()).isEqualTo(new Exit.Signalled(9));
  }

  @Test
  void theBackstopIsATimeout() throws IOException {
    Files.writeString(output.report(), "{\"started\":true}\n");
    assertThat(finished(128 + 14, false).exit()).isEqualTo(new Exit.TimedOut());
  }

  @Test
  void anythingElseInItsPlaceIsAnError() throws IOException {
    Files.writeString(output.report(), "not a report");
    assertThatIOException().isThrownBy(() -> finished(0, false));
  }

  private void report(String start) throws IOException {
    Files.writeString(
        output.report(),
        start
            + ",\"syscall_denied\":false,\"start_errno\":0,\"wall_ms\":12.5,\"user_ms\":900.0,"
            + "\"system_ms\":200.0,\"max_rss_kb\":4096,\"voluntary_switches\":7,"
            + "\"involuntary_switches\":8}\n");
  }

  private Finished finished(int status, boolean outOfMemory) throws IOException {
    return Report.finished(
        Confinement.of(List.of("/program"), Filter.NONE, ONE_CPU_SECOND, output),
        status,
        outOfMemory);
  }

  @Test
  void theSignalThatEndedARankIsInMpirunsCode() throws IOException {
    report("{\"exit\":134,\"signal\":0,\"timed_out\":false");
    assertThat(ofRanks().exit()).isEqualTo(new Exit.Signalled(6));
    report("{\"exit\":159,\"signal\":0,\"timed_out\":false");
    assertThat(ofRanks().offences()).containsExactly(Offence.FORBIDDEN_CALL);
    report("{\"exit\":1,\"signal\":0,\"timed_out\":false");
    assertThat(ofRanks().exit()).isEqualTo(new Exit.Exited(1));
  }

  private Finished ofRanks() throws IOException {
    Confinement confinement =
        Confinement.of(List.of("/x"), Filter.RANKS, ONE_CPU_SECOND, output)
            .together(Path.of("/usr/bin/mpirun"), 2);
    return Report.finished(confinement, 0, false);
  }
}
