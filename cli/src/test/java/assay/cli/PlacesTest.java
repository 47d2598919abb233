package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class PlacesTest {
  @Test
  void followsTheEnvironment() {
    Places places =
        Places.find(
            Map.of("ASSAY_CACHE", "/c", "ASSAY_RUNS", "/r"), Optional.of("/home/x/../assay"));
    assertThat(places.home()).isEqualTo(Path.of("/home/assay"));
    assertThat(places.cache()).isEqualTo(Path.of("/c"));
    assertThat(places.scratch()).isEqualTo(Path.of("/c/scratch"));
    assertThat(places.runs()).isEqualTo(Path.of("/r"));
    assertThat(places.pack("parallel")).isEqualTo(Path.of("/home/assay/packs/parallel"));
  }

  @Test
  void takesABlankVariableForNone() {
    Places places =
        Places.find(Map.of("ASSAY_CACHE", " ", "XDG_CACHE_HOME", "/xdg"), Optional.empty());
    assertThat(places.cache()).isEqualTo(Path.of("/xdg/assay"));
    assertThat(places.runs()).isEqualTo(Path.of("runs"));
  }
}
