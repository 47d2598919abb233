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
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The solver against what a device has executed, over both sets of the pack. */
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
      all.add(new Solved(kernel, kernel.counted()));
    }
  }

  private List<Solved> set(String name) {
    return all.stream().filter(one -> one.kernel().id().startsWith(name + "/")).toList();
  }

  private List<Solved> decided(String set) {
    return set(set).stream().filter(Solved::isExact).toList();
  }

  private List<Solved> others(String set) {
    return set(set).stream().filter(one -> !one.isExact()).toList();
  }

  @ParameterizedTest
  @CsvSource({"hopper, 81", "unseen, 18"})
  void countsExactlyWhatNoDataCanChange(String set, int atLeast) {
    assertThat(decided(set)).hasSizeGreaterThanOrEqualTo(atLeast);
    assertThat(decided(set)).allSatisfy(one -> assertThat(one.expected()).isEqualTo(one.truth()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"hopper", "unseen"})
  void boundsHoldWhateverTheData(String set) {
    assertThat(set(set)).allMatch(Solved::isWithinBounds);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hopper", "unseen"})
  void rangesOfTheOthersHold(String set) {
    assertThat(others(set)).allMatch(Solved::isInRange);
  }

  /** Half of those of {@code unseen} that data can change do many times more or nothing by it. */
  @ParameterizedTest
  @CsvSource({"hopper, 1.2", "unseen, 7"})
  void rangesOfTheOthersAreNarrow(String set, double most) {
    double[] widths = others(set).stream().mapToDouble(Solved::width).sorted().toArray();
    int half = widths.length / 2;
    double median = (widths[half] + widths[widths.length - 1 - half]) / 2;
    assertThat(median).isLessThanOrEqualTo(most);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hopper", "unseen"})
  void goesThroughEveryKernelToItsEnd(String set) {
    assertThat(set(set))
        .allSatisfy(
            one ->
                assertThat(one.estimate().doubts())
                    .doesNotContain(Doubt.TOO_LONG, Doubt.UNKNOWN_JUMP));
  }

  @ParameterizedTest
  @ValueSource(strings = {"hopper", "unseen"})
  void tellsTheClassOfEveryKernel(String set) {
    assertThat(set(set))
        .allSatisfy(one -> assertThat(one.expected().kind()).isEqualTo(one.truth().kind()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"hopper/geo-raster-depth", "unseen/v-opt-knapsack-branches"})
  void findsTheSameEveryTime(String id) throws Exception {
    Solved found =
        all.stream().filter(one -> one.kernel().id().equals(id)).findFirst().orElseThrow();
    assertThat(found.kernel().counted()).isEqualTo(found.estimate());
  }
}
