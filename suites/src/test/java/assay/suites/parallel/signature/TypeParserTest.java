package assay.suites.parallel.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypeParserTest {
  private static final Structure POINT =
      new Structure("Point", List.of(Field.of("x", Scalar.F64), Field.of("y", Scalar.F64)));
  private static final Map<String, Structure> STRUCTURES = Map.of("Point", POINT);
  private static final Extent N = new Extent.Symbol("n");
  private static final Extent M = new Extent.Symbol("m");

  @Test
  void readsEveryShape() throws Exception {
    assertThat(parse("size")).isEqualTo(new Type.Size());
    assertThat(parse("f64")).isEqualTo(data(Scalar.F64, new Shape.Single()));
    assertThat(parse("f64[n]")).isEqualTo(data(Scalar.F64, new Shape.Vector(N)));
    assertThat(parse("c128[m,n]")).isEqualTo(data(Scalar.C128, new Shape.Matrix(M, N)));
    assertThat(parse("u64[26]")).isEqualTo(data(Scalar.U64, new Shape.Fixed(26)));
    assertThat(parse("Point[<=n]")).isEqualTo(data(POINT, new Shape.AtMost(N)));
    assertThat(parse("text[n]")).isEqualTo(data(Scalar.U8, new Shape.Text(N)));
  }

  @Test
  void readsLengthsWithTheUsualPrecedence() throws Exception {
    Extent one = new Extent.Literal(1);
    assertThat(parse("i32[n*m+1]"))
        .isEqualTo(
            data(Scalar.I32, new Shape.Vector(new Extent.Plus(new Extent.Product(N, M), one))));
    assertThat(parse(" i32 [ n * ( m + 1 ) ] "))
        .isEqualTo(
            data(Scalar.I32, new Shape.Vector(new Extent.Product(N, new Extent.Plus(M, one)))));
  }

  @Test
  void readsFields() throws Exception {
    assertThat(TypeParser.field("title", "chars[32]")).isEqualTo(Field.text("title", 32));
    assertThat(TypeParser.field("pages", "i32")).isEqualTo(Field.of("pages", Scalar.I32));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "f63[n] | 1 | expected a type (bool, u8, i32, u64, f32, f64, c128, text, size, Point), found 'f63'; did you mean 'f64'?",
        "Pont[n] | 1 | expected a type (bool, u8, i32, u64, f32, f64, c128, text, size, Point), found 'Pont'; did you mean 'Point'?",
        "chars[32] | 1 | expected a type (bool, u8, i32, u64, f32, f64, c128, text, size, Point), found 'chars'",
        "f64[n | 6 | expected ']', found the end",
        "f64[] | 5 | expected a name or number, found ']'",
        "f64[n,m,k] | 8 | expected ']', found ','",
        "f64[n]x | 7 | expected the end of the type, found 'x'",
        "size[n] | 5 | expected the end of the type, found '['",
        "text | 5 | expected '[', found the end",
        "u64[0] | 5 | expected a positive whole number, found '0'",
        "u64[3000000000] | 5 | expected a fixed length below 2147483648, found 3000000000",
        "u64[99999999999999999999] | 5 | expected a positive whole number, found '99999999999999999999'",
        "u64[2n] | 5 | expected a positive whole number, found '2n'",
        "u64[2*3] | 5 | expected a fixed length as one number, found '2*3'",
        "f64[n-1] | 6 | expected ']', found '-'",
        "f64[(n+1] | 9 | expected ')', found ']'",
        "f64[for] | 5 | expected a name, found the C++ keyword 'for'",
        "f64[<n] | 5 | expected a name or number, found '<'",
        "'' | 1 | expected a name or number, found the end",
      })
  void saysWhereATypeIsWrong(String text, int column, String message) {
    TypeSyntaxException exception =
        catchThrowableOfType(TypeSyntaxException.class, () -> parse(text));
    assertThat(exception).hasMessage("column " + column + ": " + message);
    assertThat(exception.column()).isEqualTo(column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chars[n] | column 7: expected a number of characters from 1 to 4096",
        "chars[5000] | column 7: expected a number of characters from 1 to 4096",
        "chars | column 6: expected '[', found the end",
        "f64[2] | column 4: expected the end of the type, found '['",
        "Point | column 1: expected a type (bool, u8, i32, u64, f32, f64, c128, chars), found 'Point'",
      })
  void saysWhereAFieldIsWrong(String text, String message) {
    assertThat(catchThrowableOfType(TypeSyntaxException.class, () -> TypeParser.field("f", text)))
        .hasMessage(message);
  }

  @Property
  void whatIsWrittenIsReadBack(@ForAll("types") Type type) throws Exception {
    assertThat(parse(type.spec())).isEqualTo(type);
  }

  @Provide
  Arbitrary<Type> types() {
    Arbitrary<Element> elements =
        Arbitraries.oneOf(Arbitraries.of(Scalar.values()), Arbitraries.just(POINT));
    Arbitrary<Extent> lengths = extents().filter(extent -> !(extent instanceof Extent.Literal));
    Arbitrary<Shape> shapes =
        Arbitraries.oneOf(
            Arbitraries.just(new Shape.Single()),
            lengths.filter(TypeParserTest::hasSymbol).map(Shape.Vector::new),
            Combinators.combine(extents(), extents()).as(Shape.Matrix::new),
            Arbitraries.integers().greaterOrEqual(1).map(Shape.Fixed::new),
            extents().map(Shape.AtMost::new));
    return Arbitraries.oneOf(
        Arbitraries.just(new Type.Size()),
        extents().map(length -> data(Scalar.U8, new Shape.Text(length))),
        Combinators.combine(elements, shapes).as(Type.Data::new));
  }

  private static Arbitrary<Extent> extents() {
    return extents(3);
  }

  private static Arbitrary<Extent> extents(int depth) {
    Arbitrary<Extent> leaves =
        Arbitraries.oneOf(
            Arbitraries.of("n", "m", "K", "nonzeros_2").map(Extent.Symbol::new),
            Arbitraries.longs().greaterOrEqual(1).map(Extent.Literal::new));
    if (depth == 0) {
      return leaves;
    }
    Arbitrary<Extent> inner = extents(depth - 1);
    return Arbitraries.oneOf(
        leaves,
        Combinators.combine(inner, inner).as(Extent.Product::new),
        Combinators.combine(inner, inner).as(Extent.Plus::new));
  }

  private static boolean hasSymbol(Extent extent) {
    return extent.spec().chars().anyMatch(Character::isLetter);
  }

  private static Type parse(String text) throws TypeSyntaxException {
    return TypeParser.parse(text, STRUCTURES);
  }

  private static Type data(Element element, Shape shape) {
    return new Type.Data(element, shape);
  }
}
