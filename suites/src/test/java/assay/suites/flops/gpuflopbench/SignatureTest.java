package assay.suites.flops.gpuflopbench;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import org.junit.jupiter.api.Test;

final class SignatureTest {
  @Test
  void readsPlainFunctions() {
    assertThat(Signature.of("_ZL4markiPKiPVi")).isEqualTo("mark(int, int const*, int volatile*)");
    assertThat(Signature.of("_Z5blendPKfS0_Pff"))
        .isEqualTo("blend(float const*, float const*, float*, float)");
    assertThat(Signature.of("_Z4stepP6MatrixS0_S_")).isEqualTo("step(Matrix*, Matrix*, Matrix)");
    assertThat(Signature.of("_Z4waitv")).isEqualTo("wait()");
  }

  @Test
  void leavesWhatItCannotRead() {
    assertThat(Signature.of("_Z4fillIiEvPT_iS0_")).isEqualTo("_Z4fillIiEvPT_iS0_");
    assertThat(Signature.of("void fill<int>(T1 *)")).isEqualTo("void fill<int>(T1 *)");
    assertThat(Signature.of("plain")).isEqualTo("plain");
    assertThat(Signature.of("_Z99short")).isEqualTo("_Z99short");
  }

  @Property
  void nothingUpsetsIt(
      @ForAll @Chars({'Z', 'L', 'S', '_', '0', '1', '9', 'P', 'K', 'i'}) String any) {
    String name = "_Z" + any;
    String signature = Signature.of(name);
    assertThat(signature.equals(name) || signature.endsWith(")")).isTrue();
  }
}
