package assay.judge;

import static org.assertj.core.api.Assertions.assertThat;

import assay.sandbox.Cgroups;
import assay.sandbox.Confinement;
import assay.sandbox.Filter;
import assay.sandbox.Limits;
import assay.sandbox.Output;
import assay.sandbox.Sandbox;
import assay.verdict.Evidence;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AutopsyTest {
  @TempDir Path folder;
  private Autopsy autopsy;

  @BeforeEach
  void examine() throws Exception {
    Sandbox sandbox = Sandbox.with(Path.of("/launcher"), Path.of("/bwrap"), Cgroups.none());
    Map<String, Confinement> runners = new LinkedHashMap<>();
    for (String name : List.of("n=2", "reference", "reference-n=2")) {
      Files.createDirectory(folder.resolve(name));
      runners.put(name, confined(name));
    }
    autopsy = new Autopsy(sandbox, sandbox.group(Limits.run()), runners);
  }

  private Confinement confined(String name) {
    return Confinement.of(
        List.of("/runner"), Filter.SERIAL, Limits.run(), Output.in(folder.resolve(name)));
  }

  private void ended(String runner, int exit, int signal, String said) throws Exception {
    ended(runner, exit, signal, false, false, said);
  }

  /** Writes what the launcher would. */
  private void ended(
      String runner, int exit, int signal, boolean timedOut, boolean denied, String said)
      throws Exception {
    Path place = folder.resolve(runner);
    Files.writeString(
        place.resolve("report.json"),
        """
        {"exit":%d,"signal":%d,"timed_out":%s,"syscall_denied":%s,"start_errno":0,"wall_ms":5,
        "user_ms":1,"system_ms":1,"max_rss_kb":1000,"voluntary_switches":1,"involuntary_switches":1}
        """
            .formatted(exit, signal, timedOut, denied));
    Files.writeString(place.resolve("stderr.txt"), said);
  }

  private Finding died(String runner) throws Exception {
    return autopsy.finding(new Reply.Died(runner, "uniform (3)")).orElseThrow();
  }

  @Test
  void findsNothingInARightReply() throws Exception {
    assertThat(autopsy.finding(new Reply.Right(Map.of(), 1))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"VALUE", "SHAPE"})
  void aWrongOutputIsTheCandidates(Reason reason) throws Exception {
    assertThat(autopsy.finding(new Reply.Wrong("n=2", reason, "x is 1", "grid (4)")))
        .contains(new Finding("n=2", Outcome.WRONG, new Evidence(reason, "grid (4): x is 1")));
  }

  @Test
  void aLateOneTimedOut() throws Exception {
    assertThat(autopsy.finding(new Reply.Late("n=2", "grid (4)", "")))
        .contains(
            new Finding(
                "n=2",
                Outcome.TIMED_OUT,
                new Evidence(Reason.CALL_TIME, "grid (4): no result within the limit")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"reference", "reference-n=2"})
  void whateverTheReferenceDoesIsOurFault(String reference) throws Exception {
    ended(reference, 3, 0, "oops");
    for (Reply reply :
        List.of(
            new Reply.Wrong(reference, Reason.VALUE, "x is 1", "c"),
            new Reply.Late(reference, "c", ""),
            new Reply.Died(reference, "c"),
            new Reply.Broken("no memory"))) {
      Finding finding = autopsy.finding(reply).orElseThrow();
      assertThat(finding.outcome()).as("%s", reply).isEqualTo(Outcome.INFRA_FAILED);
      assertThat(finding.evidence().reason()).isEqualTo(Reason.JUDGE);
    }
    assertThat(died(reference).evidence().text()).contains("c", "oops");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|0|CRASHED|EXIT|it ended with code 0 before it was done",
        "7|0|CRASHED|EXIT|it ended with code 7 before it was done",
        "-1|11|CRASHED|SIGNAL|ended by a memory access outside its own (SIGSEGV)",
        "-1|6|CRASHED|SIGNAL|ended by abort",
        "-1|8|CRASHED|SIGNAL|ended by an arithmetic error",
        "-1|4|CRASHED|SIGNAL|ended by an illegal instruction",
        "-1|7|CRASHED|SIGNAL|ended by a bus error",
        "-1|9|CRASHED|SIGNAL|ended by a kill from outside",
        "-1|40|CRASHED|SIGNAL|ended by signal 40",
        "-1|25|OVER_LIMIT|OUTPUT|it wrote more than it may",
        "-1|24|TIMED_OUT|CPU_TIME|its CPU time is used up",
      })
  void readsTheDeathFromTheLaunchersReport(
      int exit, int signal, Outcome outcome, Reason reason, String text) throws Exception {
    ended("n=2", exit, signal, "");
    assertThat(died("n=2"))
        .isEqualTo(new Finding("n=2", outcome, new Evidence(reason, "uniform (3): " + text)));
  }

  @Test
  void aForbiddenCallIsRejected() throws Exception {
    ended("n=2", -1, 31, false, true, "");
    Finding finding = died("n=2");
    assertThat(finding.outcome()).isEqualTo(Outcome.REJECTED);
    assertThat(finding.evidence().reason()).isEqualTo(Reason.FORBIDDEN_CALL);
  }

  @Test
  void oneThatOutlivedItsWallClockTimedOut() throws Exception {
    ended("n=2", -1, 9, true, false, "");
    assertThat(died("n=2").outcome()).isEqualTo(Outcome.TIMED_OUT);
    assertThat(died("n=2").evidence().reason()).isEqualTo(Reason.CALL_TIME);
  }

  @Test
  void anAllocationThatFailedIsALimitNotACrash() throws Exception {
    ended("n=2", -1, 6, "terminate called after throwing an instance of 'std::bad_alloc'");
    assertThat(died("n=2").outcome()).isEqualTo(Outcome.OVER_LIMIT);
    assertThat(died("n=2").evidence().reason()).isEqualTo(Reason.MEMORY);
  }

  @Test
  void quotesTheEndOfWhatItSaid() throws Exception {
    ended("n=2", -1, 6, "first " + "x".repeat(5000) + " what():  the last words\n");
    assertThat(died("n=2").evidence().text())
        .startsWith("uniform (3): ended by abort; it said: xxx")
        .endsWith("what():  the last words")
        .hasSizeLessThan(700);
  }

  @Test
  void aRunnerThatNeverStartedIsOurFault() throws Exception {
    Files.writeString(folder.resolve("n=2/stderr.txt"), "launcher: cannot mount\n");
    assertThat(died("n=2").outcome()).isEqualTo(Outcome.INFRA_FAILED);
    assertThat(died("n=2").evidence().reason()).isEqualTo(Reason.SANDBOX);
    assertThat(died("n=2").evidence().text()).contains("cannot mount");
  }

  @Test
  void aRunnerNobodyKnowsIsOurFault() throws Exception {
    assertThat(died("n=64").outcome()).isEqualTo(Outcome.INFRA_FAILED);
  }

  @Test
  void aDeadlockSaysWhereTheRanksAre() throws Exception {
    Finding finding =
        autopsy.finding(new Reply.Late("n=2", "grid (4)", "rank 0 is done")).orElseThrow();
    assertThat(finding.evidence().text())
        .isEqualTo("grid (4): no result within the limit: rank 0 is done");
  }

  @Test
  void ranksThatRepeatTheWorkAreRejected() throws Exception {
    Finding finding = autopsy.finding(new Reply.Repeated("n=2", "grid (4)")).orElseThrow();
    assertThat(finding.outcome()).isEqualTo(Outcome.REJECTED);
    assertThat(finding.evidence().reason()).isEqualTo(Reason.NO_PARALLELISM);
  }

  @Test
  void quotesWhichRankEndedAndLeavesOutTheAdvice() throws Exception {
    String said =
        """
        --------------------------------------------------------------------------
        mpirun.openmpi has exited due to process rank 1 with PID 0 on
        node sandbox exiting improperly. There are three reasons this could occur:

        1. this process did not call "init" before exiting, but others in the job did.

        You can avoid this message by specifying -quiet on the mpirun.openmpi command line.
        --------------------------------------------------------------------------
        """;
    ended("n=2", 1, 0, said);
    assertThat(died("n=2").evidence().text())
        .contains("process rank 1")
        .endsWith("exiting improperly.");
  }
}
