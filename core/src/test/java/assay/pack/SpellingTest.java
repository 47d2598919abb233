package assay.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class SpellingTest {
  @Test
  void findsTheNearestWord() {
    assertThat(Spelling.nearest("timde", List.of("title", "timed", "test"))).contains("timed");
    assertThat(Spelling.hint("distribution", List.of("text", "distributions")))
        .isEqualTo("; did you mean 'distributions'?");
  }

  @Test
  void doesNotGuessWildly() {
    assertThat(Spelling.nearest("m", List.of("n"))).isEmpty();
    assertThat(Spelling.nearest("openmp", List.of("omp", "mpi"))).isEmpty();
    assertThat(Spelling.hint("", List.of("text"))).isEmpty();
  }

  @Property
  void aWordIsNearestToItself(
      @ForAll @Size(max = 8) List<@StringLength(max = 12) String> others,
      @ForAll @StringLength(max = 12) String word) {
    List<String> known = new ArrayList<>(others);
    known.add(word);
    assertThat(Spelling.nearest(word, known)).contains(word);
  }

  @Property
  void oneSwapIsForgiven(
      @ForAll @AlphaChars @StringLength(min = 3, max = 12) String word,
      @ForAll @IntRange(max = 10) int place) {
    int at = place % (word.length() - 1);
    String swapped =
        word.substring(0, at) + word.charAt(at + 1) + word.charAt(at) + word.substring(at + 2);
    assertThat(Spelling.nearest(swapped, List.of(word))).contains(word);
  }
}
