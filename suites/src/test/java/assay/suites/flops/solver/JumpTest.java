package assay.suites.flops.solver;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.flops.cubin.Cubin;
import assay.suites.flops.cubin.Kernel;
import java.io.InputStream;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Jumps through a table, in the kernels of {@code switch.cu}. */
final class JumpTest {
  private static final Extent GRID = new Extent(2, 1, 1);
  private static final Extent BLOCK = new Extent(40, 1, 1);
  private static final long THREADS = 80;

  private static Kernel kernel(String name) throws Exception {
    try (InputStream file = JumpTest.class.getResourceAsStream("switch.cubin")) {
      return Cubin.read(file.readAllBytes()).kernel(name).orElseThrow();
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 2", "2, 2", "3, 0", "4, 4", "5, 4", "6, 0", "-1, 0"})
  void goesWhereAnArgumentSays(int operation, long each) throws Exception {
    Launch launch = new Launch(GRID, BLOCK, Map.of(0, operation), 0);
    Range single = new Solver(kernel("same"), launch).solve().single();
    assertThat(single.isExact()).isTrue();
    assertThat(single.expected()).isEqualTo(THREADS * each);
  }

  @Test
  void goesEverywhereWhereDataSays() throws Exception {
    Estimate estimate = new Solver(kernel("own"), new Launch(GRID, BLOCK, Map.of(), 0)).solve();
    assertThat(estimate.single().least()).isZero();
    assertThat(estimate.single().most()).isEqualTo(THREADS * 4);
    assertThat(estimate.dual().isExact()).isTrue();
    assertThat(estimate.doubts()).isEqualTo(Set.of(Doubt.DATA));
  }
}
