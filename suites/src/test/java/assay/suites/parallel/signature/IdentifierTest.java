package assay.suites.parallel.signature;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IdentifierTest {
  @ParameterizedTest
  @ValueSource(strings = {"x", "luFactorize", "x_1", "N", "integer"})
  void acceptsNames(String name) {
    assertThat(Identifier.objection(name)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1x", "_x", "a__b", "a-b", "größe", "std::x"})
  void refusesWhatIsNoName(String name) {
    assertThat(Identifier.objection(name))
        .contains(
            "expected a C++ name of letters, digits and single underscores that starts with a"
                + " letter, found '%s'".formatted(name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"int", "alignas", "xor_eq", "co_await", "char8_t"})
  void refusesKeywords(String name) {
    assertThat(Identifier.objection(name))
        .contains("expected a name, found the C++ keyword '%s'".formatted(name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Sizes", "Arguments", "problem", "std", "main", "assay", "assay_entry"})
  void refusesWhatTheCodeAroundAProblemIsCalled(String name) {
    assertThat(Identifier.objection(name))
        .contains("expected a name of your own, found '%s', which Assay uses".formatted(name));
  }
}
