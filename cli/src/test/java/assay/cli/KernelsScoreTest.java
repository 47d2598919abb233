package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Scores of modules to be made faster, ours and KernelBench's. */
final class KernelsScoreTest {
  @TempDir static Path folder;

  @BeforeAll
  static void writeRuns() throws IOException {
    Path runs = Files.createDirectory(folder.resolve("runs"));
    KnownModules.write(runs.resolve("one.run"), "lab:one", "H200", KnownModules.ONE);
    KnownModules.write(runs.resolve("two.run"), "lab:two", "H200", KnownModules.TWO);
    KnownModules.write(runs.resolve("five.run"), "lab:five", "H200", KnownModules.FIVE);
    KnownRuns.write(runs.resolve("code.run"), "lab:one", "", Map.of("omp", List.of(1, 2, 3)));
  }

  private static JsonNode scores(String... words) {
    String[] all = new String[words.length + 2];
    all[0] = "score";
    System.arraycopy(words, 0, all, 1, words.length);
    all[all.length - 1] = "--json";
    Invocation done = Invocation.of(folder, all);
    assertThat(done.error()).isEmpty();
    return done.json().path("scores");
  }

  private static JsonNode find(JsonNode scores, String slice, String metric, String p, String as) {
    for (JsonNode score : scores) {
      if (score.path("slice").toString().contains("\"" + slice + "\"")
          && score.path("metric").asString().equals(metric)
          && (p.isEmpty() || score.path("p").asDouble() == Double.parseDouble(p))
          && score.path("as").asString().equals(as)) {
        return score;
      }
    }
    throw new AssertionError("no %s %s of %s in %s".formatted(metric, p, slice, scores));
  }

  @ParameterizedTest
  @CsvSource({
    "level1, build@k, '', 1, 3",
    "level1, pass@k, '', 0.6666666667, 3",
    "level1, fast_p@k, 0, 0.6666666667, 3",
    "level1, fast_p@k, 0.5, 0.3333333333, 3",
    "level1, fast_p@k, 1, 0.3333333333, 3",
    "level1, fast_p@k, 2, 0, 3",
    "level1, amsr_correct, '', 1.25, 2",
    "level1, amsr, '', 0.8333333333, 3",
    "level2, build@k, '', 0.5, 2",
    "level2, fast_p@k, 2, 0.5, 2",
    "level2, gmsr_correct, '', 4, 1",
    "level2, sgmsr, '', 2, 2"
  })
  void correctnessAndSpeedByLevel(String level, String metric, String p, double value, int tasks) {
    JsonNode score =
        find(scores("one", "--by", "level", "--p", "0,0.5,1,2"), level, metric, p, "assay");
    assertThat(score.path("value").asDouble()).isEqualTo(value, within(1e-9));
    assertThat(score.path("tasks").asInt()).isEqualTo(tasks);
  }

  @ParameterizedTest
  @CsvSource({
    "size, paper",
    "backend, cuda",
    "precision, fp16",
    "gpu, H200",
    "exec, cuda-fp16@paper"
  })
  void slicesByWhatATaskAndItsMachineAre(String label, String value) {
    JsonNode score = find(scores("one", "--by", label), value, "fast_p@k", "1", "assay");
    assertThat(score.path("slice").path(label).asString()).isEqualTo(value);
    assertThat(score.path("value").asDouble()).isEqualTo(0.4, within(1e-9));
  }

  @Test
  void theTableNamesThresholdsAndHowManyTasksASpeedupIsOver() {
    assertThat(Invocation.of(folder, "score", "one", "--by", "model", "--p", "0.5,1").out())
        .contains("build@1", "pass@1", "fast_0.5@1", "fast_1@1", "gmsr_correct")
        .contains("1.59 [")
        .contains("over 3");
  }

  @Test
  void severalSamplesAreDrawnFrom() {
    JsonNode scores = scores("five", "--by", "model", "--k", "1,2", "--p", "1");
    assertThat(scores.path(2).path("k").asInt()).isEqualTo(1);
    assertThat(scores.path(2).path("value").asDouble()).isEqualTo(0.1, within(1e-9));
    assertThat(scores.path(5).path("metric").asString()).isEqualTo("fast_p@k");
    assertThat(scores.path(5).path("value").asDouble()).isEqualTo(0.2, within(1e-9));
  }

