package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Kernels' work from the question to the scores. */
final class FlopsIT {
  private static final String SOME = "hopper/axpby,hopper/grid-life-bits,hopper/ml-nadam";
  private static final String COUNTS = "{\"sp_flop_count\": 3000009, \"dp_flop_count\": 0}";

  @TempDir Path folder;

  private JsonNode run(String model, String... more) {
    List<String> words = new ArrayList<>(List.of("run", "flops", "--model", model, "--json"));
    words.addAll(List.of(more));
    return json(words.toArray(String[]::new));
  }

  private JsonNode json(String... words) {
    Invocation done = Invocation.of(folder, words);
    assertThat(done.code()).as(done.error()).isZero();
    return done.json();
  }

  private JsonNode some(String model) {
    return run(model, "--tasks", SOME);
  }

  private JsonNode scores(JsonNode run, String... more) {
    List<String> words = new ArrayList<>(List.of("score", run.path("run").asString(), "--json"));
    words.addAll(List.of(more));
    return json(words.toArray(String[]::new)).path("scores");
  }

  private static Optional<Double> value(JsonNode scores, String model, String metric) {
    for (JsonNode one : scores) {
      if (one.path("metric").asString().equals(metric)
          && one.path("slice").path("model").asString().equals(model)) {
        return Optional.of(one.path("value").asDouble());
      }
    }
    return Optional.empty();
  }

  private static double score(JsonNode scores, String model, String metric) {
    return value(scores, model, metric)
        .orElseThrow(() -> new AssertionError("there is no " + metric + " of " + model));
  }

  @ParameterizedTest
  @ValueSource(strings = {"oracle", "static"})
  void theSolverAndTheOracleAreExact(String model) {
    JsonNode run = some(model);
    assertThat(run.path("trials").asInt()).as("one answer is all they have").isEqualTo(3);
    assertThat(run.path("outcomes").path("CORRECT").asInt()).isEqualTo(3);
    JsonNode scores = scores(run);
    assertThat(score(scores, model, "exact")).isEqualTo(1);
    assertThat(score(scores, model, "mcc")).isEqualTo(1);
    assertThat(score(scores, model, "male_dp")).isZero();
  }

  @Test
  void theOracleScoresOneOverTheWholePack() {
    JsonNode run = run("oracle");
    assertThat(run.path("outcomes").path("CORRECT").asInt()).isEqualTo(161);
    JsonNode scores = scores(run, "--no-baseline");
    for (String metric :
        List.of("exact", "within_1%", "within_2x", "mcc", "f1_weighted", "f1_mixed", "answered")) {
      assertThat(score(scores, "oracle", metric)).as(metric).isEqualTo(1, within(1e-12));
    }
    assertThat(score(scores, "oracle", "male_sp")).isZero();
    assertThat(score(scores, "oracle", "male_dp")).isZero();
    assertThat(value(scores, "static", "exact")).as("--no-baseline").isEmpty();
  }

  /** 40 of the 161 kernels compute nothing, and who always says so is right about these alone. */
  @Test
  void answeringZeroGetsWhatItDeserves() {
    JsonNode run = run("nop");
    assertThat(run.path("trials").asInt()).isEqualTo(161);
    assertThat(run.path("outcomes").path("CORRECT").asInt()).isEqualTo(40);
    assertThat(run.path("outcomes").path("WRONG").asInt()).isEqualTo(121);
    double share = 40 / 161.0;
    double harmonic = 2 * share / (1 + share);
    JsonNode scores = scores(run, "--no-baseline", "--as", "gpuflopbench");
    for (String metric : List.of("exact", "within_1%", "within_10%", "within_2x")) {
      assertThat(score(scores, "nop", metric)).as(metric).isEqualTo(share, within(1e-12));
    }
    assertThat(score(scores, "nop", "mcc")).isZero();
    assertThat(score(scores, "nop", "recall_none")).isEqualTo(1);
    assertThat(score(scores, "nop", "precision_none")).isEqualTo(share, within(1e-12));
    assertThat(score(scores, "nop", "f1_none")).isEqualTo(harmonic, within(1e-12));
    assertThat(score(scores, "nop", "f1_SP")).isZero();
    assertThat(score(scores, "nop", "f1_weighted")).isEqualTo(share * harmonic, within(1e-12));
    assertThat(score(scores, "nop", "male_sp")).isGreaterThan(3);
    JsonNode byClass = scores(run, "--no-baseline", "--by", "model,class");
    for (JsonNode one : byClass) {
      if (one.path("metric").asString().equals("exact")) {
        boolean none = one.path("slice").path("class").asString().equals("none");
        assertThat(one.path("value").asDouble()).isEqualTo(none ? 1 : 0);
      }
    }
  }

