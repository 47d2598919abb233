package assay.pipeline;

import assay.model.Question;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Texts of a trial's story, as the run file keeps them. */
final class QuestionJson {
  private static final JsonMapper JSON = new JsonMapper();

  private QuestionJson() {}

  static String write(Question question) {
    return JSON.createObjectNode()
        .put("system", question.system())
        .put("text", question.text())
        .toString();
  }

  /** The question that was written, in the form and structure of another of the same sample. */
  static Question read(String json, Question like) {
    JsonNode node = JSON.readTree(json);
    return new Question(
        like.form(),
        node.path("system").asString(""),
        node.path("text").asString(""),
        like.structure());
  }

  static String quoted(String text) {
    return JSON.writeValueAsString(text);
  }

  static String text(String quoted) {
    return JSON.readTree(quoted).asString("");
  }
}
