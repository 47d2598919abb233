package assay.models.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.model.ModelException;
import assay.model.Question;
import assay.model.Request;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.runfile.TrialId;
import assay.task.Answer;
import assay.task.Task;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ReplayTest {
  private static final Task AVERAGE = task("parallel/reduce/average/omp");
  private static final Task SCAN = task("parallel/scan/prefix-sum/omp");

  @TempDir Path folder;

  private static Request asked(int sample) {
    return new Request(
        AVERAGE, sample, 0, new Question(Question.Form.CHAT, "", "", Optional.empty()));
  }

  @Test
  void givesTheAnswersOfAFile() throws Exception {
    Replay replay =
        load(
            """
            {"task":"parallel/reduce/average/omp","sample":0,"answer":"Here: ```cpp\\nx\\n```"}

            {"task":"parallel/reduce/average/omp","sample":2,"code":"double average();"}
            """);
    assertThat(replay.ask(asked(0)).answer())
        .isEqualTo(new Answer(Answer.Form.MESSAGE, "Here: ```cpp\nx\n```"));
    assertThat(replay.ask(asked(2)).answer())
        .isEqualTo(new Answer(Answer.Form.CODE, "double average();"));
  }

  @Test
  void isNotAskedForWhatItLacks() throws Exception {
    Replay replay = load("{\"task\":\"parallel/reduce/average/omp\",\"sample\":2,\"code\":\"x\"}");
    assertThat(replay.answers(AVERAGE)).isEqualTo(3);
    assertThat(replay.answers(AVERAGE, 2)).isTrue();
    assertThat(replay.answers(AVERAGE, 1)).isFalse();
    assertThat(replay.answers(SCAN)).isZero();
    assertThatThrownBy(() -> replay.ask(asked(1)))
        .isInstanceOf(ModelException.class)
        .hasMessage("replay:answers.jsonl has no sample 1 for parallel/reduce/average/omp.");
  }

  @Test
  void takesAMissingSampleForTheFirst() throws Exception {
    Replay replay = load("{\"task\":\"parallel/reduce/average/omp\",\"code\":\"x\"}");
    assertThat(replay.answers(AVERAGE, 0)).isTrue();
  }

  @Test
  void otherContentIsAnotherModel() throws Exception {
    String first = load("{\"task\":\"t\",\"code\":\"x\"}").parameters();
    String second = load("{\"task\":\"t\",\"code\":\"y\"}").parameters();
    assertThat(first).isNotEqualTo(second);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "nonsense | expected one JSON object a line",
        "[1] | expected one JSON object a line",
        "{\"task\":7,\"code\":\"x\"} | expected \"task\" with a task's id",
        "{\"code\":\"x\"} | expected \"task\" with a task's id",
        "{\"task\":\"t\"} | expected a text under either \"answer\" or \"code\"",
        "{\"task\":\"t\",\"answer\":\"x\",\"code\":\"x\"} | expected a text under either \"answer\" or \"code\"",
        "{\"task\":\"t\",\"sample\":-1,\"code\":\"x\"} | expected \"sample\" with a number counted from 0",
        "{\"task\":\"t\",\"sample\":\"1\",\"code\":\"x\"} | expected \"sample\" with a number counted from 0",
        "{\"task\":\"a\",\"code\":\"x\"} | sample 0 of a occurs twice"
      })
  void namesTheLineThatIsWrong(String line, String complaint) {
    assertThatThrownBy(() -> load("{\"task\":\"a\",\"sample\":0,\"code\":\"x\"}\n" + line + "\n"))
        .isInstanceOf(ModelException.class)
        .hasMessage(folder.resolve("answers.jsonl") + ":2: " + complaint);
  }

  @Test
  void refusesWhatItCannotRead() throws IOException {
    Path missing = folder.resolve("missing.jsonl");
    assertThatThrownBy(() -> Replay.load(missing))
        .isInstanceOf(ModelException.class)
        .hasMessage("The file " + missing + " cannot be read; check the name.");
    Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, (byte) 0xfe});
    assertThatThrownBy(() -> Replay.load(binary))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("neither UTF-8 text in JSON Lines nor a run file");
  }

  @Test
  void givesTheAnswersOfARun() throws Exception {
    Path path = folder.resolve("some.run");
    Answer answer = new Answer(Answer.Form.CONTINUATION, "  return 1; }");
    try (RunFile file = RunFile.create(path, header())) {
      file.record(AVERAGE);
      file.record(new TrialId(AVERAGE.id(), 1, 0), answer, "{}");
    }
    Replay replay = Replay.load(path);
    assertThat(replay.name()).isEqualTo("replay:some.run");
    assertThat(replay.ask(asked(1)).answer()).isEqualTo(answer);
    assertThat(replay.answers(AVERAGE, 0)).isFalse();
    try (RunFile file = RunFile.read(path)) {
      Replay again = Replay.of(file);
      assertThat(again.name()).isEqualTo("some:model");
      assertThat(again.parameters()).isEqualTo("temperature=0.2");
      assertThat(again.ask(asked(1)).answer()).isEqualTo(answer);
    }
  }

  private Replay load(String text) throws IOException, ModelException {
    Path file = folder.resolve("answers.jsonl");
    Files.writeString(file, text, StandardCharsets.UTF_8);
    return Replay.load(file);
  }

  private static Task task(String id) {
    return new Task(id, "parallel", "parallel", "hash of " + id, Map.of(), "", Optional.empty());
  }

  private static RunHeader header() {
    return new RunHeader(
        new UUID(0, 1),
        Optional.empty(),
        Instant.EPOCH,
        List.of("run"),
        "parallel",
        "parallel",
        "hash",
        "some:model",
        "temperature=0.2",
        "one-shot",
        "quick",
        Map.of(),
        Map.of(),
        "0");
  }
}
