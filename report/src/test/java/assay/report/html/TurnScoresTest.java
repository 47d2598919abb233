package assay.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import assay.report.synthetic.RefiningRun;
import assay.report.synthetic.SpeedRun;
import assay.runfile.RunFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What a report says about turns. */
final class TurnScoresTest {
  @TempDir private Path folder;

  private JsonNode index(RunFile... runs) throws IOException {
    Path report = folder.resolve("report.html");
    HtmlReport.write(List.of(runs), report, ReportOptions.USUAL);
    return ReportFile.read(report).index();
  }

  private static void assertTurns(JsonNode scores, String metric, double p, double... values) {
    List<Double> found = new ArrayList<>();
    for (JsonNode score : scores) {
      if (score.path("metric").asString().equals(metric) && score.path("p").asDouble(p) == p) {
        assertThat(score.path("slice").path("turn").asInt()).isEqualTo(found.size() + 1);
        found.add(score.path("value").asDouble());
      }
    }
    assertThat(found).hasSize(values.length);
    for (int i = 0; i < values.length; i++) {
      assertThat(found.get(i)).as(metric + " " + i).isCloseTo(values[i], within(1e-3));
    }
  }

  @Test
  void whatIsReachedAndWhatATurnBringsByItself() throws IOException {
    try (RunFile run =
            new RefiningRun("lab:one", RefiningRun.FOUR).write(folder.resolve("one.run"));
        RunFile once = new SpeedRun("lab:two").write(folder.resolve("two.run"))) {
      JsonNode refined = index(once, run).path("refined");
      JsonNode reached = refined.path("reached");
      assertTurns(reached, "build@k", 0, 3 / 4.0, 1, 1);
      assertTurns(reached, "pass@k", 0, 2 / 4.0, 3 / 4.0, 1);
      assertTurns(reached, "fast_p@k", 1, 2 / 4.0, 3 / 4.0, 1);
      assertTurns(reached, "fast_p@k", 1.5, 1 / 4.0, 1 / 4.0, 2 / 4.0);
      JsonNode alone = refined.path("alone");
      assertTurns(alone, "build@k", 0, 3 / 4.0, 1, 1);
      assertTurns(alone, "pass@k", 0, 2 / 4.0, 1 / 3.0, 2 / 3.0);
      assertTurns(alone, "fast_p@k", 1, 2 / 4.0, 1 / 3.0, 1 / 3.0);
      assertThat(refined.path("runs").toString())
          .isEqualTo(
              "[{\"run\":\"lab:one\",\"samples\":4,\"degenerated\":2,\"turns\":["
                  + "{\"taken\":4,\"worse\":0},{\"taken\":3,\"worse\":1},{\"taken\":3,\"worse\":2}]}]");
    }
  }

  @Test
  void whoIsAskedOnceHasNone() throws IOException {
    try (RunFile once = new SpeedRun("lab:two").write(folder.resolve("two.run"))) {
      assertThat(index(once).has("refined")).isFalse();
    }
  }
}
