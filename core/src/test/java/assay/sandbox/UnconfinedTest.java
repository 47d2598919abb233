package assay.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.NotEmpty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnconfinedTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/box | /host/folder",
        "/box/a.cpp | /host/folder/a.cpp",
        "-I/box/include | -I/host/folder/include",
        "-DPATH=/box/x | -DPATH=/host/folder/x",
        "/box/a:/box/b | /host/folder/a:/host/folder/b",
        "/box/tools/cc | /opt/tools/cc",
        "/boxing/a | /boxing/a",
        "/usr/box/a | /usr/box/a",
        "box/a | box/a"
      })
  void translatesPathsWhereTheyStart(String inside, String outside) {
    assertThat(translated(inside)).isEqualTo(outside);
  }

  @Property
  void leavesWordsWithoutPathsAlone(
      @ForAll @NotEmpty @AlphaChars @Chars({'-', '=', ':', ',', '.', '$', '\\'}) String word) {
    assertThat(translated(word)).isEqualTo(word);
  }

  private static String translated(String word) {
    Confinement confinement =
        Confinement.of(List.of(word), Filter.NONE, Limits.run(), Output.in(Path.of("/out")))
            .writing(new Mount(Path.of("/host/folder"), Path.of("/box")))
            .reading(new Mount(Path.of("/opt/tools"), Path.of("/box/tools")));
    return Unconfined.translate(confinement).command().getFirst();
  }
}
