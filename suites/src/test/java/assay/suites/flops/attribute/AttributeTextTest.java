package assay.suites.flops.attribute;

import static org.assertj.core.api.Assertions.assertThat;

import assay.pack.PackException;
import assay.suites.flops.kernel.Attribute;
import java.nio.file.Path;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

final class AttributeTextTest {
  private static final Path FILE = Path.of("kernel.yaml");
  private static final String TEXT =
      """
      # about the kernel
      schema: 1
      title: One   # with a comment
      attributes:
        # the guard
        warp_divergence: "if (i < n)"   # seen by all
        division: 'a / b'
      note: the end
      """;

  @Test
  void whatIsUnchangedStaysToTheLetter() throws PackException {
    assertThat(AttributeText.replaced(FILE, TEXT, AttributeText.read(FILE, TEXT))).isEqualTo(TEXT);
  }

  @Test
  void entriesAreChangedAddedAndRemovedInPlace() throws PackException {
    String changed =
        AttributeText.replaced(
            FILE,
            TEXT,
            Map.of(Attribute.WARP_DIVERGENCE, "if (i < n)", Attribute.RECURSION, "f(\"x\\n\")"));
    assertThat(changed)
        .isEqualTo(TEXT.replace("  division: 'a / b'\n", "  recursion: \"f(\\\"x\\\\n\\\")\"\n"));
  }

  @Test
  void noneIsWrittenAsNone() throws PackException {
    String none = AttributeText.replaced(FILE, TEXT, Map.of());
    assertThat(none).contains("attributes: {}\n  # the guard\nnote: the end\n");
    assertThat(AttributeText.replaced(FILE, none, Map.of(Attribute.DIVISION, "a / b")))
        .contains("attributes:\n  division: \"a / b\"\n  # the guard\nnote: the end\n");
  }

  @Property(tries = 200)
  void whateverIsWrittenIsReadAndTheRestStays(
      @ForAll("attributes") Map<Attribute, String> first,
      @ForAll("attributes") Map<Attribute, String> second)
      throws PackException {
    String once = AttributeText.replaced(FILE, TEXT, first);
    String twice = AttributeText.replaced(FILE, once, second);
    assertThat(AttributeText.read(FILE, twice)).isEqualTo(second);
    assertThat(twice)
        .startsWith(TEXT.substring(0, TEXT.indexOf("attributes:")))
        .contains("  # the guard\n")
        .endsWith("\nnote: the end\n");
  }

  @Provide
  Arbitrary<Map<Attribute, String>> attributes() {
    return Arbitraries.maps(
        Arbitraries.of(Attribute.class),
        Arbitraries.strings()
            .withCharRange(' ', '~')
            .withChars('\n', '\t', 'ä')
            .ofMinLength(1)
            .ofMaxLength(30));
  }
}
