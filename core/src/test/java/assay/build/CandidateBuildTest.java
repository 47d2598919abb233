package assay.build;

import static org.assertj.core.api.Assertions.assertThat;

import assay.verdict.Reason;
import org.junit.jupiter.api.Test;

class CandidateBuildTest {
  private static final String COMPILER =
      """
      candidate.cpp: In function 'double average(const std::vector<double>&)':
      candidate.cpp:3:10: warning: unused
        candidate.cpp:4:3: error: 'y' was not declared in this scope; a field: unknown
      candidate.cpp:9:1: error: expected '}' at end of input
      """;

  private static final String GOLD =
      """
      /tmp/cc1.o:candidate.cpp:function average: error: undefined reference to 'helper(int)'
      collect2: error: ld returned 1 exit status
      """;

  private static final String BFD =
      """
      /usr/bin/ld: /tmp/cc1.o: in function `average':
      candidate.cpp:(.text+0x5): undefined reference to `helper(int)'
      collect2: error: ld returned 1 exit status
      """;

  @Test
  void quotesTheFirstErrorOfTheCompiler() {
    assertThat(CandidateBuild.firstError(COMPILER))
        .isEqualTo(
            "candidate.cpp:4:3: error: 'y' was not declared in this scope; a field: unknown");
    assertThat(CandidateBuild.reason(COMPILER)).isEqualTo(Reason.COMPILE_ERROR);
  }

  @Test
  void quotesTheFirstErrorOfEitherLinker() {
    assertThat(CandidateBuild.firstError(GOLD))
        .isEqualTo(
            "/tmp/cc1.o:candidate.cpp:function average: error: undefined reference to 'helper(int)'");
    assertThat(CandidateBuild.firstError(BFD))
        .isEqualTo("candidate.cpp:(.text+0x5): undefined reference to `helper(int)'");
    assertThat(CandidateBuild.reason(GOLD)).isEqualTo(Reason.LINK_ERROR);
    assertThat(CandidateBuild.reason(BFD)).isEqualTo(Reason.LINK_ERROR);
  }

  @Test
  void saysSomethingOfASilentCompiler() {
    assertThat(CandidateBuild.firstError("")).isEqualTo("the compiler refused it");
    assertThat(CandidateBuild.firstError("note: fine\n")).isEqualTo("the compiler refused it");
    assertThat(CandidateBuild.reason("")).isEqualTo(Reason.COMPILE_ERROR);
  }
}
