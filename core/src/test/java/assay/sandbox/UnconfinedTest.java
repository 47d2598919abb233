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
        "/work | /host/folder",
        "/work/a.cpp | /host/folder/a.cpp",
        "-I/work/include | -I/host/folder/include",
        "-DPATH=/work/x | -DPATH=/host/folder/x",
        "/work/a:/work/b | /host/folder/a:/host/folder/b",
        "/work/tools/cc | /opt/tools/cc",
        "/workshop/a | /workshop/a",
        "/usr/work/a | /usr/work/a",
        "work/a | work/a"
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
            .writing(new Mount(Path.of("/host/folder"), Path.of("/work")))
            .reading(new Mount(Path.of("/opt/tools"), Path.of("/work/tools")));
    return Unconfined.translate(confinement).command().getFirst();
  }
}
