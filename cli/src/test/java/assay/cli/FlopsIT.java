package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Kernels' work from the question to the scores. */
final class FlopsIT {
  private static final String SOME = "hopper/axpby,hopper/grid-life-bits,hopper/ml-nadam";

  @TempDir Path folder;

  private JsonNode run(String model) {
    Invocation run =
        Invocation.of(folder, "run", "flops", "--model", model, "--tasks", SOME, "--json");
    assertThat(run.code()).as(run.error()).isZero();
    return run.json();
  }

  private double score(JsonNode run, String metric, String... more) {
    List<String> words = new ArrayList<>(List.of("score", run.path("run").asString(), "--json"));
    words.addAll(List.of(more));
    Invocation scores = Invocation.of(folder, words.toArray(String[]::new));
    assertThat(scores.code()).as(scores.error()).isZero();
    for (JsonNode one : scores.json().path("scores")) {
      if (one.path("metric").asString().equals(metric)) {
        return one.path("value").asDouble();
      }
    }
    throw new AssertionError("there is no " + metric);
  }

  @Test
  void theSolverAndTheOracleAreExact() {
    for (String model : List.of("oracle", "static")) {
      JsonNode run = run(model);
      assertThat(run.path("outcomes").path("CORRECT").asInt()).isEqualTo(3);
      assertThat(score(run, "exact")).isEqualTo(1);
      assertThat(score(run, "mcc")).isEqualTo(1);
      assertThat(score(run, "male_dp")).isZero();
    }
  }

  @Test
  void answeringZeroGetsWhatItDeserves() {
    JsonNode run = run("nop");
    assertThat(run.path("outcomes").path("WRONG").asInt()).isEqualTo(2);
    assertThat(score(run, "mcc")).isZero();
    assertThat(score(run, "male_sp")).isGreaterThan(3);
  }

  @Test
  void whatAModelSaidIsReadWithGoodwillAndScoredBothWays() throws Exception {
    Path answers = folder.resolve("answers.jsonl");
    Files.writeString(
        answers,
        """
        {"task":"flops/hopper/axpby","sample":0,"answer":"So {\\"sp_flop_count\\": 3000009.0, \\"dp_flop_count\\": 0}"}
        {"task":"flops/hopper/grid-life-bits","sample":0,"answer":"I cannot tell."}
        {"task":"flops/hopper/ml-nadam","sample":0,"answer":"{\\"sp_flop_count\\": 0, \\"dp_flop_count\\": 3666457}"}
        """);
    JsonNode run = run("replay:" + answers);
    assertThat(run.path("outcomes").path("CORRECT").asInt()).isEqualTo(1);
    assertThat(run.path("outcomes").path("WRONG").asInt()).isEqualTo(1);
    assertThat(run.path("outcomes").path("NO_CODE").asInt()).isEqualTo(1);
    assertThat(score(run, "exact")).isEqualTo(1.0 / 3);
    assertThat(score(run, "exact of answers")).isEqualTo(0.5);
    assertThat(score(run, "f1_SP", "--as", "gpuflopbench")).isEqualTo(1);
  }

  @Test
  void otherRunsAreScoredApart() {
    String flops = run("oracle").path("run").asString();
    Invocation score = Invocation.of(folder, "score", flops, "--as", "pareval");
    assertThat(score.code()).isEqualTo(ExitCode.USAGE.code());
    assertThat(score.error()).contains("cannot be scored as pareval does");
  }
}
