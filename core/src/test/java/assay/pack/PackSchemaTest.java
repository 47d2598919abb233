package assay.pack;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class PackSchemaTest {
  private static final PackSchema SCHEMA = PackSchema.of(PackSchemaTest.class, "trial.schema.json");

  @Test
  void acceptsWhatFits() {
    assertThatCode(() -> check("schema: 3\ncolour: red\nweights: [1, 2.5]\nnested: {key: k}\n"))
        .doesNotThrowAnyException();
  }

  @Test
  void reportsEverythingInTheOrderOfTheFile() {
    complains(
        """
        schema: 3
        colour: gren
        weights:
          - 1
          - 0
          - heavy
        nested: {}
        weigths: []
        """,
        """
        trial.yaml:2: colour: expected red or green, found 'gren'; did you mean 'green'?
        trial.yaml:5: weights[1]: expected a positive number, found 0
        trial.yaml:6: weights[2]: expected a positive number, found 'heavy'
        trial.yaml:7: nested.key: expected a key, found nothing
        trial.yaml:8: weigths: expected one of schema, colour, weights, nested; \
        did you mean 'weights'?""");
  }

  @Test
  void aFileThatIsNoMapIsWrongAsAWhole() {
    complains("- 1\n", "trial.yaml:1: expected a map, found a list");
  }

  @Test
  void aNewerFileAsksForAnUpdateAndNothingElse() {
    complains(
        "colour: blue\nschema: 4\n",
        "trial.yaml:2: schema: expected 3, found 4; update Assay to read this file");
  }

  @Test
  void anOlderFileIsRefusedToo() {
    complains(
        "colour: red\nschema: 2\n", "trial.yaml:2: schema: expected the schema version 3, found 2");
  }

  @Test
  void aMissingSchemaIsAMistakeOfOurs() {
    assertThatThrownBy(() -> PackSchema.of(PackSchemaTest.class, "none.json"))
        .hasMessage("There is no schema none.json.");
  }

  private static void complains(String yaml, String message) {
    assertThatThrownBy(() -> check(yaml)).isInstanceOf(PackException.class).hasMessage(message);
  }

  private static void check(String yaml) throws PackException {
    SCHEMA.check(Document.parse(Path.of("trial.yaml"), yaml));
  }
}
