package assay.suites.parallel.problem;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConstraintTest {
  @ParameterizedTest
  @CsvSource({
    ">= 3,3,true",
    ">= 3,2,false",
    ">=3,4,true",
    "even,4,true",
    "even,5,false",
    "power of two,1,true",
    "power of two,1024,true",
    "power of two,1023,false",
  })
  void holdsForSomeSizes(String text, long size, boolean holds) {
    assertThat(Constraint.parse(text).orElseThrow().holds(size)).isEqualTo(holds);
  }

  @ParameterizedTest
  @ValueSource(strings = {">= 3", "even", "power of two"})
  void isWrittenAsItIsRead(String text) {
    assertThat(Constraint.parse(text).orElseThrow().spec()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "odd", ">= 0", ">= -1", "> 3", ">= 1e3", ">= 9999999999999999"})
  void isOneOfThree(String text) {
    assertThat(Constraint.parse(text)).isEmpty();
  }
}
