package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.runfile.Event;
import assay.runfile.RunFile;
import assay.runfile.Trial;
import assay.verdict.Evidence;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A refinement from the first question to the last verdict, with a provider over HTTP. */
final class RefineIT {
  private static final String TASK = "parallel/reduce/average/serial";

  /** What a candidate prints of the inputs it is judged on, as evidence quotes it. */
  private static final Pattern PRINTED = Pattern.compile("printed ([-0-9.e+]+)");

  /** What the judge expected of the inputs it judges on. */
  private static final Pattern EXPECTED = Pattern.compile("expected ([-0-9.e+]+)");

  private static final Improving MODEL =
      new Improving(
          List.of(
              "I would rather talk about it. MARK",
              function("retrun 0;"),
              function(
                  "std::fprintf(stderr, \"printed %.17g\\n\", x.at(0)); volatile int* nowhere = nullptr; *nowhere = 1; return 0;"),
              function("for (volatile int i = 0;; i = i + 1) {} return 0;"),
              function("return x.at(0);"),
              function(
                  "double sum = 0; for (int again = 0; again < 9; ++again) { sum = 0; for (volatile double value : x) sum += value; } return sum / x.size();"),
              function(
                  "double sum = 0; for (double value : x) sum += value; return sum / x.size();"),
              function(
                  "double sum = 0; for (double value : x) sum += std::abs(value); return sum / x.size();"),
              function("return std::accumulate(x.begin(), x.end(), 0.0) / x.size();"),
              function(
                  "double a = 0, b = 0; std::size_t i = 0; for (; i + 1 < x.size(); i += 2) { a += x[i]; b += x[i + 1]; } if (i < x.size()) a += x[i]; return (a + b) / x.size();")));

  private static final List<Outcome> OUTCOMES =
      List.of(
          Outcome.NO_CODE,
          Outcome.BUILD_FAILED,
          Outcome.CRASHED,
          Outcome.TIMED_OUT,
          Outcome.WRONG,
          Outcome.CORRECT,
          Outcome.CORRECT,
          Outcome.WRONG,
          Outcome.CORRECT,
          Outcome.CORRECT);

  @TempDir private Path folder;

  private static String function(String body) {
    return """
    ```cpp
    // MARK
    double average(std::vector<double> const& x) {
      %s
    }
    ```
    """
        .formatted(body);
  }

  private static String[] words(Path run, String strategy) {
    String options = "--exec serial --tasks reduce/average/* --timing quick --json";
    return ("run parallel --model lab:m " + options + " --strategy " + strategy + " --out " + run)
        .split(" ", -1);
  }

  private Map<String, String> environment(LabServer server) throws IOException {
    return Map.of(LabServer.VARIABLE, "sk-1", "XDG_CONFIG_HOME", server.config(folder));
  }

  @Test
  void tenTurnsFromNothingToFast() throws IOException {
    Path run = folder.resolve("lab.run");
    try (LabServer server = new LabServer(MODEL)) {
      Invocation made =
          Invocation.in(folder, environment(server), words(run, "refine:10,feedback=G+E+P"));
      assertThat(made.code()).as(made.error()).isZero();
      assertThat(made.json().path("trials").asInt()).isEqualTo(10);
      assertThat(made.json().path("outcomes").path("CORRECT").asInt()).isEqualTo(4);
      assertThat(server.asked).hasValue(10);
    }
    List<String> questions = questions(run);
    assertThat(questions).hasSize(9);
    assertThat(questions.get(0)).contains("I would rather talk about it", "holds no code");
    assertThat(questions.get(1)).contains("does not compile", "retrun");
    assertThat(questions.get(2)).contains("crashes when it runs", "On an input made for practice");
    assertThat(questions.get(3)).contains("timed out when it ran.\n\nAnswer the task again");
    assertThat(questions.get(4)).contains("results are wrong", "On an input made for practice");
    assertThat(questions.get(5)).contains("right results", "times as fast");
    assertThat(questions.get(7)).contains("results are wrong");
    Invocation scores = Invocation.of(folder, "score", run.toString(), "--by", "turn", "--json");
    assertThat(passed(scores, "05")).isZero();
    assertThat(passed(scores, "06")).isEqualTo(1);
    assertThat(passed(scores, "08")).as("the best so far counts").isEqualTo(1);
    noSecretIsIn(questions, run);
    Invocation shown = Invocation.of(folder, "show", run.toString(), TASK + "#0.4", "--prompt");
    assertThat(shown.out()).isEqualTo(questions.get(3));
    JsonNode turns = Invocation.of(folder, "turns", run.toString(), "--json").json();
    assertThat(turns.path("turns")).hasSize(10);
    assertThat(turns.path("worse").asInt()).isEqualTo(1);
    profilesAreIn(questions);
  }

