package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A run from its first trial to its scores, judged for real. */
final class RunIT {
  @TempDir Path folder;
  private String model = "";

  @BeforeEach
  void writeAnswers() throws IOException {
    model = "replay:" + Answers.write(folder.resolve("answers.jsonl"));
  }

  @Test
  void givesEachAnswerItsVerdictAndIsNotDoneTwice() {
    JsonNode result = run().json();
    assertThat(result.path("trials").asInt()).isEqualTo(8);
    assertThat(result.path("resumed").asBoolean()).isFalse();
    assertThat(result.path("cost").asDouble()).isZero();
    assertThat(result.path("seconds").asDouble()).isPositive();
    assertThat(result.path("skipped").isEmpty()).isTrue();
    assertThat(result.path("outcomes").path("CORRECT").asInt()).isEqualTo(2);
    assertThat(result.path("outcomes").path("WRONG").asInt()).isEqualTo(2);
    Path file = Path.of(result.path("run").asString());
    assertThat(outcomes(file)).isEqualTo(Answers.OUTCOMES);

    Invocation again = run();
    assertThat(again.code()).isZero();
    assertThat(again.error()).contains("8 trials, 8 of them recorded before");
    assertThat(again.json().path("resumed").asBoolean()).isTrue();
    assertThat(again.json().path("outcomes")).isEqualTo(result.path("outcomes"));
    assertThat(again.json().path("run")).isEqualTo(result.path("run"));

    rejudgedItIsAnotherRun(file);
  }

  private void rejudgedItIsAnotherRun(Path first) {
    Invocation rejudged = Invocation.of(folder, "rejudge", first.toString(), "--json");
    assertThat(rejudged.code()).isZero();
    Path second = Path.of(rejudged.json().path("run").asString());
    assertThat(second).isNotEqualTo(first);
    assertThat(outcomes(second)).isEqualTo(Answers.OUTCOMES);
    JsonNode header = shown(second).path("header");
    assertThat(header.path("parent")).isEqualTo(shown(first).path("header").path("id"));
    assertThat(header.path("model")).isEqualTo(shown(first).path("header").path("model"));
    Invocation scores = Invocation.of(folder, "score", first.toString(), second.toString());
    assertThat(scores.code()).isZero();
  }

  @Test
  void growsWithMoreSamples() {
    JsonNode two = run("--samples", "2").json();
    assertThat(two.path("trials").asInt()).isEqualTo(2);
    Invocation four = run("--samples", "4");
    assertThat(four.error()).contains("4 trials, 2 of them recorded before");
    assertThat(four.json().path("run")).isEqualTo(two.path("run"));
    assertThat(outcomes(Path.of(four.json().path("run").asString())))
        .isEqualTo(Answers.OUTCOMES.subList(0, 4));
  }

  @Test
  void beginsAnewWhereTold() {
    String first = run("--samples", "1").json().path("run").asString();
    JsonNode second = run("--samples", "1", "--new").json();
    assertThat(second.path("resumed").asBoolean()).isFalse();
    assertThat(second.path("run").asString()).isEqualTo(first.replace(".run", "-2.run"));
  }

  @Test
  void refusesTheFileOfAnotherPlan() {
    String out = folder.resolve("mine.run").toString();
    assertThat(run("--samples", "1", "--out", out).code()).isZero();
    Invocation other =
        Invocation.of(
            folder, "run", "parallel", "--model", "nop", "--tasks", Answers.TASK, "--out", out);
    assertThat(other.code()).isEqualTo(2);
    assertThat(other.error())
        .isEqualTo(
            out
                + " holds another run (model replay:answers.jsonl, not nop, timing quick, not"
                + " standard, another answers); choose another --out, or leave it out.\n");
    Invocation fresh = run("--samples", "1", "--out", out, "--new");
    assertThat(fresh.code()).isEqualTo(2);
    assertThat(fresh.error())
        .isEqualTo(out + " exists already; with --new, choose another --out.\n");
    assertThat(outcomes(Path.of(out))).containsExactly("CORRECT");
  }

  @Test
  void saysWithoutASandboxThatThereWasNone() {
    Invocation unsafe = run("--samples", "2", "--unsafe-no-sandbox");
    assertThat(unsafe.code()).isZero();
    assertThat(unsafe.error()).contains("WARNING: there is no sandbox");
    JsonNode trials = shown(Path.of(unsafe.json().path("run").asString())).path("trials");
    assertThat(trials).hasSize(2);
    for (JsonNode trial : trials) {
      assertThat(trial.path("flags").toString()).contains("NO_SANDBOX");
    }
    assertThat(run("--samples", "2").json().path("run")).isNotEqualTo(unsafe.json().path("run"));
  }

  @Test
  void plansWithoutDoing() {
    Invocation plan = run("--dry-run");
    assertThat(plan.code()).isZero();
    assertThat(plan.json().path("trials").asInt()).isEqualTo(8);
    assertThat(plan.json().path("tasks").asInt()).isEqualTo(Invocation.runnable(folder));
    assertThat(plan.json().path("dry_run").asBoolean()).isTrue();
    assertThat(Path.of(plan.json().path("run").asString())).doesNotExist();
    assertThat(folder.resolve("runs")).doesNotExist();
  }

  @Test
  void controlsScoreWhatTheyMust() {
    for (String[] one : new String[][] {{"oracle", "CORRECT"}, {"nop", "WRONG"}}) {
      Invocation control =
          Invocation.of(
              folder,
              "run",
              "parallel",
              "--model",
              one[0],
              "--tasks",
              "reduce/average/*",
              "--timing",
              "quick",
              "--json");
      assertThat(control.json().path("outcomes").path(one[1]).asInt())
          .as("%s: %s", one[0], control.json())
          .isEqualTo(Invocation.runnable(folder, "--tasks", "reduce/average/*"));
    }
  }

  @Test
  void aScaffoldedProblemWorks() throws IOException {
    Path pack = folder.resolve("My Pack");
    Invocation made =
        Invocation.of(folder, "new", "problem", "stencil/heat-2d", "--in", pack.toString());
    assertThat(made.code()).isZero();
    assertThat(made.out()).contains("--pack '" + pack + "'");
    assertThat(Files.readString(pack.resolve("stencil/heat-2d/problem.yaml")))
        .contains("title: Heat 2d", "function: heat2d");
    Invocation oracle =
        Invocation.of(
            folder,
            "run",
            "parallel",
            "--pack",
            pack.toString(),
            "--model",
            "oracle",
            "--timing",
            "quick",
            "--json");
    assertThat(oracle.json().path("outcomes").toString()).isEqualTo("{\"CORRECT\":2}");
  }

  private Invocation run(String... more) {
    List<String> words =
        new ArrayList<>(
            List.of("run", "parallel", "--model", model, "--timing", "quick", "--json"));
    words.addAll(List.of(more));
    return Invocation.of(folder, words.toArray(String[]::new));
  }

  private JsonNode shown(Path file) {
    return Invocation.of(folder, "runs", "show", file.toString(), "--json").json();
  }

  private List<String> outcomes(Path file) {
    List<String> outcomes = new ArrayList<>();
    shown(file).path("trials").forEach(one -> outcomes.add(one.path("outcome").asString()));
    return outcomes;
  }
}
