package assay.suites.parallel.signature;

import assay.pack.Spelling;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;

/** Reads the type notation of problem files, such as {@code f64[m,k]} or {@code Point[<=n]}. */
public final class TypeParser {
  private static final int LONGEST_TEXT = 4096;

  private final String text;
  private int at;

  private TypeParser(String text) {
    this.text = text;
  }

  /** Reads a parameter's type; structures are known by name. */
  public static Type parse(String text, Map<String, Structure> structures)
      throws TypeSyntaxException {
    TypeParser parser = new TypeParser(text);
    Type type = parser.type(structures);
    parser.end();
    return type;
  }

  /** Reads the type of a structure's field: a scalar or {@code chars[N]}. */
  public static Field field(String name, String text) throws TypeSyntaxException {
    TypeParser parser = new TypeParser(text);
    Field field = parser.field(name);
    parser.end();
    return field;
  }

  /** Reads a scalar's name. */
  public static Scalar scalar(String text) throws TypeSyntaxException {
    TypeParser parser = new TypeParser(text);
    Scalar scalar = parser.scalar(parser.word(), List.of());
    parser.end();
    return scalar;
  }

  /** Reads a number in size symbols. */
  public static Extent extent(String text) throws TypeSyntaxException {
    TypeParser parser = new TypeParser(text);
    Extent extent = parser.extent();
    parser.end();
    return extent;
  }

  private Type type(Map<String, Structure> structures) throws TypeSyntaxException {
    String name = word();
    if (name.equals("size")) {
      return new Type.Size();
    }
    if (name.equals("text")) {
      expect("[");
      Extent length = extent();
      expect("]");
      return new Type.Data(Scalar.U8, new Shape.Text(length));
    }
    Structure structure = structures.get(name);
    List<String> others = new ArrayList<>(List.of("text", "size"));
    others.addAll(structures.keySet());
    Element element = structure != null ? structure : scalar(name, others);
    return new Type.Data(element, accept("[") ? shape() : new Shape.Single());
  }

  private Shape shape() throws TypeSyntaxException {
    if (accept("<=")) {
      Extent bound = extent();
      expect("]");
      return new Shape.AtMost(bound);
    }
    int start = at;
    Extent first = extent();
    if (accept(",")) {
      Extent second = extent();
      expect("]");
      return new Shape.Matrix(first, second);
    }
    expect("]");
    if (first instanceof Extent.Literal(long value)) {
      if (value > Integer.MAX_VALUE) {
        throw error(start, "expected a fixed length below 2147483648, found " + value);
      }
      return new Shape.Fixed((int) value);
    }
    SequencedSet<String> symbols = new LinkedHashSet<>();
    first.collect(symbols);
    if (symbols.isEmpty()) {
      throw error(start, "expected a fixed length as one number, found '" + first.spec() + "'");
    }
    return new Shape.Vector(first);
  }

  private Field field(String name) throws TypeSyntaxException {
    String type = word();
    if (!type.equals("chars")) {
      return Field.of(name, scalar(type, List.of("chars")));
    }
    expect("[");
    int start = at;
    if (!(primary() instanceof Extent.Literal(long value)) || value > LONGEST_TEXT) {
      throw error(start, "expected a number of characters from 1 to " + LONGEST_TEXT);
    }
    expect("]");
    return Field.text(name, (int) value);
  }

  private Scalar scalar(String name, List<String> others) throws TypeSyntaxException {
    Optional<Scalar> scalar = Scalar.named(name);
    if (scalar.isPresent()) {
      return scalar.get();
    }
    List<String> known = new ArrayList<>();
    for (Scalar one : Scalar.values()) {
      known.add(one.specName());
    }
    known.addAll(others);
    throw error(
        at - name.length(),
        "expected a type ("
            + String.join(", ", known)
            + "), found '"
            + name
            + "'"
            + Spelling.hint(name, known));
  }

  private Extent extent() throws TypeSyntaxException {
    Extent sum = product();
    while (accept("+")) {
      sum = new Extent.Plus(sum, product());
    }
    return sum;
  }

  private Extent product() throws TypeSyntaxException {
    Extent product = primary();
    while (accept("*")) {
      product = new Extent.Product(product, primary());
    }
    return product;
  }

  private Extent primary() throws TypeSyntaxException {
    if (accept("(")) {
      Extent inner = extent();
      expect(")");
      return inner;
    }
    skipSpaces();
    int start = at;
    String word = word();
    if (!Character.isDigit(word.charAt(0))) {
      Optional<String> objection = Identifier.objection(word);
      if (objection.isPresent()) {
        throw error(start, objection.get());
      }
      return new Extent.Symbol(word);
    }
    try {
      long value = Long.parseLong(word);
      if (value > 0) {
        return new Extent.Literal(value);
      }
    } catch (NumberFormatException _) {
      // Reported below like a number that is not positive.
    }
    throw error(start, "expected a positive whole number, found '" + word + "'");
  }

  private String word() throws TypeSyntaxException {
    skipSpaces();
    int start = at;
    while (at < text.length() && isWordPart(text.charAt(at))) {
      at++;
    }
    if (at == start) {
      throw error(at, "expected a name or number, found " + found());
    }
    return text.substring(start, at);
  }

  private static boolean isWordPart(char character) {
    return character == '_' || (character < 128 && Character.isLetterOrDigit(character));
  }

  private boolean accept(String token) {
    skipSpaces();
    if (!text.startsWith(token, at)) {
      return false;
    }
    at += token.length();
    return true;
  }

  private void expect(String token) throws TypeSyntaxException {
    if (!accept(token)) {
      throw error(at, "expected '" + token + "', found " + found());
    }
  }

  private void end() throws TypeSyntaxException {
    skipSpaces();
    if (at < text.length()) {
      throw error(at, "expected the end of the type, found " + found());
    }
  }

  private void skipSpaces() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  private String found() {
    return at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
  }

  private static TypeSyntaxException error(int at, String message) {
    return new TypeSyntaxException(at + 1, message);
  }
}
