package assay.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuildCacheIT {
  @TempDir Path folder;

  @Test
  void aKilledMakerLeavesNoHalfProduct() throws Exception {
    int exit =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                Objects.requireNonNull(System.getProperty("java.class.path")),
                KilledMaker.class.getName(),
                folder.toString())
            .inheritIO()
            .start()
            .waitFor();
    assertThat(exit).isEqualTo(9);
    assertThat(folder.resolve("judge/abc")).doesNotExist();
    Path product =
        new BuildCache(folder)
            .product("judge", "abc", place -> Files.writeString(place.resolve("file"), "whole"));
    assertThat(product.resolve("file")).hasContent("whole");
  }
}
