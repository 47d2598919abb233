package assay.suites.parallel.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CpuTest {
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
              new Argument("weights", Scalar.F32, new Shape.Fixed(3), Direction.IN),
              new Argument("count", Scalar.U64, new Shape.Single(), Direction.OUT),
              new Argument("flags", Scalar.BOOL, new Shape.AtMost(N), Direction.OUT),
              new SizeArgument("N", "n")),
          Optional.empty());
  private static final Signature AVERAGE =
      Signature.of(
          "average",
          List.of(),
          List.of(new Argument("x", Scalar.F64, new Shape.Vector(N), Direction.IN)),
          Optional.of(Scalar.F64));

  @Test
  void declares() {
    assertThat(Cpu.declaration(SHELVE))
        .isEqualTo(
            "void shelve(Book const& first, std::vector<Book> &books, std::array<float, 3> const&"
                + " weights, std::size_t &count, std::vector<bool> &flags, size_t N)");
  }

  @Test
  void givesTheTypeWithoutNames() {
    assertThat(Cpu.functionType(AVERAGE)).isEqualTo("double(std::vector<double> const&)");
    assertThat(Cpu.functionType(SHELVE))
        .isEqualTo(
            "void(Book const&, std::vector<Book> &, std::array<float, 3> const&, std::size_t &,"
                + " std::vector<bool> &, size_t)");
  }

  @Test
  void definesStructures() {
    assertThat(Cpu.structureDefinitions(AVERAGE)).isEmpty();
    assertThat(Cpu.structureDefinitions(SHELVE))
        .isEqualTo(
            """
            struct Book {
              char title[32];
              int pages;
            };
            """);
  }

  @Test
  void doesNothingInAStub() {
    assertThat(Cpu.nop(AVERAGE))
        .isEqualTo("double average(std::vector<double> const& x) {\n  return {};\n}\n");
    assertThat(Cpu.nop(SHELVE)).endsWith("size_t N) {}\n");
  }

  @Test
  void aSignatureKnowsItsSizesInOrderOfFirstUse() {
    Extent rows = new Extent.Symbol("rows");
    Signature signature =
        Signature.of(
            "f",
            List.of(),
            List.of(
                new SizeArgument("K", "k"),
                new Argument("a", Scalar.F64, new Shape.Matrix(rows, N), Direction.IN),
                new Argument("b", Scalar.F64, new Shape.AtMost(N), Direction.OUT)),
            Optional.empty());
    assertThat(signature.sizes()).containsExactly("k", "rows", "n");
  }

  @Test
  void aSignatureRefusesWhatCannotBe() {
    assertThatThrownBy(
            () ->
                new Signature("f", List.of(), AVERAGE.parameters(), Optional.empty(), List.of("m")))
        .hasMessage("The parameters of f use the sizes [n], not [m]");
    assertThatThrownBy(
            () -> Signature.of("f", List.of(BOOK), AVERAGE.parameters(), Optional.of(BOOK)))
        .hasMessage("The function f must return a scalar.");
    assertThatThrownBy(() -> new Argument("s", Scalar.U8, new Shape.Text(N), Direction.OUT))
        .hasMessage("The text s can only be read.");
    assertThatThrownBy(() -> new Argument("h", Scalar.U8, new Shape.AtMost(N), Direction.IN))
        .hasMessage("The argument h has a length of its own, so it can only be a result.");
  }
}
