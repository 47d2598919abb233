package assay.suites.flops.solver;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.flops.FlopsSuite;
import assay.suites.flops.kernel.Counts;
import assay.suites.flops.kernel.FlopsKernel;
import assay.suites.flops.kernel.FlopsPack;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The solver against what a device has executed, over the whole pack. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SolverTest {
  private static final Path PACK =
      Path.of(System.getProperty("assay.home")).resolve("packs").resolve("flops");

  private record Solved(FlopsKernel kernel, Estimate estimate) {
    Counts truth() {
      return kernel.truth().counts();
    }

    boolean isExact() {
      return estimate.single().isExact() && estimate.dual().isExact();
    }

    Counts expected() {
      return Counts.of(estimate.single().expected(), estimate.dual().expected());
    }

    boolean isWithinBounds() {
      return holds(
              estimate.single().least(), truth().single().longValue(), estimate.single().most())
          && holds(estimate.dual().least(), truth().dual().longValue(), estimate.dual().most());
    }

    boolean isInRange() {
      return holds(estimate.single().low(), truth().single().longValue(), estimate.single().high())
          && holds(estimate.dual().low(), truth().dual().longValue(), estimate.dual().high());
    }

    private static boolean holds(long low, long value, long high) {
      return low <= value && value <= high;
    }

    double width() {
      double low = estimate.single().low() + estimate.dual().low();
      double high = (double) estimate.single().high() + estimate.dual().high();
      return high / Math.max(1, low);
    }
  }

  private final List<Solved> all = new ArrayList<>();

  @BeforeAll
  void solve() throws Exception {
    for (FlopsKernel kernel : FlopsPack.load(PACK, FlopsSuite.NAME).kernels()) {
      if (kernel.id().startsWith("hopper/")) {
        all.add(new Solved(kernel, kernel.counted()));
      }
    }
  }

  @Test
  void countsExactlyWhatNoDataCanChange() {
    List<Solved> decided = all.stream().filter(Solved::isExact).toList();
    assertThat(decided).hasSizeGreaterThanOrEqualTo(60);
    assertThat(decided).allSatisfy(one -> assertThat(one.expected()).isEqualTo(one.truth()));
  }

  @Test
  void boundsHoldWhateverTheData() {
    assertThat(all).allMatch(Solved::isWithinBounds);
  }

  @Test
  void rangesOfTheOthersAreNarrowAndHold() {
    List<Solved> others = all.stream().filter(one -> !one.isExact()).toList();
    long inside = others.stream().filter(Solved::isInRange).count();
    assertThat(inside / (double) others.size()).isGreaterThanOrEqualTo(0.9);
    double[] widths = others.stream().mapToDouble(Solved::width).sorted().toArray();
    assertThat(widths[widths.length / 2]).isLessThanOrEqualTo(2);
  }

  @Test
  void tellsTheClassOfEveryKernel() {
    assertThat(all)
        .allSatisfy(one -> assertThat(one.expected().kind()).isEqualTo(one.truth().kind()));
  }
}
