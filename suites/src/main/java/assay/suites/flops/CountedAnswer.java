package assay.suites.flops;

import assay.suites.flops.kernel.Counts;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Counts as they are kept in a run file: what an answer said, and how it had to be read. */
public record CountedAnswer(Counts counts, List<String> notes) {
  private static final String NOTES = "notes";

  public CountedAnswer {
    notes = List.copyOf(notes);
  }

  static String text(Counts counts, List<String> notes) {
    ObjectNode object = JsonMapper.shared().createObjectNode();
    object.put(FlopsPrompt.SINGLE, counts.single());
    object.put(FlopsPrompt.DUAL, counts.dual());
    if (!notes.isEmpty()) {
      ArrayNode list = object.putArray(NOTES);
      notes.forEach(list::add);
    }
    return object.toString();
  }

  /** Reads what was written by us. */
  public static CountedAnswer read(String text) {
    JsonNode object = JsonMapper.shared().readTree(text);
    List<String> notes = new ArrayList<>();
    object.path(NOTES).forEach(note -> notes.add(note.asString()));
    return new CountedAnswer(
        new Counts(
            object.path(FlopsPrompt.SINGLE).bigIntegerValue(),
            object.path(FlopsPrompt.DUAL).bigIntegerValue()),
        notes);
  }
}
