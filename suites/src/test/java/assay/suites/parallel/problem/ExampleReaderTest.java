package assay.suites.parallel.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.pack.Document;
import assay.pack.PackException;
import assay.pack.Place;
import assay.pack.Report;
import assay.suites.parallel.signature.Signature;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExampleReaderTest {
  private static final String SIGNATURE =
      """
      function: f
      structures: {Book: {title: "chars[8]", pages: i32}}
      parameters:
        - flags: {type: "bool[n]"}
        - bytes: {type: "u8[n]"}
        - ids: {type: "u64[2]"}
        - waves: {type: "c128[n]"}
        - A: {type: "f32[n,m]"}
        - flat: {type: "i32[n*k+1]"}
        - words: {type: "text[n]"}
        - book: {type: Book, direction: inout}
        - K: {type: size, of: k}
      """;
  private static final String SOUND =
      """
      in:
        flags: [true, false]
        bytes: [0, 255]
        ids: [0, 18446744073709551615]
        waves: [[1, 0], [0.5, -2]]
        A: [[1, 2, .inf], [4, 5, 6]]
        flat: [-2147483648, 2147483647, 0]
        words: [one, ""]
        book: {title: Emma, pages: 9}
        K: 1
      out:
        book: {title: "1234567", pages: 9}
      """;

  @Test
  void acceptsValuesOfEveryType() throws Exception {
    Example example = read(SOUND);
    assertThat(example.in())
        .containsOnlyKeys("flags", "bytes", "ids", "waves", "A", "flat", "words", "book", "K");
    assertThat(example.out()).containsOnlyKeys("book");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[true, false] | [true, 0] | 2: in.flags[1]: expected true or false, found 0",
        "[true, false] | 1 | 2: in.flags: expected a list of 2 (n), found 1",
        "[0, 255] | [0, 256] | 3: in.bytes[1]: expected a u8, found 256",
        "[0, 255] | [-1, 1.5] | 3: in.bytes[0]: expected a u8, found -1;; 3: in.bytes[1]: expected a u8, found 1.5",
        "18446744073709551615] | 18446744073709551616] | 4: in.ids[1]: expected a u64, found 18446744073709551616",
        "18446744073709551615] | 1, 2] | 4: in.ids: expected a list of 2, found one of 3",
        "[0.5, -2] | 0.5 | 5: in.waves[1]: expected a complex number as [real, imaginary], found 0.5",
        "[4, 5, 6] | [4, 5] | 6: in.A[1]: expected a list of 3 (m), found one of 2",
        "[4, 5, 6] | [4, 5, six] | 6: in.A[1][2]: expected a number, found 'six'",
        "-2147483648 | -2147483649 | 7: in.flat[0]: expected an i32, found -2147483649",
        "2147483647, 0] | 0] | 7: in.flat: expected a list of 3 (n*k+1), found one of 2",
        "[one, \"\"] | [one, 2] | 8: in.words[1]: expected a text, found 2",
        "title: Emma | title: Emma and | 9: in.book.title: expected a text of at most 7 bytes, found 'Emma and'",
        "title: Emma, | title: Emma, author: Austen, | 9: in.book: expected a map with the fields title, pages, found title, author, pages",
        "K: 1 | K: 9223372036854775807 | 7: in.flat: expected sizes for which the length of this argument fits",
        "K: 1 | K: 2.0 | 7: in.flat: expected 'in' to give the size k, because no argument's length does;; 10: in.K: expected a positive integer, found 2.0",
        "  K: 1 | '' | 7: in.flat: expected 'in' to give the size k, because no argument's length does",
      })
  void saysWhatIsWrong(String sound, String broken, String messages) {
    assertThat(SOUND).containsOnlyOnce(sound);
    String yaml = SOUND.replace(sound, broken.equals("''") ? "" : broken);
    assertThatThrownBy(() -> read(yaml))
        .hasMessage("some.yaml:" + messages.replace(";; ", "\nsome.yaml:"));
  }

  @Test
  void anEmptyArgumentHasNoSize() {
    String yaml = SOUND.replace("[true, false]", "[]");
    assertThatThrownBy(() -> read(yaml)).hasMessageContaining("expected n to be >= 1, found 0");
  }

  private static Example read(String yaml) throws PackException {
    Report report = new Report();
    Place signature = Document.parse(Path.of("signature.yaml"), SIGNATURE).top();
    Signature known = SignatureReader.read(signature, report).orElseThrow();
    Place place = Document.parse(Path.of("some.yaml"), yaml).top();
    Example example = ExampleReader.read(place, known, Map.of(), report);
    report.check();
    return example;
  }
}
