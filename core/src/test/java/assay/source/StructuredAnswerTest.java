package assay.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StructuredAnswerTest {
  private static final String EXPECTED = "{\"sp\":12,\"why\":\"a {brace} and a \\\"quote\\\"\"}";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%s",
        "\n  %s\n",
        "```json\n%s\n```",
        "The kernel adds {a, b} in each thread.\n\n%s\n\nThat is all.",
        "First guess: {\"sp\": 7}. Better: %s",
        "<think>{\"sp\":1}</think>%s",
        "{unfinished, then %s",
        "Set notation: {x | x > 0}; so: %s",
      })
  void findsTheObject(String around) {
    String answer = around.formatted(EXPECTED);
    assertThat(StructuredAnswer.find(answer)).map(Object::toString).contains(EXPECTED);
  }

  @Test
  void takesWhatModelsWriteByHand() {
    assertThat(StructuredAnswer.find("{sp: 12, 'why': 'so', /* sure */ \"list\": [1, 2,],}"))
        .map(Object::toString)
        .contains("{\"sp\":12,\"why\":\"so\",\"list\":[1,2]}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "12", "[1, 2]", "{", "}{", "I cannot say.", "{\"sp\": 12", "{a b c}"})
  void findsNothingWhereThereIsNone(String answer) {
    assertThat(StructuredAnswer.find(answer)).isEmpty();
  }

  @Test
  void doesNotChokeOnBraces() {
    assertThat(StructuredAnswer.find("{".repeat(1 << 20))).isEmpty();
  }
}
