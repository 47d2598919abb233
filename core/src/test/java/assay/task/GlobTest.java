package assay.task;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GlobTest {
  private static final String ID = "parallel/reduce/average/omp";

  @ParameterizedTest
  @CsvSource({
    "parallel/reduce/average/omp,true",
    "*,true",
    "*/omp,true",
    "parallel/*,true",
    "*average*,true",
    "parallel/?educe/average/om?,true",
    "parallel/reduce/average/om?p,false",
    "parallel,false",
    "*/serial,false",
    "parallel/reduce/average/OMP,false",
    "parallel.reduce.average.omp,false",
    "parallel/reduce/averag./omp,false",
    "parallel/[r]educe/average/omp,false",
  })
  void matchesWholeIds(String glob, boolean matches) {
    assertThat(Glob.matches(glob, ID)).isEqualTo(matches);
  }

  @Property
  void textWithoutWildcardsMatchesOnlyItself(
      @ForAll @CharRange(from = '!', to = ')') String left,
      @ForAll @CharRange(from = '[', to = '`') String right) {
    assertThat(Glob.matches(left + right, left + right)).isTrue();
    assertThat(Glob.matches(left + right, left + right + "x")).isFalse();
    assertThat(Glob.matches("*" + right, left + right)).isTrue();
  }
}