  @Test
  void theSolverStandsBesideEveryRun() {
    JsonNode run = some("nop");
    JsonNode scores = scores(run);
    assertThat(score(scores, "nop", "exact")).isEqualTo(1.0 / 3);
    assertThat(score(scores, "static", "exact")).isEqualTo(1);
    Invocation table = Invocation.of(folder, "score", run.path("run").asString());
    assertThat(table.out()).containsPattern("(?m)^nop .*\\n(.*\\n)*?static ");
    assertThat(Invocation.of(folder, "runs", "--json").json().path("runs"))
        .as("the baseline is no run of the user's")
        .hasSize(1);
  }

  @Test
  void aReportHoldsTheSolverAndWhatIsKnownOfKernels() throws IOException {
    JsonNode run = some("nop");
    Path html = folder.resolve("report.html");
    Invocation made =
        Invocation.of(folder, "report", run.path("run").asString(), "--html", html.toString());
    assertThat(made.code()).as(made.error()).isZero();
    assertThat(Files.readString(html))
        .contains("static (baseline)", "Which precision", "Said and true", "id=\"kernels\"");
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
    JsonNode run = some("replay:" + answers);
    assertThat(run.path("outcomes").path("CORRECT").asInt()).isEqualTo(1);
    assertThat(run.path("outcomes").path("WRONG").asInt()).isEqualTo(1);
    assertThat(run.path("outcomes").path("NO_CODE").asInt()).isEqualTo(1);
    JsonNode scores = scores(run, "--no-baseline");
    String model = scores.path(0).path("slice").path("model").asString();
    assertThat(score(scores, model, "exact")).isEqualTo(1.0 / 3);
    assertThat(score(scores, model, "exact of answers")).isEqualTo(0.5);
    assertThat(score(scores(run, "--as", "gpuflopbench", "--no-baseline"), model, "f1_SP"))
        .isEqualTo(1);
  }

  @Test
  void otherRunsAreScoredApart() {
    String flops = some("oracle").path("run").asString();
    Invocation score = Invocation.of(folder, "score", flops, "--as", "pareval");
    assertThat(score.code()).isEqualTo(ExitCode.USAGE.code());
    assertThat(score.error()).contains("cannot be scored as pareval does");
  }

  @Test
  void aModelIsAskedThreeTimes() throws IOException {
    try (LabServer server = new LabServer(COUNTS)) {
      Map<String, String> environment =
          Map.of(LabServer.VARIABLE, "sk-1", "XDG_CONFIG_HOME", server.config(folder));
      Invocation run = Invocation.in(folder, environment, asking("hopper/axpby"));
      assertThat(run.code()).as(run.error()).isZero();
      assertThat(run.json().path("trials").asInt()).isEqualTo(3);
      assertThat(run.json().path("outcomes").path("CORRECT").asInt()).isEqualTo(3);
      assertThat(server.asked).hasValue(3);
    }
  }

  private static String[] asking(String tasks) {
    return ("run flops --model lab:m --no-cache --json --tasks " + tasks).split(" ", -1);
  }

