package assay.suites.kernels.kernelbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.pack.PackException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CheckoutTest {
  @TempDir Path folder;
  private Path source = Path.of("");

  @BeforeEach
  void copy() throws IOException {
    source = Miniature.copy(folder.resolve("checkout"));
  }

  @Test
  void findsTheProblemsInTheirOrder() throws Exception {
    assertThat(Checkout.inspect(source).problems())
        .extracting(Problem::id)
        .containsExactly(
            "level1/1_Scaled_sum_",
            "level1/2_Vast",
            "level1/19_ReLU",
            "level1/23_Softmax",
            "level2/1_Twice_",
            "level3/1_Elsewhere",
            "level4/1_some-model_bs1_seq8");
  }

  @Test
  void canDoWithoutTheFourthLevel() throws Exception {
    Files.delete(source.resolve("KernelBench/level4/1_some-model_bs1_seq8.py"));
    Files.delete(source.resolve("KernelBench/level4"));
    assertThat(Checkout.inspect(source).problems()).hasSize(6);
  }

  @Test
  void namesEveryLevelThatIsMissing() throws Exception {
    Files.delete(source.resolve("KernelBench/level2/1_Twice_.py"));
    Files.delete(source.resolve("KernelBench/level3/1_Elsewhere.py"));
    Files.delete(source.resolve("KernelBench/level3"));
    assertThatThrownBy(() -> Checkout.inspect(source))
        .isInstanceOf(PackException.class)
        .hasMessage(
            source.resolve("KernelBench/level2")
                + ": expected problems of KernelBench, such as 19_ReLU.py, found none\n"
                + source.resolve("KernelBench/level3")
                + ": expected problems of KernelBench, such as 19_ReLU.py, found none");
  }

  @Test
  void refusesTwoProblemsOfOneNumber() throws Exception {
    Path level = source.resolve("KernelBench/level1");
    Files.copy(level.resolve("19_ReLU.py"), level.resolve("019_Another.py"));
    assertThatThrownBy(() -> Checkout.inspect(source))
        .isInstanceOf(PackException.class)
        .hasMessage(
            level.resolve("19_ReLU.py")
                + ": expected one problem of number 19, found 019_Another.py too");
  }
}
