package assay.suites.pareval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import assay.runfile.RunFile;
import assay.score.Score;
import assay.task.Task;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Results made up for this test, ugly ones among them: outputs that crash after they passed, times
 * of zero, too few samples, resources nobody looks at. {@code metrics.csv} is what ParEval's own
 * scripts printed for them.
 */
final class PublishedScoresTest {
  private static final double SAME = 1e-9;

  @TempDir Path folder;

  @Test
  void areThoseThatItsOwnScriptsPrint() throws Exception {
    Map<String, Double> expected = published(resource("metrics.csv"));
    Map<String, Double> found = new TreeMap<>();
    try (RunFile run = imported()) {
      for (Score score : PublishedScores.of(run, List.of(1, 2, 5, 20), _ -> true)) {
        String metric = score.metric().replace("@k", "@" + score.k().orElseThrow());
        found.put(
            score.slice().get("exec") + "," + score.slice().get("type") + "," + metric,
            score.value());
        assertThat(score.as()).isEqualTo("pareval");
      }
    }
    assertThat(found.keySet()).isEqualTo(expected.keySet());
    for (Map.Entry<String, Double> one : expected.entrySet()) {
      double value = one.getValue();
      assertThat(found.get(one.getKey()))
          .as(one.getKey())
          .isCloseTo(value, within(SAME * Math.max(1, Math.abs(value))));
    }
  }

  @Test
  void writeTheResultsTheyWereReadFrom() throws Exception {
    Path written = folder.resolve("written.json");
    try (RunFile run = imported()) {
      try (var writer = Files.newBufferedWriter(written)) {
        ResultsExport.write(run, writer);
      }
    }
    Map<String, JsonNode> before = byTask(JsonMapper.shared().readTree(resource("results.json")));
    Map<String, JsonNode> after = byTask(JsonMapper.shared().readTree(written.toFile()));
    assertThat(after.keySet()).isEqualTo(before.keySet());
    after.forEach((task, entry) -> assertThat(entry).as(task).isEqualTo(before.get(task)));
  }

  private RunFile imported() throws Exception {
    Path results = Files.writeString(folder.resolve("results.json"), resource("results.json"));
    OutputsFile outputs = OutputsFile.read(results);
    JsonNode sizes = JsonMapper.shared().readTree(resource("sizes.json"));
    List<Task> tasks = new ArrayList<>();
    for (OutputsFile.Entry entry : outputs.entries()) {
      Prompt prompt = entry.prompt();
      String size = sizes.path(prompt.name()).path(prompt.model().label()).asString();
      tasks.add(
          new DriverTask(prompt, size, "", List.of(), Generation.FIRST, Optional.empty()).task());
    }
    RunFile run = RunFile.create(folder.resolve("results.run"), Headers.any());
    assertThat(new ResultsImport(outputs, tasks).into(run)).isPositive();
    return run;
  }

  private static Map<String, JsonNode> byTask(JsonNode entries) {
    Map<String, JsonNode> byTask = new TreeMap<>();
    for (JsonNode entry : entries) {
      byTask.put(
          entry.path("name").asString() + "/" + entry.path("parallelism_model").asString(), entry);
    }
    return byTask;
  }

  private static Map<String, Double> published(String csv) {
    List<String> lines = csv.lines().toList();
    String[] header = lines.getFirst().split(",", -1);
    Map<String, Double> values = new TreeMap<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      for (int i = 2; i < header.length; i++) {
        values.put(cells[0] + "," + cells[1] + "," + header[i], Double.valueOf(cells[i]));
      }
    }
    return values;
  }

  private static String resource(String name) throws IOException {
    try (InputStream stream = PublishedScoresTest.class.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
