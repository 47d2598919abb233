package assay.suites.parallel.signature;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.parallel.problem.SixtySignatures;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DeviceTest {
  private static Device device(Signature signature, boolean kernel) {
    return new Device(signature, kernel, "size_t* length", "cuDoubleComplex");
  }

  private static Argument argument(String name, Element element, Shape shape, Direction direction) {
    return new Argument(name, element, shape, direction);
  }

  @Test
  void arraysArePointersAndEverySizeIsPassed() {
    Extent n = new Extent.Symbol("n");
    Extent rows = new Extent.Symbol("N");
    Signature signature =
        Signature.of(
            "f",
            List.of(),
            List.of(
                argument("a", Scalar.F64, new Shape.Single(), Direction.IN),
                argument("z", Scalar.C128, new Shape.Vector(n), Direction.INOUT),
                argument("m", Scalar.BOOL, new Shape.Matrix(rows, rows), Direction.IN),
                new SizeArgument("N", "N"),
                argument("s", Scalar.U8, new Shape.Text(n), Direction.IN),
                argument("bins", Scalar.U64, new Shape.Fixed(4), Direction.OUT),
                argument("found", Scalar.I32, new Shape.AtMost(n), Direction.OUT)),
            Optional.of(Scalar.F32));
    assertThat(device(signature, false).declaration())
        .isEqualTo(
            "float f(double a, cuDoubleComplex *z, const bool *m, size_t N, const char *const *s,"
                + " size_t *bins, int *found, size_t *length, size_t n)");
    assertThat(device(signature, false).functionType())
        .isEqualTo(
            "float(double, cuDoubleComplex *, const bool *, size_t, const char *const *, size_t *,"
                + " int *, size_t *, size_t)");
    assertThat(device(signature, false).passed())
        .isEqualTo("(a, z, m, N, s, bins, found, length, n)");
    assertThat(device(signature, false).furtherSizes()).containsExactly("n");
  }

  @Test
  void aKernelSaysThatItIsOne() {
    Signature signature =
        Signature.of(
            "relu",
            List.of(),
            List.of(
                argument(
                    "x", Scalar.F64, new Shape.Vector(new Extent.Symbol("n")), Direction.INOUT)),
            Optional.empty());
    assertThat(device(signature, true).declaration())
        .isEqualTo("__global__ void relu(double *x, size_t n)");
    assertThat(device(signature, true).header("launch"))
        .isEqualTo("void launch(double *x, size_t n)");
  }

  @Test
  void allSixtyHaveParametersOfDifferentNames() throws Exception {
    for (SixtySignatures.Entry entry : SixtySignatures.read()) {
      String passed = device(entry.signature(), false).passed();
      assertThat(passed.substring(1, passed.length() - 1).split(", ", -1)).doesNotHaveDuplicates();
    }
  }
}
