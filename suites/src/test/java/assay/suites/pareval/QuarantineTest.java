package assay.suites.pareval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class QuarantineTest {
  private final Quarantine list = Quarantine.builtIn();

  @Test
  void holdsWhatIsBroken() {
    assertThat(list.reason(Map.of("problem", "07_fft_fft_conjugate", "exec", "omp"))).isPresent();
    assertThat(list.reason(Map.of("problem", "27_reduce_average", "exec", "omp"))).isEmpty();
    assertThat(list.reason(Map.of())).isEmpty();
  }

  @Test
  void isOnlyForTheModelsItNames() {
    assertThat(list.reason(Map.of("problem", "25_reduce_xor", "exec", "cuda"))).isPresent();
    assertThat(list.reason(Map.of("problem", "25_reduce_xor", "exec", "omp"))).isEmpty();
  }

  @Test
  void letsGoWhatTheSecondGenerationRepaired() {
    Map<String, String> first = Map.of("problem", "10_geometry_convex_hull", "exec", "omp");
    assertThat(list.reason(first)).isPresent();
    Map<String, String> second =
        Map.of("problem", "10_geometry_convex_hull", "exec", "omp", "generation", "SECOND");
    assertThat(list.reason(second)).isEmpty();
  }

  @Test
  void namesEachTaskOnce() {
    assertThat(list.entries().stream().map(one -> one.problem() + one.executions()).toList())
        .doesNotHaveDuplicates();
  }
}
