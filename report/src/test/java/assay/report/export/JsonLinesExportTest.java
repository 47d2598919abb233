package assay.report.export;

import static org.assertj.core.api.Assertions.assertThat;

import assay.report.synthetic.HostileRun;
import assay.report.synthetic.Hostility;
import assay.report.synthetic.SyntheticRun;
import assay.runfile.RunFile;
import assay.runfile.Trial;
import assay.runfile.VerdictJson;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class JsonLinesExportTest {
  private static final JsonMapper JSON = new JsonMapper();

  @TempDir private Path folder;

  @Test
  void everyLineIsATrialWithAllThatIsKnownOfIt() throws IOException {
    try (RunFile run = new SyntheticRun("example:a", 0.5, 24, 2).write(folder.resolve("a.run"))) {
      List<JsonNode> lines = export(run);
      List<Trial> trials =
          run.tasks().stream().flatMap(task -> run.trials(task.id()).stream()).toList();
      assertThat(lines).hasSameSizeAs(trials);
      for (int i = 0; i < lines.size(); i++) {
        JsonNode line = lines.get(i);
        Trial trial = trials.get(i);
        assertThat(line.path("task").asString()).isEqualTo(trial.id().task());
        assertThat(VerdictJson.read(line.path("verdict").toString()))
            .isEqualTo(trial.judgement().orElseThrow().verdict());
        assertThat(line.path("answer").isNull()).isEqualTo(trial.answer().isEmpty());
        assertThat(line.path("candidate").isNull()).isEqualTo(trial.candidate().isEmpty());
      }
      assertThat(lines).anySatisfy(line -> assertThat(line.path("answer").isNull()).isTrue());
    }
  }

  @Test
  void hostileTextsComeBackAsTheyWere() throws IOException {
    try (RunFile run = HostileRun.write(folder.resolve("h.run"))) {
      List<JsonNode> lines = export(run);
      assertThat(lines).hasSize(3);
      assertThat(lines.getFirst().path("answer").asString()).isEqualTo(Hostility.all());
      assertThat(lines.getFirst().path("candidate").path(HostileRun.PATH).asString())
          .isEqualTo(Hostility.all());
      assertThat(lines.get(1).path("answer").asString()).hasSize(1_000_000);
      assertThat(lines.get(2).path("task").asString()).isEqualTo(HostileRun.ODD_TASK);
    }
  }

  private static List<JsonNode> export(RunFile run) throws IOException {
    StringWriter text = new StringWriter();
    JsonLinesExport.write(List.of(run), text);
    assertThat(text.toString()).endsWith("\n");
    return text.toString().strip().lines().map(JSON::readTree).toList();
  }
}
