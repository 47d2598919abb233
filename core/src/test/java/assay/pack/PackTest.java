package assay.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackTest {
  private static final String SOUND =
      "schema: 1\nname: mine\nversion: \"1.0\"\nsuite: flops\nlicence: MIT\n";

  @TempDir Path folder;

  @Test
  void readsItsHead() throws Exception {
    write(SOUND);
    assertThat(Pack.read(folder, "flops"))
        .isEqualTo(new Pack("mine", "1.0", "flops", "MIT", folder));
  }

  @Test
  void isForOneSuite() throws Exception {
    write(SOUND);
    complains(":4: suite: expected expert, found 'flops'", "expert");
  }

  @Test
  void aVersionIsATextAndANameIsPlain() throws Exception {
    write(SOUND.replace("\"1.0\"", "1.0").replace("mine", "My pack"));
    complains(
        ":2: name: expected a name of lower-case letters, digits and hyphens, found 'My pack'\n"
            + folder.resolve("pack.yaml")
            + ":3: version: expected a version in quotes, such as \"1.0\", found 1.0",
        "flops");
  }

  @Test
  void aFolderWithoutAHeadIsNoPack() {
    complains(": expected this file, found nothing", "flops");
  }

  private void write(String yaml) throws Exception {
    Files.writeString(folder.resolve("pack.yaml"), yaml);
  }

  private void complains(String message, String suite) {
    assertThatThrownBy(() -> Pack.read(folder, suite))
        .hasMessage(folder.resolve("pack.yaml") + message);
  }
}
