package assay.suites.parallel.problem;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.parallel.problem.SixtySignatures.Entry;
import assay.suites.parallel.signature.Cpu;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SignatureCoverageTest {
  static List<Entry> entries() throws Exception {
    return SixtySignatures.read();
  }

  @Test
  void theTableHasEveryProblem() throws Exception {
    List<Entry> entries = entries();
    assertThat(entries).hasSize(60);
    for (int number = 0; number < 60; number++) {
      assertThat(entries.get(number).name()).startsWith("%02d_".formatted(number));
    }
  }

  @ParameterizedTest
  @MethodSource("entries")
  void becomesTheDeclarationAPersonWrites(Entry entry) {
    assertThat(Cpu.declaration(entry.signature())).isEqualTo(entry.cpp());
  }
}
