package assay.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.model.ModelException;
import assay.model.Question;
import assay.model.Reply;
import assay.models.fake.Desk;
import assay.models.fake.FakeProvider;
import assay.models.fake.FakeSuite;
import assay.models.fake.Reaction;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers that must be JSON. */
class StructureTest {
  private static final String SCHEMA =
      """
      {"type":"object","properties":{"flops":{"type":"integer","description":"how many"}},\
      "required":["flops"],"additionalProperties":false}""";

  private static final FakeSuite SUITE =
      new FakeSuite(1, Optional.of(new Question.Structure("count", SCHEMA)));

  private FakeProvider fake;
  private Models models;

  @BeforeEach
  void open() throws Exception {
    fake = FakeProvider.saying("{\"flops\":12}");
    models = Desk.models(fake);
  }

  @AfterEach
  void close() {
    models.close();
    fake.close();
  }

  private String sent() {
    return fake.requests().getLast().body().toString();
  }

  @ParameterizedTest
  @CsvSource({
    "openai:m, /response_format/json_schema/schema/properties/flops/type",
    "anthropic:m, /output_config/format/schema/properties/flops/type",
    "gemini:m, /generationConfig/responseJsonSchema/properties/flops/type",
    "ollama:m, /format/properties/flops/type"
  })
  void asksForASchemaFirst(String name, String pointer) throws Exception {
    Reply reply = Desk.ask(Desk.chat(models, name), SUITE, SUITE.task(), 0);
    assertThat(reply.answer().text()).isEqualTo("{\"flops\":12}");
    assertThat(reply.finish().sent()).containsEntry("structure", "schema");
    assertThat(fake.requests().getLast().body().at(pointer).asString()).isEqualTo("integer");
  }

  @ParameterizedTest
  @ValueSource(strings = {"openai:m", "anthropic:m", "gemini:m", "ollama:m"})
  void callsAToolWhereThereAreNoSchemas(String name) throws Exception {
    fake.next(
        Reaction.status(400, "response_format of type json_schema is not supported"),
        new Reaction.CallTool("count", "{\"flops\":12}"));
    ProvidedModel model = Desk.chat(models, name);
    Reply reply = Desk.ask(model, SUITE, SUITE.task(), 0);
    assertThat(reply.answer().text()).isEqualTo("{\"flops\":12}");
    assertThat(reply.finish().sent()).containsEntry("structure", "tool");
    assertThat(sent()).contains("\"count\"", "how many");

    fake.next(new Reaction.CallTool("count", "{\"flops\":13}"));
    assertThat(Desk.ask(model, SUITE, SUITE.task(), 1).answer().text()).isEqualTo("{\"flops\":13}");
    assertThat(fake.requests()).hasSize(3);
  }

  @Test
  void saysTheSchemaInWordsWhereThereAreNoToolsEither() throws Exception {
    fake.next(
        Reaction.status(400, "response_format is not supported"),
        Reaction.status(422, "tools: extra fields not permitted"));
    Reply reply = Desk.ask(Desk.chat(models, "openai:m"), SUITE, SUITE.task(), 0);
    assertThat(reply.answer().text()).isEqualTo("{\"flops\":12}");
    assertThat(reply.finish().sent()).containsEntry("structure", "text");
    assertThat(fake.requests().getLast().text()).contains("JSON object", SCHEMA);
  }

  @Test
  void givesUpAfterWords() throws Exception {
    fake.usually(_ -> Reaction.status(400, "no tools, no response_format"));
    assertThatThrownBy(() -> Desk.ask(Desk.chat(models, "openai:m"), SUITE, SUITE.task(), 0))
        .isInstanceOf(ModelException.class)
        .hasMessage("openai:m does not take the request (HTTP 400: no tools, no response_format).");
    assertThat(fake.requests()).hasSize(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"openai:m|not even {json", "anthropic:m|{\"other\":1}", "gemini:m|{\"other\":1}"})
  void takesAWrongToolCallAsTheAnswerItIs(String name, String arguments) throws Exception {
    fake.next(new Reaction.CallTool("somethingElse", arguments));
    Reply reply = Desk.ask(Desk.chat(models, name), SUITE, SUITE.task(), 0);
    assertThat(reply.answer().text()).isEqualTo(arguments);
    assertThat(fake.requests()).hasSize(1);
  }
}
