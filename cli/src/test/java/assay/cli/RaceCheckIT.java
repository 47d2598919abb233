package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.suites.parallel.RaceCheck;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The option {@code --race-check}; left out where its tools are missing. */
final class RaceCheckIT {
  private static final String BEYOND =
      """
      double average(std::vector<double> const& x) {
        volatile double beyond = x.data()[x.size()];
        return std::accumulate(x.begin(), x.end(), 0.0) / x.size();
      }
      """;

  @TempDir Path folder;

  @BeforeEach
  void requireTools() throws IOException, InterruptedException {
    assumeTrue(RaceCheck.find().isPresent(), RaceCheck.REMEDY);
  }

  @Test
  void addsToAVerdictWithoutChangingIt() {
    Invocation judged =
        Invocation.with(
            folder,
            BEYOND,
            "judge",
            "-",
            "--task",
            Answers.TASK,
            "--timing",
            "quick",
            "--race-check",
            "--require",
            "correct",
            "--json");
    assertThat(judged.code()).isZero();
    JsonNode evidence = judged.json().path("evidence").path(0);
    assertThat(evidence.path("reason").asString()).isEqualTo("UNDEFINED");
    assertThat(evidence.path("text").asString())
        .isEqualTo("candidate.cpp, line 2: heap-buffer-overflow (a read of 8 bytes)");
    assertThat(judged.json().path("flags").toString()).contains("UNSAFE").doesNotContain("RACY");
  }

  @Test
  void makesAnotherRun() throws IOException {
    String answers = Answers.write(folder.resolve("answers.jsonl")).toString();
    JsonNode plain = run(answers).json();
    JsonNode planned = run(answers, "--race-check", "--dry-run").json();
    assertThat(planned.path("run")).isNotEqualTo(plain.path("run"));
    Invocation mixed = run(answers, "--race-check", "--out", plain.path("run").asString());
    assertThat(mixed.code()).isEqualTo(2);
    assertThat(mixed.json().path("error").asString())
        .contains("holds another run (another toolchain: race-check)");
    JsonNode inspected = run(answers, "--race-check").json();
    assertThat(inspected.path("run")).isEqualTo(planned.path("run"));
    assertInspected(inspected);
    JsonNode again =
        Invocation.of(folder, "rejudge", plain.path("run").asString(), "--race-check", "--json")
            .json();
    assertInspected(again);
  }

  private void assertInspected(JsonNode run) {
    JsonNode shown =
        Invocation.of(folder, "show", run.path("run").asString(), Answers.TASK, "--json").json();
    assertThat(shown.path("verdict").path("outcome").asString()).isEqualTo("CORRECT");
    assertThat(shown.path("verdict").path("evidence").path(0).path("reason").asString())
        .isEqualTo("INSPECTED");
    assertThat(shown.path("reproduce").asString()).contains("--race-check");
  }

  private Invocation run(String answers, String... more) {
    List<String> words =
        new ArrayList<>(List.of("run", "parallel", "--model", "replay:" + answers, "--samples"));
    words.addAll(List.of("1", "--tasks", Answers.TASK, "--timing", "quick", "--json"));
    words.addAll(List.of(more));
    return Invocation.of(folder, words.toArray(String[]::new));
  }
}
