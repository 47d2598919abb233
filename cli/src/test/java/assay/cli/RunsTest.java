package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The commands that look at runs, none of which judges. */
final class RunsTest {
  @TempDir Path folder;
  private Path run = Path.of("");

  @BeforeEach
  void writeRun() throws IOException {
    Path runs = Files.createDirectory(folder.resolve("runs"));
    run = RecordedRuns.write(runs.resolve("parallel-some-model-1234.run"));
  }

  @Test
  void areListed() throws IOException {
    Files.writeString(
        folder.resolve("runs/broken.run"), "not a database, but long enough to be read");
    Invocation list = Invocation.of(folder, "runs");
    assertThat(list.code()).isZero();
    assertThat(list.out())
        .containsPattern(
            "parallel-some-model-1234 +some:model +quick .* complete +1 CORRECT, 1 WRONG")
        .containsPattern("broken +unreadable +.*broken.run is not a run file");
    JsonNode json = Invocation.of(folder, "runs", "--json").json().path("runs");
    assertThat(json.path(0).path("outcomes").path("CORRECT").asInt()).isEqualTo(1);
    assertThat(json.path(0).path("state").asString()).isEqualTo("COMPLETE");
    assertThat(json.path(1).path("problem").asString()).contains("is not a run file");
  }

  @Test
  void anEmptyFolderSaysWhereToBegin() {
    assertThat(Invocation.of(folder.resolve("elsewhere"), "runs").out())
        .contains("There are no runs in")
        .contains("./assay demo");
  }

  @Test
  void areShownByAnyPartOfTheirName() {
    for (String name : new String[] {"some-model", "parallel-some-model-1234", run.toString()}) {
      Invocation shown = Invocation.of(folder, "runs", "show", name);
      assertThat(shown.out())
          .contains("command       ./assay run parallel --model some:model --pack 'my pack'\n")
          .contains("machine       a processor, 2 cores\n")
          .contains("state         complete\n")
          .containsPattern("average/omp#0 +CORRECT +2.00× \\[1.80, 2.20\\]")
          .containsPattern("average/omp#1 +WRONG +return is 2, not \\\\x1b\\[31m1");
    }
    JsonNode json = Invocation.of(folder, "runs", "show", "1234", "--json").json();
    assertThat(json.path("trials")).hasSize(2);
    assertThat(json.path("header").path("model").asString()).isEqualTo("some:model");
  }

  @Test
  void areDeletedOnlyAfterAYes() {
    Invocation no = Invocation.with(folder, "n\n", "runs", "delete", "1234");
    assertThat(no.code()).isEqualTo(2);
    assertThat(no.error()).contains("Delete " + run + "? [y/N] ").contains("Nothing was deleted");
    assertThat(run).exists();
    Invocation yes = Invocation.with(folder, "y\n", "runs", "delete", "1234");
    assertThat(yes.code()).isZero();
    assertThat(run).doesNotExist();
  }

  @Test
  void areDeletedWithoutAskingWhereTold() {
    Invocation deleted = Invocation.of(folder, "runs", "delete", "1234", "--yes", "--json");
    assertThat(deleted.json().path("deleted").path(0).asString()).isEqualTo(run.toString());
    assertThat(run).doesNotExist();
  }

  @Test
  void ambiguousNamesAreNotGuessed() throws IOException {
    Files.copy(run, run.resolveSibling("parallel-some-model-5678.run"));
    Invocation shown = Invocation.of(folder, "runs", "show", "some-model");
    assertThat(shown.code()).isEqualTo(2);
    assertThat(shown.error())
        .isEqualTo(
            "'some-model' can be any of parallel-some-model-1234, parallel-some-model-5678.\n");
  }

