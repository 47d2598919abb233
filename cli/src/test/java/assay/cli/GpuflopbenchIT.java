package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What imitates a checkout of gpuFLOPBench, from its import to its scores. */
final class GpuflopbenchIT {
  private static final Path CHECKOUT =
      Path.of(System.getProperty("assay.home"))
          .resolve(Path.of("suites", "src", "test", "resources", "gpuflopbench"));

  @TempDir Path folder;
  private Path pack = Path.of("");

  @BeforeEach
  void makePack() {
    pack = folder.resolve("a pack");
    JsonNode imported =
        assay("import", "gpuflopbench", CHECKOUT.toString(), "--out", pack.toString(), "--json")
            .json();
    assertThat(imported.path("tasks").asInt()).isEqualTo(8);
    assertThat(imported.path("unsound").asInt()).isEqualTo(3);
    assertThat(imported.path("from").asString()).isEqualTo("profiles");
    assertThat(imported.path("built").asBoolean()).isFalse();
  }

  private Invocation assay(String... arguments) {
    return Invocation.of(folder, arguments);
  }

  private JsonNode run(String model) {
    Invocation run = assay("run", "flops", "--pack", pack.toString(), "--model", model, "--json");
    assertThat(run.code()).as(run.error()).isZero();
    return run.json();
  }

  private Map<String, Integer> tasks(String run, String... more) {
    List<String> words =
        new ArrayList<>(List.of("score", run, "--json", "--by", "model", "--no-baseline"));
    words.addAll(List.of(more));
    Map<String, Integer> tasks = new TreeMap<>();
    for (JsonNode score : assay(words.toArray(String[]::new)).json().path("scores")) {
      if (score.path("metric").asString().equals("exact")) {
        assertThat(score.path("value").asDouble()).isEqualTo(1);
        tasks.put(
            score.path("slice").path("quarantine").asString("all"), score.path("tasks").asInt());
      }
    }
    return tasks;
  }

  @Test
  void scoresComeWithUnsoundRowsAndWithout() {
    String run = run("oracle").path("run").asString();
    assertThat(tasks(run)).isEqualTo(Map.of("included", 8, "excluded", 5));
    assertThat(tasks(run, "--quarantine", "exclude")).isEqualTo(Map.of("all", 5));
    assertThat(tasks(run, "--quarantine", "include")).isEqualTo(Map.of("all", 8));
  }

  @Test
  void theSolverWithoutCubinsAnswersNothing() {
    assertThat(run("static").path("outcomes").path("NO_CODE").asInt()).isEqualTo(8);
  }

  @Test
  void saysWhatToDoNext() {
    Invocation told = assay("import", "gpuflopbench", CHECKOUT.toString());
    assertThat(told.out())
        .contains("8 kernels of gpuFLOPBench, from profiles and annotations; 3 are unsound")
        .contains("Next: ./assay run flops --pack ");
  }

  @Test
  void complainsInASentence() throws Exception {
    Invocation other = assay("import", "gpuflopsbench", CHECKOUT.toString());
    assertThat(other.code()).isEqualTo(ExitCode.USAGE.code());
    assertThat(other.error()).contains("did you mean 'gpuflopbench'?");
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThat(assay("import", "gpuflopbench", file.toString()).error())
        .contains("is no folder; name a checkout of gpuFLOPBench.");
    Invocation empty = assay("import", "gpuflopbench", folder.toString());
    assertThat(empty.code()).isEqualTo(ExitCode.USAGE.code());
    assertThat(empty.error()).contains("expected this in a checkout of gpuFLOPBench");
    assertThat(assay("import", "pareval", CHECKOUT.toString(), "--build").error())
        .contains("--build is for gpuflopbench");
  }
}
