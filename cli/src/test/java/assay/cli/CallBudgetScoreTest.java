package assay.cli;

import static assay.cli.KnownModules.NOT_BUILT;
import static assay.cli.KnownModules.WRONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Strategies beside each other at as many calls. */
final class CallBudgetScoreTest {
  @TempDir static Path folder;

  @BeforeAll
  static void writeRuns() throws IOException {
    Path runs = Files.createDirectory(folder.resolve("runs"));
    KnownModules.write(
        runs.resolve("sampled.run"),
        "lab:one",
        "H200",
        Map.of(
            "level1/001-matmul", List.of(NOT_BUILT, WRONG, WRONG, 2.0),
            "level1/019-relu", List.of(WRONG, 3.0, 0.5, WRONG)));
    KnownModules.refined(
        runs.resolve("refined.run"),
        "lab:one",
        "one-shot,refine:2,feedback=G+E",
        Map.of(
            "level1/001-matmul", List.of(List.of(NOT_BUILT, WRONG), List.of(WRONG, 2.0)),
            "level1/019-relu", List.of(List.of(WRONG, 0.5), List.of(0.5, 3.0))));
    KnownRuns.write(runs.resolve("code.run"), "lab:one", "", Map.of("omp", List.of(1, 2, 3)));
    KnownCounts.write(runs.resolve("counted.run"), "lab:one", KnownCounts.ONE);
  }

  private static JsonNode find(
      JsonNode scores, String strategy, String calls, String metric, String p) {
    for (JsonNode score : scores) {
      JsonNode slice = score.path("slice");
      if (slice.path("strategy").asString().startsWith(strategy)
          && slice.path("calls").asString().equals(calls)
          && score.path("metric").asString().equals(metric)
          && (p.isEmpty() || score.path("p").asDouble() == Double.parseDouble(p))) {
        return score;
      }
    }
    throw new AssertionError("no %s of %s at %s in %s".formatted(metric, strategy, calls, scores));
  }

  /** Of 4 samples 2 and 1 are right: at k = 2 that is 1 - 1/6 and 1 - 3/6. */
  @ParameterizedTest
  @CsvSource({
    "1, 'one-shot', 1 sample, build@calls, '', 0.875",
    "1, 'one-shot', 1 sample, pass@calls, '', 0.375",
    "1, 'one-shot', 1 sample, fast_p@calls, 1, 0.25",
    "1, 'one-shot,refine', 1 sample, build@calls, '', 0.75",
    "1, 'one-shot,refine', 1 sample, pass@calls, '', 0.25",
    "1, 'one-shot,refine', 1 sample, fast_p@calls, 1, 0",
    "2, 'one-shot', 2 samples, pass@calls, '', 0.6666666667",
    "2, 'one-shot', 2 samples, fast_p@calls, 1, 0.5",
    "2, 'one-shot,refine', 1 sample of 2 turns, pass@calls, '', 0.75",
    "2, 'one-shot,refine', 1 sample of 2 turns, fast_p@calls, 1, 0.5",
    "3, 'one-shot', 3 samples, pass@calls, '', 0.875",
    "3, 'one-shot,refine', 1 sample of 2 turns, pass@calls, '', 0.75",
    "4, 'one-shot', 4 samples, pass@calls, '', 1",
    "4, 'one-shot,refine', 2 samples of 2 turns, pass@calls, '', 1",
    "4, 'one-shot,refine', 2 samples of 2 turns, fast_p@calls, 2, 0.5"
  })
  void callsAreTurnsThenSamples(
      String calls, String strategy, String spent, String metric, String p, double value) {
    JsonNode scores =
        Invocation.of(folder, "score", "refined", "sampled", "--calls", calls, "--json")
            .json()
            .path("scores");
    JsonNode score = find(scores, strategy, calls, metric, p);
    assertThat(score.path("slice").path("spent").asString()).isEqualTo(spent);
    assertThat(score.path("value").asDouble()).isEqualTo(value, within(1e-9));
    assertThat(score.path("k").asString()).isEqualTo(spent.substring(0, 1));
    assertThat(score.path("tasks").asInt()).isEqualTo(2);
  }

  @Test
  void strategiesStandBelowEachOtherBudgetByBudget() {
    Invocation done =
        Invocation.of(
            folder, "score", "sampled", "refined", "--by", "model", "--calls", "4,1", "--p", "1");
    assertThat(done.error()).isEmpty();
    List<String> lines = done.out().lines().toList();
    assertThat(lines.getFirst())
        .containsSubsequence("model", "calls", "strategy", "spent", "tasks")
        .containsSubsequence("build@calls", "pass@calls", "fast_1@calls");
    List<String> rows = lines.stream().filter(line -> line.contains("lab:one")).toList();
    assertThat(rows).hasSize(4);
    assertThat(rows.get(0)).contains("  1  ", "1 sample ").doesNotContain("refine");
    assertThat(rows.get(1)).contains("  1  ", "refine:2", "25");
    assertThat(rows.get(2)).contains("  4  ", "4 samples ").doesNotContain("refine");
    assertThat(rows.get(3)).contains("  4  ", "refine:2", "2 samples of 2 turns");
  }

  @Test
  void otherSuitesAreComparedToo() {
    JsonNode scores =
        Invocation.of(folder, "score", "code", "--calls", "1", "--json").json().path("scores");
    assertThat(find(scores, "", "1", "pass@calls", "").path("value").asDouble()).isPositive();
    assertThat(find(scores, "", "1", "speedup_max@calls", "").path("k").asInt()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sampled --calls 5 | 5 calls for every task are more than sampled has: 4 samples for kernels/level1/001-matmul/cuda-fp16@paper; ask for fewer calls or take more samples.",
        "refined --calls 1,5 | 5 calls for every task are more than refined has: 2 samples of 2 turns for kernels/level1/001-matmul/cuda-fp16@paper; ask for fewer calls or take more samples.",
        "sampled --calls 0 | A model is called at least once, so --calls cannot be 0.",
        "sampled --calls 1 --k 1 | --calls says by itself how many samples and turns count; leave --k out.",
        "sampled --calls 1 --by turn | --calls says by itself how many samples and turns count; leave 'turn' of --by out.",
        "sampled --calls 1 --as kernelbench | --calls says by itself how many samples and turns count; leave --as out.",
        "counted --calls 1 | Runs of the suite flops have no score that several calls could raise; leave --calls out."
      })
  void whatCannotBeComparedIsRefusedInASentence(String words, String sentence) {
    Invocation refused = Invocation.of(folder, ("score " + words).split(" ", -1));
    assertThat(refused.error()).isEqualTo(sentence + "\n");
    assertThat(refused.code()).isEqualTo(2);
  }
}
