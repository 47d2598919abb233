package assay.suites.flops.cubin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class CubinTest {
  private static final Path AXPBY =
      Path.of(System.getProperty("assay.home")).resolve("packs/flops/hopper/axpby/kernel.cubin");

  @Test
  void knowsTheParametersOfAKernel() throws Exception {
    Kernel kernel = Cubin.read(Files.readAllBytes(AXPBY)).kernel("axpby").orElseThrow();
    assertThat(kernel.symbol()).isEqualTo("_Z5axpbyfPKffPfi");
    assertThat(kernel.parametersAt()).isEqualTo(0x210);
    assertThat(kernel.parameters())
        .containsExactly(
            new Parameter(0, 0, 4),
            new Parameter(1, 8, 8),
            new Parameter(2, 16, 4),
            new Parameter(3, 24, 8),
            new Parameter(4, 32, 4));
  }

  @Test
  void hasNoOtherKernel() throws Exception {
    assertThat(Cubin.read(Files.readAllBytes(AXPBY)).kernel("axpb")).isEmpty();
  }

  @Test
  void refusesWhatIsNoCubin() {
    assertThatThrownBy(() -> Cubin.read("no ELF".getBytes(java.nio.charset.StandardCharsets.UTF_8)))
        .isInstanceOf(CubinException.class)
        .hasMessage("it is no ELF file");
  }

  @Test
  void refusesWhatIsCutOff() throws Exception {
    byte[] whole = Files.readAllBytes(AXPBY);
    for (int length = 64; length < whole.length / 2; length += 97) {
      byte[] part = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> Cubin.read(part)).isInstanceOf(CubinException.class);
    }
  }

  @Test
  void refusesWhatIsDamagedOrReadsIt() throws Exception {
    byte[] whole = Files.readAllBytes(AXPBY);
    int refused = 0;
    for (int at = 64; at < whole.length; at++) {
      byte[] damaged = whole.clone();
      damaged[at] = (byte) ~damaged[at];
      try {
        Cubin.read(damaged);
      } catch (CubinException e) {
        refused++;
      }
    }
    assertThat(refused).isPositive();
  }
}
