package assay.suites.parallel.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.suites.parallel.signature.Extent.Literal;
import assay.suites.parallel.signature.Extent.Plus;
import assay.suites.parallel.signature.Extent.Product;
import assay.suites.parallel.signature.Extent.Symbol;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExtentTest {
  private static final Extent N = new Symbol("n");
  private static final Extent ONE = new Literal(1);

  @Test
  void hasAValueForGivenSizes() {
    assertThat(new Product(new Plus(N, ONE), N).value(Map.of("n", 6L))).isEqualTo(42);
  }

  @Test
  void refusesToOverflow() {
    Map<String, Long> huge = Map.of("n", Long.MAX_VALUE);
    assertThatThrownBy(() -> new Product(N, N).value(huge)).isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> new Plus(N, ONE).value(huge)).isInstanceOf(ArithmeticException.class);
  }

  @Test
  void namesTheSizeThatIsMissing() {
    assertThatThrownBy(() -> N.value(Map.of("m", 1L))).hasMessage("No value for the size n.");
  }

  @Test
  void keepsItsMeaningInCpp() {
    assertThat(new Product(new Plus(N, ONE), N).cpp()).isEqualTo("(n + 1) * n");
    assertThat(new Plus(new Product(N, N), ONE).cpp()).isEqualTo("n * n + 1");
    assertThat(new Product(N, new Product(N, N)).cpp()).isEqualTo("n * (n * n)");
    assertThat(new Plus(N, new Plus(N, ONE)).cpp()).isEqualTo("n + (n + 1)");
  }
}
