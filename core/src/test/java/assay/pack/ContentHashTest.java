package assay.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ContentHashTest {
  @Test
  void theOrderOfFilesDoesNotCount() {
    Map<String, String> one = new LinkedHashMap<>();
    one.put("a", "1");
    one.put("b", "2");
    Map<String, String> other = new LinkedHashMap<>();
    other.put("b", "2");
    other.put("a", "1");
    assertThat(ContentHash.of(one)).isEqualTo(ContentHash.of(other)).matches("[0-9a-f]{64}");
  }

  @Test
  void namesTextsAndTheirBoundariesCount() {
    assertThat(
            new String[] {
              ContentHash.of(Map.of("a", "1", "b", "2")),
              ContentHash.of(Map.of("a", "2", "b", "1")),
              ContentHash.of(Map.of("a", "1", "c", "2")),
              ContentHash.of(Map.of("ab", "12")),
              ContentHash.of(Map.of("a", "b12")),
              ContentHash.of(Map.of("a", "1")),
            })
        .doesNotHaveDuplicates();
  }
}
