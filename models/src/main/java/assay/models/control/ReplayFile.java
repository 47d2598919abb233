package assay.models.control;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import assay.model.ModelException;
import assay.model.Reply;
import assay.models.control.Replay.Slot;
import assay.runfile.RunFile;
import assay.task.Answer;
import assay.task.Hash;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads recorded answers. */
final class ReplayFile {
  private static final JsonMapper JSON = new JsonMapper();
  private static final byte[] SQLITE = "SQLite format 3\0".getBytes(US_ASCII);

  private ReplayFile() {}

  static Replay load(Path file) throws ModelException {
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(file);
    } catch (IOException e) {
      throw new ModelException("The file " + file + " cannot be read; check the name.", e);
    }
    String name = "replay:" + file.getFileName();
    if (bytes.length >= SQLITE.length
        && Arrays.equals(bytes, 0, SQLITE.length, SQLITE, 0, SQLITE.length)) {
      try (RunFile run = RunFile.read(file)) {
        return new Replay(
            name, Hash.of("replay", run.header().id().toString()), Replay.recorded(run));
      }
    }
    String text = text(file, bytes);
    return new Replay(name, Hash.of("replay", text), lines(file, text.lines().toList()));
  }

  private static String text(Path file, byte[] bytes) throws ModelException {
    try {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new ModelException(file + " is neither UTF-8 text in JSON Lines nor a run file.", e);
    }
  }

  private static Map<Slot, Reply> lines(Path file, List<String> lines) throws ModelException {
    Map<Slot, Reply> answers = new HashMap<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).isBlank()) {
        continue;
      }
      String place = file + ":" + (i + 1) + ": ";
      JsonNode line = object(place, lines.get(i));
      Slot slot =
          new Slot(
              taskOf(place, line), numberOf(place, line, "sample"), numberOf(place, line, "turn"));
      if (answers.put(slot, answerOf(place, line)) != null) {
        throw new ModelException(
            place + "sample " + slot.sample() + " of " + slot.task() + " occurs twice");
      }
    }
    return answers;
  }

  private static JsonNode object(String place, String line) throws ModelException {
    try {
      JsonNode node = JSON.readTree(line);
      if (node.isObject()) {
        return node;
      }
    } catch (JacksonException e) {
      throw new ModelException(place + "expected one JSON object a line", e);
    }
    throw new ModelException(place + "expected one JSON object a line");
  }

  private static String taskOf(String place, JsonNode line) throws ModelException {
    if (!line.path("task").isString()) {
      throw new ModelException(place + "expected \"task\" with a task's id");
    }
    return line.path("task").asString();
  }

  private static int numberOf(String place, JsonNode line, String what) throws ModelException {
    JsonNode number = line.path(what);
    if (number.isMissingNode()) {
      return 0;
    }
    if (!number.isInt() || number.asInt() < 0) {
      throw new ModelException(
          "%sexpected \"%s\" with a number counted from 0".formatted(place, what));
    }
    return number.asInt();
  }

  private static Reply answerOf(String place, JsonNode line) throws ModelException {
    JsonNode answer = line.path("answer");
    JsonNode code = line.path("code");
    if (answer.isString() == code.isString()) {
      throw new ModelException(place + "expected a text under either \"answer\" or \"code\"");
    }
    return answer.isString()
        ? Reply.of(Answer.Form.MESSAGE, answer.asString())
        : Reply.of(Answer.Form.CODE, code.asString());
  }
}
