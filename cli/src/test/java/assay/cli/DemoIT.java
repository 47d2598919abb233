package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The demo shows what it promises, and a second time it finds everything done. */
@Tag("slow")
final class DemoIT {
  @TempDir Path folder;

  @Test
  void theOracleIsRightAndNobodyElseIsByCheating() {
    Invocation demo = Invocation.of(folder, "demo", "--json");
    assertThat(demo.code()).as(demo.error()).isZero();
    JsonNode models = demo.json().path("models");
    assertThat(models).hasSize(4);
    assertThat(models.path(0).path("result").path("outcomes").toString())
        .isEqualTo("{\"CORRECT\":10}");
    assertThat(models.path(1).path("result").path("outcomes").toString())
        .isEqualTo("{\"WRONG\":10}");
    assertThat(models.path(2).path("result").path("outcomes").has("CORRECT")).isFalse();
    JsonNode replayed = models.path(3).path("result").path("outcomes");
    assertThat(replayed.path("CORRECT").asInt()).isBetween(6, 7);
    for (String outcome :
        new String[] {"WRONG", "REJECTED", "CRASHED", "BUILD_FAILED", "NO_CODE"}) {
      assertThat(replayed.path(outcome).asInt()).as(outcome).isPositive();
    }
    for (JsonNode model : models) {
      assertThat(Files.exists(Path.of(model.path("result").path("run").asString()))).isTrue();
    }
    assertThat(Path.of(demo.json().path("report").asString())).isRegularFile();
    Invocation again = Invocation.of(folder, "demo");
    assertThat(again.error()).contains("10 trials, 10 of them recorded before");
    assertThat(again.out())
        .containsPattern("oracle +10 +1.00 \\[1.00, 1.00\\]")
        .contains("As it must be", "demo.html in a browser", "What to try next:");
  }
}