  /** After every correct turn, and after no other. */
  private static void profilesAreIn(List<String> questions) {
    assumeTrue(Files.exists(Path.of("/usr/bin/valgrind")), "apt install valgrind");
    for (int turn = 0; turn < questions.size(); turn++) {
      boolean told = questions.get(turn).contains("This is where it spends its time:");
      assertThat(told).as("turn %d", turn).isEqualTo(OUTCOMES.get(turn) == Outcome.CORRECT);
    }
    assertThat(questions.get(5))
        .contains("A call on an input made for practice, by n=1:", "mispredicted")
        .containsPattern("\\n3: double sum = 0; for \\(int again = 0; .* [0-9.]+ % ");
  }

  private static double passed(Invocation scores, String turn) {
    for (JsonNode one : scores.json().path("scores")) {
      if (one.path("metric").asString().equals("pass@k")
          && one.path("slice").path("turn").asString().equals(turn)) {
        return one.path("value").asDouble();
      }
    }
    throw new AssertionError("no score of turn " + turn + " in " + scores.out());
  }

  private static List<String> questions(Path run) {
    try (RunFile file = RunFile.read(run)) {
      return file.events(TASK, 0).stream()
          .filter(event -> event.kind().equals("question"))
          .map(event -> Json.read(event.content()).path("text").asString())
          .toList();
    }
  }

  /** Neither what was expected, nor what a candidate printed, nor where we work, nor our cases. */
  private static void noSecretIsIn(List<String> questions, Path run) {
    String told = String.join("\n", questions);
    List<String> secrets = new ArrayList<>(List.of(Invocation.CACHE.toString(), "scratch", "seed"));
    secrets.addAll(List.of("cancelling", "sparse", "positive", "ramp"));
    try (RunFile file = RunFile.read(run)) {
      List<Outcome> outcomes = new ArrayList<>();
      for (Trial trial : file.trials(TASK, 0)) {
        Verdict verdict = trial.judgement().orElseThrow().verdict();
        outcomes.add(verdict.outcome());
        for (Evidence one : verdict.evidence()) {
          for (Pattern pattern : List.of(PRINTED, EXPECTED)) {
            pattern
                .matcher(one.text())
                .results()
                .map(RefineIT::number)
                .filter(RefineIT::isTelling)
                .forEach(secrets::add);
          }
        }
      }
      assertThat(outcomes).isEqualTo(OUTCOMES);
      List<Event> practice =
          file.events(TASK, 0).stream().filter(one -> one.kind().equals("practice")).toList();
      assertThat(practice).as("what was found out for them").hasSize(3);
    }
    assertThat(secrets).as("among them numbers of hidden inputs").hasSizeGreaterThan(7);
    assertThat(told).doesNotContain(secrets);
  }

  @Test
  void aRunWithoutProfilesSaysSoOnceAndGoesOn() throws IOException {
    String words =
        "run parallel --model lab:m --exec cuda,hip --limit 4 --dry-run --json --strategy ";
    try (LabServer server = new LabServer(MODEL)) {
      Invocation told =
          Invocation.in(
              folder, environment(server), (words + "refine:2,feedback=G+P").split(" ", -1));
      assertThat(told.code()).as(told.error()).isZero();
      assertThat(told.error())
          .containsOnlyOnce(
              "Some turns will be told no profile: there is none of programs in cuda");
      Invocation silent =
          Invocation.in(
              folder, environment(server), (words + "refine:2,feedback=G+E").split(" ", -1));
      assertThat(silent.error()).doesNotContain("profile");
    }
  }

  /** A zero is in any text. */
  private static boolean isTelling(String number) {
    return number.length() > 4;
  }

  private static String number(MatchResult found) {
    return found.group(1);
  }

  @Test
  @Tag("slow")
  void aKillInTheMiddleGoesOnAtTheRightTurnAndAsksNothingTwice() throws Exception {
    Path run = folder.resolve("killed.run");
    Path log = folder.resolve("log");
    try (LabServer server = new LabServer(MODEL)) {
      ProcessBuilder builder = Invocation.process(folder, words(run, "refine:7"));
      builder.environment().putAll(environment(server));
      builder.redirectErrorStream(true).redirectOutput(log.toFile());
      Process process = builder.start();
      while (server.asked.get() < 4 && process.isAlive()) {
        Thread.sleep(20);
      }
      boolean ended = process.waitFor(1, TimeUnit.SECONDS);
      assertThat(ended).as("it hangs in turn 4: " + Files.readString(log)).isFalse();
      process.destroyForcibly().waitFor();
      Invocation again = Invocation.in(folder, environment(server), words(run, "refine:7"));
      assertThat(again.code()).as(again.error()).isZero();
      assertThat(again.json().path("trials").asInt()).isEqualTo(7);
      assertThat(server.asked).hasValue(7);
    }
    try (RunFile file = RunFile.read(run)) {
      assertThat(file.trials(TASK, 0))
          .extracting(one -> one.judgement().orElseThrow().verdict().outcome())
          .isEqualTo(OUTCOMES.subList(0, 7));
    }
  }
}
