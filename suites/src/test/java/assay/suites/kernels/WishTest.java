package assay.suites.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WishTest {
  private static final String FIRST = "0".repeat(32);
  private static final String SECOND = "1".repeat(32);

  @TempDir Path folder;

  @Test
  void tellsTheCompilerNothingButWhatIsHarmless() throws IOException {
    write(
        FIRST + ".json",
        """
        {"text": "int x;", "cuda": "", "functions": ["f"], "flags": ["-O3", "-fplugin=/tmp/evil.so", "@file", 7]}
        """);
    assertThat(Wish.in(folder, 9))
        .containsExactly(new Wish(FIRST, "int x;", "", List.of("f"), List.of("-O3")));
  }

  @Test
  void leavesWhatIsNoWish() throws IOException {
    write(FIRST + ".json", "no JSON");
    write("another.json", "{}");
    write(SECOND + ".so", "{}");
    Files.createSymbolicLink(folder.resolve(SECOND + ".json"), folder.resolve("another.json"));
    assertThat(Wish.in(folder, 9)).containsExactly(new Wish(FIRST, "", "", List.of(), List.of()));
  }

  @Test
  void takesNoMoreThanItIsTold() throws IOException {
    write(FIRST + ".json", "{}");
    write(SECOND + ".json", "{}");
    assertThat(Wish.in(folder, 1)).extracting(Wish::name).containsExactly(FIRST);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }
}