  @Test
  void aTrialIsShownWithWhatReproducesIt() {
    Invocation shown = Invocation.of(folder, "show", "1234", "average/omp#1");
    assertThat(shown.out())
        .containsSubsequence(
            "── Prompt\nWrite average.\n",
            "── Answer\n",
            "── Code: candidate.cpp\ndouble average() { return 2; } // \\x1b[2J\\u{202e}\n",
            "── Verdict\nWRONG\n  VALUE: return is 2, not \\x1b[31m1\n")
        .endsWith(
            "Judge it again: ./assay show "
                + run
                + " parallel/reduce/average/omp#1 --code | ./assay judge - --task"
                + " parallel/reduce/average/omp --timing quick --pack 'my pack'\n");
    JsonNode json = Invocation.of(folder, "show", "1234", "average/omp#0", "--json").json();
    assertThat(json.path("verdict").path("outcome").asString()).isEqualTo("CORRECT");
    assertThat(json.path("verdict").path("timing").path("reference_ms").asDouble()).isEqualTo(10.5);
    assertThat(json.path("candidate").path("files").path("candidate.cpp").asString())
        .isEqualTo("double average() { return 1; }");
  }

  @Test
  void oneTextOfATrialIsPrintedAsItIs() {
    assertThat(Invocation.of(folder, "show", "1234", "average/omp#1", "--code").out())
        .isEqualTo("double average() { return 2; } // \u001b[2J\u202e");
    assertThat(Invocation.of(folder, "show", "1234", "average/omp#0", "--answer").out())
        .isEqualTo("```cpp\ndouble average() { return 1; }\n```");
    assertThat(Invocation.of(folder, "show", "1234", "average/omp#0", "--prompt").out())
        .isEqualTo("Write average.");
  }

  @Test
  void aTrialMustBeTold() {
    assertThat(Invocation.of(folder, "show", "1234", "average/omp").error())
        .isEqualTo(
            "parallel/reduce/average/omp has 2 samples; say which, such as"
                + " parallel/reduce/average/omp#0.\n");
    assertThat(Invocation.of(folder, "show", "1234", "average/omp#7").error())
        .startsWith("There is no trial 'average/omp#7' in this run");
    assertThat(Invocation.of(folder, "show", "1234", "average/omp#x").error())
        .startsWith("Say task#sample");
  }

  @Test
  void areScoredWithIntervals() {
    JsonNode scores = Invocation.of(folder, "score", "1234", "--json").json().path("scores");
    JsonNode pass = score(scores, "pass@k", 0);
    assertThat(pass.path("value").asDouble()).isEqualTo(0.5);
    assertThat(pass.path("k").asInt()).isEqualTo(1);
    assertThat(pass.path("slice").path("model").asString()).isEqualTo("some:model");
    assertThat(pass.path("slice").path("exec").asString()).isEqualTo("omp");
    assertThat(pass.path("tasks").asInt()).isEqualTo(1);
    assertThat(pass.path("high").isNull()).isTrue();
    assertThat(score(scores, "speedup_n@k", 2).path("value").asDouble()).isEqualTo(1.0);
    assertThat(score(scores, "efficiency_n@k", 2).path("value").asDouble()).isEqualTo(0.5);
    assertThat(Invocation.of(folder, "score", "1234").out())
        .containsPattern("some:model +omp +1 +1.00 \\[\\?\\] +0.500 \\[\\?\\] +1.00");
  }

  @Test
  void badScoresAreRefused() {
    Invocation tooMany = Invocation.of(folder, "score", "1234", "--k", "3");
    assertThat(tooMany.code()).isEqualTo(2);
    assertThat(tooMany.error()).startsWith("A score at k = 3 needs 3 samples of every problem");
    assertThat(Invocation.of(folder, "score", "1234", "--k", "0").error())
        .isEqualTo("k must be at least 1, but is 0.\n");
    assertThat(Invocation.of(folder, "score", "1234", "--by", "colour").error())
        .startsWith("No trial has the label 'colour'");
    assertThat(Invocation.of(folder, "score", "1234", "--n", "64").error())
        .startsWith("No task was timed at n = 64");
    assertThat(Invocation.of(folder, "score", "1234", "1234").error())
        .contains("score each run once");
  }

  @Test
  void completionIsAScript() {
    Invocation script = Invocation.of(folder, "completion");
    assertThat(script.code()).isZero();
    assertThat(script.out()).contains("complete -F _complete_assay", "--unsafe-no-sandbox");
  }

  private static JsonNode score(JsonNode scores, String metric, int n) {
    for (JsonNode one : scores) {
      if (one.path("metric").asString().equals(metric) && one.path("n").asInt(0) == n) {
        return one;
      }
    }
    throw new AssertionError("no score " + metric + " in " + scores);
  }
}
