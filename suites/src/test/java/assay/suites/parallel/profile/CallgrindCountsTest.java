package assay.suites.parallel.profile;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

final class CallgrindCountsTest {
  private static final String CANDIDATE = "double f() {\n  slow();\n  fast();\n}\n";

  /** The call on line 2 costs 5,000 in its callee, which are not the line's own. */
  private static final String OUTPUT =
      """
      # callgrind format
      positions: line
      events: Ir Dr Dw I1mr D1mr D1mw ILmr DLmr DLmw Bc Bcm Bi Bim
      summary: 0

      ob=/program
      fl=/built/candidate.cpp
      fn=f()
      2 900 300 100 0 30 10 0 4 0 100 25
      cob=/usr/lib/libm.so
      cfi=./math/slow.c
      cfn=slow
      calls=1 7
      2 5000 1000
      3 90
      fi=/usr/include/c++/12/bits/stl_algo.h
      1000 10
      fe=/built/candidate.cpp
      4 4

      fl=./math/slow.c
      fn=slow
      7 5000 1000 0 0 200

      totals: 6004
      """;

  private static CallgrindCounts read(String... outputs) {
    CallgrindCounts counts = new CallgrindCounts("candidate.cpp");
    for (String output : outputs) {
      counts.add(output);
    }
    return counts;
  }

  @Test
  void functionsAndLinesAreToldByWhatTheyExecuteThemselves() {
    assertThat(read(OUTPUT).text(CANDIDATE).lines().map(line -> line.replaceAll(" +", " ")))
        .containsExactly(
            "6,004 instructions, on a simulated processor with empty caches",
            "1,400 accesses to memory, of which 17.1 % missed the first cache and 0.3 % the last one",
            "100 branches, of which 25.0 % were mispredicted",
            "",
            "function instructions share misses mispredicted",
            "slow 5,000 83.3 % 200 0",
            "f() 1,004 16.7 % 40 25",
            "",
            "line of candidate.cpp instructions share misses mispredicted",
            "2: slow(); 900 15.0 % 40 25",
            "3: fast(); 90 1.5 % 0 0");
  }

  @Test
  void processesAreCountedTogether() {
    assertThat(read(OUTPUT, OUTPUT).text(CANDIDATE)).startsWith("12,008 instructions");
  }

  @Test
  void nothingIsToldOfNothing() {
    assertThat(read("events: Ir\nsummary: 0\n").isEmpty()).isTrue();
    assertThat(read().isEmpty()).isTrue();
  }

  @Test
  void usualAllocatorsAreLeftOut() {
    String name = "sum(std::vector<double, std::allocator<double> > const&) [clone ._omp_fn.0]";
    assertThat(read("events: Ir\nfn=" + name + "\n1 5\n").text(CANDIDATE))
        .contains("sum(std::vector<double> const&) [clone ._omp_fn.0] ");
  }

  @Test
  void aLineThatIsNotThereIsNotShown() {
    String text = read("events: Ir\nfl=candidate.cpp\nfn=g\n77 100\n0 100\n").text(CANDIDATE);
    assertThat(text).contains("g ").doesNotContain("77:", "0:", "line of");
  }

  @Property
  void whateverTheCandidateWroteThereIsRead(@ForAll String noise) {
    assertThat(read(noise, OUTPUT, "events: Ir\n" + noise).text(CANDIDATE)).contains("slow");
  }
}