  /** KernelBench divides means of three digits: 10 / 3.33 is more than 3. */
  @Test
  void asKernelbenchComputesItBesideOurs() {
    JsonNode scores = scores("two", "--by", "level", "--as", "kernelbench");
    assertThat(find(scores, "level2", "gmsr_correct", "", "kernelbench").path("value").asDouble())
        .isEqualTo(Math.sqrt(0.5 * 10 / 3.33), within(1e-12));
    assertThat(find(scores, "level2", "gmsr_correct", "", "assay").path("value").asDouble())
        .isEqualTo(Math.sqrt(1.5), within(1e-12));
    assertThat(find(scores, "level1", "build@k", "", "kernelbench").path("value").asDouble())
        .as("a crash is not compiled there")
        .isEqualTo(2 / 3.0, within(1e-12));
    assertThat(find(scores, "level1", "build@k", "", "assay").path("value").asDouble())
        .isEqualTo(1);
    assertThat(find(scores, "level1", "fast_p@k", "0.8", "kernelbench").path("low").isNull())
        .isTrue();
    assertThat(Invocation.of(folder, "score", "two", "--as", "kernelbench", "--all").out())
        .contains("kernelbench");
  }

  @Test
  void kernelbenchLooksAtSampleZeroAlone() {
    JsonNode scores = scores("five", "--by", "model", "--as", "kernelbench", "--k", "1");
    JsonNode theirs = find(scores, "lab:five", "pass@k", "", "kernelbench");
    assertThat(theirs.path("value").asDouble()).isZero();
    assertThat(theirs.path("tasks").asInt()).isEqualTo(2);
    assertThat(find(scores, "lab:five", "pass@k", "", "assay").path("value").asDouble())
        .isEqualTo(0.2, within(1e-9));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one code | Runs of the suite kernels have scores of their own; score them apart from others.",
        "code --p 1 | Only runs of the suite kernels have scores with a threshold; leave --p out.",
        "code --as kernelbench | These runs cannot be scored as kernelbench does.",
        "one --as pareval | These runs cannot be scored as pareval does.",
        "one --p -1 | A threshold on the speedup must be a number from 0 on, unlike -1.0.",
        "code --baseline eager | Only runs of the suite kernels have baselines to choose from; leave --baseline out.",
        "one --baseline inductor | There is no baseline 'inductor', only eager, inductor-default, inductor-reduce-overhead, inductor-max-autotune, inductor-max-autotune-no-cudagraphs, cudagraphs.",
        "one --baseline eager --baseline-times none.json | There is no file none.json; ./assay baseline --out writes one.",
        "one --baseline eager --drift -1 | --drift is a share in percent, such as 15.",
        "code --rule ulp | Only runs of the suite kernels have rules to choose from; leave --rule out.",
        "one --rule ulp --as kernelbench | KernelBench has a rule of its own; leave --rule or --as out.",
        "one --k 2 | A score at k = 2 needs 2 samples of every problem, but kernels/level1/001-matmul/cuda-fp16@paper has 1; ask for a smaller k or take more samples.",
        "one --by speed | No trial has the label 'speed'; slice by any of [backend, exec, gpu, level, machine, model, operators, pack, parameters, precision, run, size, strategy, suite, timing, type]."
      })
  void whatCannotBeScoredIsRefusedInASentence(String words, String sentence) {
    Invocation refused = Invocation.of(folder, ("score " + words).split(" ", -1));
    assertThat(refused.error()).isEqualTo(sentence + "\n");
    assertThat(refused.code()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "tolerance, pass@k, 0.6",
    "ulp, pass@k, 0.4",
    "ulp, build@k, 0.8",
    "tolerance, gmsr_correct, 1.5874010519681994",
    "ulp, gmsr_correct, 2.8284271247461903"
  })
  void whatIsRightByTheRuleThatIsNamed(String rule, String metric, double value) {
    JsonNode both = scores("one", "--by", "model", "--rule", "tolerance,ulp");
    assertThat(find(both, rule, metric, "", "assay").path("slice").path("rule").asString())
        .isEqualTo(rule);
    assertThat(find(both, rule, metric, "", "assay").path("value").asDouble())
        .isEqualTo(value, within(1e-9));
  }

  @Test
  void eachRuleIsOverEachBaseline() throws IOException {
    Path times = baselines("both.json", 10, KnownModules.ONE.keySet());
    JsonNode scores = over(times, "--rule", "ulp").json().path("scores");
    assertThat(
            find(scores, "inductor-default", "gmsr_correct", "", "assay").path("value").asDouble())
        .isEqualTo(2, within(1e-9));
  }

  @Test
  void itIsToldWhatARuleWasNotAskedAbout() throws IOException {
    Map<String, List<Double>> old = Map.of("level1/001-matmul", List.of(KnownModules.UNLOOKED));
    KnownModules.write(folder.resolve("runs/old.run"), "lab:old", "H200", old);
    Invocation done = Invocation.of(folder, "score", "old", "--rule", "ulp", "--json");
    assertThat(done.error())
        .isEqualTo(
            "Not all that is right was looked at by the rule ulp (kernels/level1/001-matmul/cuda-fp16@paper …), and counts as right by it; ./assay rejudge looks at it.\n");
    assertThat(
            find(done.json().path("scores"), "ulp", "pass@k", "", "assay").path("value").asDouble())
        .isEqualTo(1);
  }

  private static Path baselines(String name, double eager, Set<String> modules) throws IOException {
    return KnownBaselines.write(folder.resolve(name), eager, modules);
  }

  private static Invocation over(Path times, String... words) {
    List<String> all = new ArrayList<>(List.of("score", "one", "--by", "model", "--p", "1"));
    all.addAll(List.of("--baseline", "eager,inductor-default"));
    all.addAll(List.of("--baseline-times", times.toString(), "--json"));
    all.addAll(List.of(words));
    return Invocation.of(folder, all.toArray(String[]::new));
  }

  @Test
  void speedupsAreOverTheBaselineThatIsNamed() throws IOException {
    Invocation done = over(baselines("half.json", 10, KnownModules.ONE.keySet()));
    assertThat(done.error())
        .isEqualTo(
            "1 task could not be compiled with inductor-default, and scores over it are without them: kernels/level1/019-relu/cuda-fp16@paper.\n");
    JsonNode scores = done.json().path("scores");
    assertThat(find(scores, "eager", "gmsr_correct", "", "assay").path("value").asDouble())
        .isEqualTo(Math.cbrt(0.5 * 2 * 4), within(1e-9));
    JsonNode compiled = find(scores, "inductor-default", "gmsr_correct", "", "assay");
    assertThat(compiled.path("value").asDouble()).isEqualTo(Math.sqrt(0.25 * 2), within(1e-9));
    assertThat(compiled.path("tasks").asInt()).isEqualTo(2);
    assertThat(find(scores, "inductor-default", "pass@k", "", "assay").path("tasks").asInt())
        .isEqualTo(4);
  }

  @Test
  void kernelbenchsArithmeticIsOverItToo() throws IOException {
    Path times = baselines("same.json", 10, KnownModules.ONE.keySet());
    JsonNode scores = over(times, "--as", "kernelbench").json().path("scores");
    assertThat(
            find(scores, "inductor-default", "gmsr_correct", "", "kernelbench")
                .path("value")
                .asDouble())
        .isEqualTo(Math.sqrt(0.25 * 2), within(1e-9));
  }

  @Test
  void aBaselineMeasuredWhenPytorchWasSlowerIsRefused() throws IOException {
    Path times = baselines("slow.json", 12, KnownModules.ONE.keySet());
    Invocation refused = over(times);
    assertThat(refused.code()).isEqualTo(3);
    assertThat(refused.error())
        .startsWith("PyTorch as it comes took more than 15 % longer or shorter")
        .contains("for 2 tasks (kernels/level1/001-matmul/cuda-fp16@paper …)");
    assertThat(over(times, "--drift", "25").code()).isZero();
  }

  @Test
  void aTaskWithoutABaselineIsNoTaskLess() throws IOException {
    Invocation refused = over(baselines("few.json", 10, Set.of("level1/001-matmul")));
    assertThat(refused.code()).isEqualTo(3);
    assertThat(refused.error())
        .startsWith("4 tasks of one have no time of inductor-default on that machine");
  }
}
