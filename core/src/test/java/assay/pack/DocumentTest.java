package assay.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class DocumentTest {
  private static final Path FILE = Path.of("some.yaml");

  @TempDir Path folder;

  @Test
  void knowsWhereEverythingStands() throws Exception {
    Place top =
        Document.parse(
                FILE,
                """
                # a remark
                first: 1
                list:
                  - {a/b: x}
                  -
                    deep: [10, 20]
                """)
            .top();
    assertThat(top.position()).isEqualTo(new Position(2, 1));
    Place slash = top.entry("list").items().getFirst().entry("a/b");
    assertThat(slash.text()).isEqualTo("x");
    assertThat(slash.key()).isEqualTo("a/b");
    assertThat(slash.field()).isEqualTo("list[0].a/b");
    assertThat(slash.position()).isEqualTo(new Position(4, 6));
    Place twenty = top.entry("list").items().get(1).entry("deep").items().get(1);
    assertThat(twenty.field()).isEqualTo("list[1].deep[1]");
    assertThat(twenty.position()).isEqualTo(new Position(6, 16));
  }

  @Test
  void aMissingValueStandsWhereItsNearestSurroundingDoes() throws Exception {
    Place top = Document.parse(FILE, "a: 1\nb:\n  c: 2\n").top();
    Place missing = top.entry("b").entry("d").entry("e");
    assertThat(missing.exists()).isFalse();
    assertThat(top.entry("b").find("d")).isEmpty();
    assertThat(missing.error("expected more").message())
        .isEqualTo("some.yaml:2: b.d.e: expected more");
  }

  @Test
  void keepsTheKindsOfValues() throws Exception {
    JsonNode root =
        Document.parse(
                FILE,
                "{i: 3, f: 1e-12, t: true, s: \"3\", w: plain, n: null, e: , inf: -.inf, nan: .nan,"
                    + " u: 18446744073709551615, l: 9007199254740993}")
            .root();
    assertThat(root.path("i").isIntegralNumber()).isTrue();
    assertThat(root.path("f").doubleValue()).isEqualTo(1e-12);
    assertThat(root.path("t").booleanValue()).isTrue();
    assertThat(root.path("s").stringValue()).isEqualTo("3");
    assertThat(root.path("w").stringValue()).isEqualTo("plain");
    assertThat(root.path("n").isNull()).isTrue();
    assertThat(root.path("e").isNull()).isTrue();
    assertThat(root.path("inf").doubleValue()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(root.path("nan").doubleValue()).isNaN();
    assertThat(root.path("u").bigIntegerValue())
        .isEqualTo(BigInteger.TWO.pow(64).subtract(BigInteger.ONE));
    assertThat(root.path("l").longValue()).isEqualTo(9007199254740993L);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "a: 1\\na: 2 | some.yaml:2: expected each key once, found 'a' again",
        "a: &x [1]\\nb: *x | some.yaml:2: expected a value of its own, found an alias",
        "a: &x\\n  b: *x | some.yaml:2: expected a value of its own, found an alias",
        "a: 1\\nb: !odd 1 | some.yaml:2: expected a plain value, found the tag !odd",
        "a: 1\\n[b]: 1 | some.yaml:2: expected a plain key",
        "a: 1\\nb: [1, 2 | some.yaml:2: expected valid YAML, found: expected ',' or ']', but got <stream end>",
        "a: 1\\n\\tb: 2 | some.yaml:2: expected valid YAML, found: found character '\\t(TAB)' that cannot start any token. (Do not use \\t(TAB) for indentation)",
        "a: 1\\n---\\nb: 2 | some.yaml:2: expected valid YAML, found: but found another document",
        "\"\" | some.yaml: expected a map, found an empty file",
      })
  void refusesWhatAPackCannotUse(String yaml, String message) {
    assertThatThrownBy(() -> Document.parse(FILE, yaml.replace("\\n", "\n").replace("\\t", "\t")))
        .isInstanceOf(PackException.class)
        .hasMessage(message);
  }

  @Test
  void saysWhenTheFileCannotBeRead() throws Exception {
    Path missing = folder.resolve("missing.yaml");
    assertThatThrownBy(() -> Document.read(missing))
        .hasMessage(missing + ": expected this file, found nothing");
    Path binary = Files.write(folder.resolve("binary.yaml"), new byte[] {(byte) 0xff, 0});
    assertThatThrownBy(() -> Document.read(binary))
        .hasMessage(binary + ": expected text in UTF-8, found other bytes");
  }
}
