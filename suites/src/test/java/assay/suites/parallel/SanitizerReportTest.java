package assay.suites.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Reason;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SanitizerReportTest {
  private static Optional<SanitizerReport> report(String text) {
    return SanitizerReport.in(text, "candidate.cpp");
  }

  private static SanitizerReport of(Flag flag, Reason reason, String text) {
    return new SanitizerReport(flag, new Evidence(reason, text));
  }

  @Test
  void aRaceNamesBothAccessesByTheCandidatesOwnLines() {
    String text =
        """
        ==================
        WARNING: ThreadSanitizer: data race (pid=4)
          Read of size 8 at 0x7fff1e34a2e8 by thread T3:
            #0 std::vector<double>::operator[](unsigned long) /usr/include/c++/12/bits/stl_vector.h:1124 (program+0xe6)
            #1 average(std::vector<double> const&) [clone .omp_outlined] /box/candidate.cpp:5 (program+0xe698a)
            #2 main /box/inspected.cpp:40 (program+0xe6ac7)

          Previous atomic write of size 4 at 0x7fff1e34a2e8 by main thread (mutexes: write M0):
            #0 average(std::vector<double> const&) [clone .omp_outlined] /box/candidate.cpp:? (program+0xe69d0)
            #1 average /box/candidate.cpp:4 (program+0xe6ac7)

          Location is stack of main thread.

        SUMMARY: ThreadSanitizer: data race /box/candidate.cpp:5 in average
        """;
    assertThat(report(text))
        .contains(
            of(
                Flag.RACY,
                Reason.RACE,
                "candidate.cpp: nothing orders the read of 8 bytes by thread T3 in line 5"
                    + " and the atomic write of 4 bytes by the main thread in line 4"));
  }

  @Test
  void aRaceWithoutSymbolsIsStillARace() {
    String text =
        """
        WARNING: ThreadSanitizer: data race (pid=4)
          Write of size 8 at 0x7fff1e34a2e8 by thread T1:
            #0 <null> <null> (program+0xebbaa)

          Previous write of size 8 at 0x7fff1e34a2e8 by thread T2:
            #0 <null> <null> (program+0xebbaa)
        """;
    assertThat(report(text))
        .contains(
            of(
                Flag.RACY,
                Reason.RACE,
                "candidate.cpp: nothing orders the write of 8 bytes by thread T1 and the"
                    + " write of 8 bytes by thread T2"));
  }

  @Test
  void whatElseThreadSanitizerFindsIsUnsafe() {
    String text =
        """
        ==7==ERROR: ThreadSanitizer: SEGV on unknown address 0x000000000000 (pc 0x1 bp 0x2 sp 0x3 T7)
        ==7==The signal is caused by a READ memory access.
            #0 average /box/candidate.cpp:9 (program+0xe6ac7)
        """;
    assertThat(report(text))
        .contains(of(Flag.UNSAFE, Reason.UNDEFINED, "candidate.cpp, line 9: SEGV"));
  }

  @Test
  void misuseOfMemoryIsNamedWithItsKindSizeAndLine() {
    String text =
        """
        =================================================================
        ==6330==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x625000002040 at pc 0x55d8 bp 0x7ffc sp 0x7ffc
        WRITE of size 4 at 0x625000002040 thread T0
            #0 0x55d8216af2fd in std::vector<int>::operator[] /usr/include/c++/12/bits/stl_vector.h:1124
            #1 0x55d8216af2fd in average(std::vector<double> const&) candidate.cpp:12
            #2 0x55d8216af781 in main /box/inspected.cpp:7

        0x625000002040 is located 0 bytes to the right of 8000-byte region
        allocated by thread T0 here:
            #1 0x55d8216af591 in average candidate.cpp:3
        """;
    assertThat(report(text))
        .contains(
            of(
                Flag.UNSAFE,
                Reason.UNDEFINED,
                "candidate.cpp, line 12: heap-buffer-overflow (a write of 4 bytes)"));
  }

  @Test
  void whatIsUndefinedInAHeaderIsNamedByWhoCalledIt() {
    String text =
        """
        /usr/include/c++/12/bits/stl_vector.h:1124:34: runtime error: reference binding to null pointer of type 'value_type'
            #0 0x55db in std::vector<double>::operator[](unsigned long) /usr/include/c++/12/bits/stl_vector.h:1124
            #1 0x55db in average(std::vector<double>&) /box/candidate.cpp:6
        """;
    assertThat(report(text))
        .contains(
            of(
                Flag.UNSAFE,
                Reason.UNDEFINED,
                "candidate.cpp, line 6: reference binding to null pointer of type 'value_type'"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Archer detected OpenMP application with TSan, supplying OpenMP synchronization semantics",
        "FATAL: ThreadSanitizer: unexpected memory mapping 0x1-0x2",
        "ThreadSanitizer: reported 2 warnings",
        "==6330==AddressSanitizer: failed to intercept 'xdr_destroy'",
        "mpirun noticed that process rank 1 exited on signal 9 (Killed)."
      })
  void otherWordsAreNoReport(String text) {
    assertThat(report(text)).isEmpty();
  }
}