  /** A window that holds one of the questions and not the other. */
  @Test
  void whatDoesNotFitAWindowIsSkippedAndSaid() throws IOException {
    try (LabServer server = new LabServer(COUNTS)) {
      Map<String, String> environment =
          Map.of(LabServer.VARIABLE, "sk-1", "XDG_CONFIG_HOME", server.config(folder));
      Path config = folder.resolve("config/assay/config.yaml");
      String plain = Files.readString(config);
      Files.writeString(config, "windows: {\"lab:m\": 1}\n", StandardOpenOption.APPEND);
      Invocation nothing = Invocation.in(folder, environment, asking(SOME));
      assertThat(nothing.code()).isEqualTo(ExitCode.LACKING.code());
      List<Integer> needs = needs(nothing.json());
      assertThat(needs).hasSize(3).doesNotHaveDuplicates();
      assertThat(server.asked).hasValue(0);

      Files.writeString(
          config, plain + "windows: {\"lab:m\": %d}\n".formatted(needs.getLast() - 1));
      Invocation run = Invocation.in(folder, environment, asking(SOME));
      assertThat(run.code()).as(run.error()).isZero();
      assertThat(server.asked).hasValue(6);
      assertThat(run.json().path("skipped").properties())
          .singleElement()
          .satisfies(
              skipped -> {
                assertThat(skipped.getKey())
                    .isEqualTo(
                        "needs %d tokens, lab:m has room for %d"
                            .formatted(needs.getLast(), needs.getLast() - 1));
                assertThat(skipped.getValue().asInt()).isEqualTo(1);
              });
      String path = run.json().path("run").asString();
      assertThat(Invocation.of(folder, "score", path, "--no-baseline").out())
          .contains("Not counted: 1 trial SKIPPED WINDOW.");
      assertThat(json("score", path, "--no-baseline", "--json").path("not_counted").toString())
          .isEqualTo("{\"SKIPPED WINDOW\":1}");
    }
  }

  private static List<Integer> needs(JsonNode run) {
    return run.path("skipped").propertyNames().stream()
        .map(reason -> Integer.parseInt(reason.split(" ", -1)[1]))
        .sorted()
        .toList();
  }

  /** Neither a compiler nor a sandbox is on its path, and nothing of either was made before. */
  @ParameterizedTest
  @CsvSource({"static, 3", "nop, 1"})
  void nothingButJavaIsNeeded(String model, int correct) throws Exception {
    Path programs = Files.createDirectory(folder.resolve("programs"));
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Files.createSymbolicLink(programs.resolve("java"), java);
    Path out = folder.resolve("out.json");
    Path error = folder.resolve("error.txt");
    ProcessBuilder process =
        Invocation.process(folder, "run", "flops", "--model", model, "--tasks", SOME, "--json");
    process.environment().put("PATH", programs.toString());
    process.environment().put("ASSAY_CACHE", folder.resolve("cache").toString());
    int code = process.redirectOutput(out.toFile()).redirectError(error.toFile()).start().waitFor();
    assertThat(code).as(Files.readString(error, UTF_8)).isZero();
    JsonNode run = new Invocation(code, Files.readString(out), "").json();
    assertThat(run.path("outcomes").path("CORRECT").asInt()).isEqualTo(correct);
    assertThat(folder.resolve("cache").resolve("native")).doesNotExist();
  }

  @Test
  void aProfilerIsStartedWhereTheProgramIs() throws Exception {
    Path script = folder.resolve("profiler");
    Files.writeString(script, "#!/bin/sh\necho \"$PWD $@\" > '" + folder + "/asked'\nexit 9\n");
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwx------"));
    Invocation failed =
        Invocation.of(
            folder, "flops", "profile", "--ncu", script.toString(), "--", "./axpby", "1000003");
    assertThat(failed.code()).isEqualTo(3);
    assertThat(failed.error())
        .isEqualTo("Nothing was measured: " + script + " ended with status 9.\n");
    assertThat(Files.readString(folder.resolve("asked")))
        .startsWith(Path.of("").toAbsolutePath() + " --csv")
        .endsWith("./axpby 1000003\n");
    assertThat(Invocation.of(folder, "flops", "profile", "--ncu", "no-ncu", "--", "./x").error())
        .isEqualTo(
            "Nothing was measured: no-ncu cannot be started; it comes with NVIDIA's tools and"
                + " driver.\n");
  }
}
