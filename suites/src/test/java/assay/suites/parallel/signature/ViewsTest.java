package assay.suites.parallel.signature;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ViewsTest {
  private static final Extent N = new Extent.Symbol("n");
  private static final Structure BOOK =
      new Structure("Book", List.of(Field.text("title", 32), Field.of("pages", Scalar.I32)));
  private static final Signature SHELVE =
      Signature.of(
          "shelve",
          List.of(BOOK),
          List.of(
              new Argument("first", BOOK, new Shape.Single(), Direction.IN),
              new Argument("books", BOOK, new Shape.Vector(N), Direction.INOUT),
              new Argument("lengths", Scalar.F32, new Shape.Matrix(N, N), Direction.IN),
              new Argument("words", Scalar.U8, new Shape.Text(N), Direction.IN),
              new Argument("count", Scalar.U64, new Shape.Single(), Direction.OUT),
              new Argument("bins", Scalar.U64, new Shape.Fixed(26), Direction.OUT),
              new Argument("marks", Scalar.BOOL, new Shape.AtMost(N), Direction.OUT),
              new SizeArgument("N", "n")),
          Optional.empty());

  @Test
  void whatLiesInArraysIsAView() {
    assertThat(Views.declaration(SHELVE))
        .isEqualTo(
            "void shelve(Book const& first, Kokkos::View<Book*> &books, Kokkos::View<const float*>"
                + " const& lengths, Kokkos::View<const char**> const& words, std::size_t &count,"
                + " Kokkos::View<std::size_t[26]> &bins, Kokkos::View<bool*> &marks, size_t N)");
    assertThat(Views.functionType(SHELVE))
        .isEqualTo(
            "void(Book const&, Kokkos::View<Book*> &, Kokkos::View<const float*> const&,"
                + " Kokkos::View<const char**> const&, std::size_t &,"
                + " Kokkos::View<std::size_t[26]> &, Kokkos::View<bool*> &, size_t)");
  }

  @Test
  void complexNumbersAreThoseOfKokkos() {
    Signature signature =
        Signature.of(
            "turn",
            List.of(),
            List.of(
                new Argument("angle", Scalar.C128, new Shape.Single(), Direction.IN),
                new Argument("x", Scalar.C128, new Shape.Vector(N), Direction.IN)),
            Optional.of(Scalar.C128));
    assertThat(Views.declaration(signature))
        .isEqualTo(
            "Kokkos::complex<double> turn(Kokkos::complex<double> angle,"
                + " Kokkos::View<const Kokkos::complex<double>*> const& x)");
  }
}
