package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The figures of the KernelBench paper, of runs whose figures can be computed by hand. */
final class SpeedFigureTest {
  private static final Pattern MARK = Pattern.compile("class=\"mark\"");

  @TempDir static Path folder;

  @BeforeAll
  static void writeRuns() throws IOException {
    Path runs = Files.createDirectory(folder.resolve("runs"));
    KnownModules.write(runs.resolve("one.run"), "lab:one", "H200", KnownModules.ONE);
    KnownModules.write(runs.resolve("two.run"), "lab:<two>", "H200", KnownModules.TWO);
    KnownModules.write(runs.resolve("there.run"), "lab:one", "L40S", KnownModules.TWO);
    KnownModules.write(runs.resolve("five.run"), "lab:five", "H200", KnownModules.FIVE);
    KnownModules.write(
        runs.resolve("poor.run"),
        "lab:poor",
        "H200",
        Map.of("level1/019-relu", List.of(KnownModules.WRONG)));
    KnownModules.refined(
        runs.resolve("refined.run"),
        "lab:one",
        "one-shot,refine:3,feedback=G+E",
        Map.of(
            "level1/001-matmul",
            List.of(List.of(KnownModules.NOT_BUILT, KnownModules.WRONG, 2.0)),
            "level1/019-relu",
            List.of(List.of(KnownModules.WRONG, 1.5))));
    KnownRuns.write(runs.resolve("code.run"), "lab:one", "", Map.of("omp", List.of(1, 2, 3)));
  }

  private static JsonNode json(String figure, String... runs) {
    List<String> words = new ArrayList<>(List.of("figure", figure));
    words.addAll(List.of(runs));
    words.add("--json");
    Invocation made = Invocation.of(folder, words.toArray(String[]::new));
    assertThat(made.error()).isEmpty();
    return made.json();
  }

  private static JsonNode point(JsonNode figure, String panel, String series, String x) {
    for (JsonNode one : figure.path("panels")) {
      for (JsonNode other : one.path("series")) {
        for (JsonNode point : other.path("points")) {
          if (one.path("title").asString().equals(panel)
              && other.path("name").asString().equals(series)
              && point.path("x").asString().equals(x)) {
            return point;
          }
        }
      }
    }
    throw new AssertionError("no %s, %s, %s in %s".formatted(panel, series, x, figure));
  }

  @ParameterizedTest
  @CsvSource({
    "fast-curve, level1, lab:one, 0, 0.6666666667, 3",
    "fast-curve, level1, lab:one, 0.5, 0.3333333333, 3",
    "fast-curve, level1, lab:one, 1.75, 0.3333333333, 3",
    "fast-curve, level1, lab:one, 2, 0, 3",
    "fast-curve, level2, lab:<two>, 0.25, 1, 2",
    "fast-curve, level2, lab:<two>, 3, 0, 2",
    "failure-modes, level1, lab:one, wrong value, 0.3333333333, 3",
    "failure-modes, level1, lab:one, wrong shape, 0, 3",
    "failure-modes, level1, lab:<two>, wrong shape, 0.3333333333, 3",
    "failure-modes, level1, lab:<two>, crashed, 0.3333333333, 3",
    "failure-modes, level2, lab:one, build failed, 0.5, 2",
    "failure-modes, level2, lab:<two>, correct, 1, 2",
    "speed-distribution, level1, median, 'lab:one, 67 % right', 1.25, 2",
    "speed-distribution, level1, lower quartile, 'lab:one, 67 % right', 0.875, 2",
    "speed-distribution, level2, least, 'lab:<two>, 100 % right', 0.5, 2",
    "speed-distribution, level2, upper quartile, 'lab:<two>, 100 % right', 2.375, 2",
    "speed-distribution, level2, most, 'lab:<two>, 100 % right', 3, 2",
    "best-per-task, level1, lab:<two>, 001-matmul/cuda-fp16@paper, 1, 1",
    "best-per-task, level1, lab:one, 019-relu/cuda-fp16@paper, 2, 1",
    "best-per-task, level2, lab:one, 063-gemm-relu-relu/cuda-fp16@paper, 4, 1",
    "metric-rankings, level1, lab:one, amsr, 0.8333333333, 3",
    "metric-rankings, level2, lab:<two>, gmsr_correct, 1.2247448714, 2",
    "metric-rankings, level2, lab:<two>, fast_2@1, 0.5, 2",
    "fast-by-machine, level1, lab:one, H200, 0.3333333333, 3",
    "operators, pass@1, lab:one, relu, 0.5, 2",
    "operators, fast_1@1, lab:<two>, gemm, 0, 1",
    "operators, fast_1@1, lab:<two>, convolution, 1, 1"
  })
  void holdsWhatAHandComputes(
      String figure, String panel, String series, String x, double value, int tasks) {
    JsonNode point = point(json(figure, "one", "two"), panel, series, x);
    assertThat(point.path("value").asDouble()).isEqualTo(value, within(1e-9));
    assertThat(point.path("tasks").asInt()).isEqualTo(tasks);
  }

  @Test
  void ranksGoWithTheScoreAndAreShared() {
    JsonNode figure = json("metric-rankings", "one", "two");
    assertThat(point(figure, "level1", "lab:one", "amsr").path("across").asDouble()).isEqualTo(1);
    assertThat(point(figure, "level1", "lab:<two>", "amsr").path("across").asDouble()).isEqualTo(2);
    assertThat(point(figure, "level2", "lab:one", "fast_1@1").path("across").asDouble())
        .isEqualTo(1);
    assertThat(point(figure, "level2", "lab:<two>", "fast_1@1").path("across").asDouble())
        .isEqualTo(1);
    assertThat(Invocation.of(folder, "figure", "metric-rankings", "one", "two").out())
        .contains("1 (0.833)", "of the KernelBench paper)");
  }

  @Test
  void theSlowestModuleComesFirst() {
    String table = Invocation.of(folder, "figure", "best-per-task", "one", "poor").out();
    assertThat(table.indexOf("001-matmul")).isPositive().isLessThan(table.indexOf("019-relu"));
    assertThat(table)
        .contains("2 tasks that nobody got right in a time that counts are left out.")
        .doesNotContain("023-softmax");
  }

  @Test
  void machinesStandSideBySide() {
    JsonNode figure = json("fast-by-machine", "one", "there", "--p", "2.5");
    assertThat(point(figure, "level2", "lab:one", "H200").path("value").asDouble()).isEqualTo(0.5);
    assertThat(point(figure, "level2", "lab:one", "L40S").path("value").asDouble()).isEqualTo(0.5);
    assertThat(point(figure, "level1", "lab:one", "L40S").path("value").asDouble()).isZero();
    assertThat(figure.path("remarks").isEmpty()).isTrue();
    assertThat(json("fast-by-machine", "one").path("remarks").path(0).asString())
        .contains("one machine");
  }

  /** Compiled, modules take half as long, and one cannot be compiled. */
  @Test
  void speedupsAreOverTheBaselinesThatAreNamed() throws IOException {
    Path file = KnownBaselines.write(folder.resolve("half.json"), 10, KnownModules.ONE.keySet());
    List<String> words = new ArrayList<>(List.of("figure", "fast-curve", "one", "--json"));
    words.addAll(List.of("--baseline-times", file.toString(), "--baseline"));
    words.add("eager,inductor-default");
    Invocation made = Invocation.of(folder, words.toArray(String[]::new));
    assertThat(made.error()).startsWith("1 task could not be compiled with inductor-default");
    JsonNode both = made.json();
    String compiled = "lab:one (inductor-default)";
    assertThat(point(both, "level2", "lab:one (eager)", "2").path("value").asDouble())
        .isEqualTo(0.5);
    assertThat(point(both, "level2", compiled, "1.75").path("value").asDouble()).isEqualTo(0.5);
    assertThat(point(both, "level2", compiled, "2").path("value").asDouble()).isZero();
    assertThat(point(both, "level1", compiled, "0").path("tasks").asInt()).isEqualTo(2);
    assertThat(both.path("remarks").isEmpty()).isTrue();
    words.set(words.size() - 1, "inductor-default");
    JsonNode one = Invocation.of(folder, words.toArray(String[]::new)).json();
    assertThat(one.path("remarks").path(0).asString())
        .isEqualTo("Speedups are over inductor-default.");
    assertThat(point(one, "level2", "lab:one", "1.75").path("value").asDouble()).isEqualTo(0.5);
  }

  @Test
  void moreSamplesFindMore() {
    JsonNode figure = json("fast-by-k", "five");
    assertThat(point(figure, "level1", "lab:five", "1").path("value").asDouble())
        .isEqualTo(0.1, within(1e-9));
    assertThat(point(figure, "level1", "lab:five", "5").path("value").asDouble())
        .isEqualTo(0.5, within(1e-9));
    assertThat(json("fast-by-k", "five", "--p", "0", "--k", "2").toString()).contains("fast_0@k");
  }

  @Test
  void turnsReachMoreAndStrategiesOfOneModelAreTold() {
    String refined = "lab:one (one-shot,refine:3,feedback=G+E)";
    JsonNode figure = json("fast-by-turn", "refined", "one");
    assertThat(figure.path("panels").path(0).path("metric").asString()).isEqualTo("fast_1@N");
    assertThat(point(figure, "level1", refined, "1").path("value").asDouble()).isZero();
    assertThat(point(figure, "level1", refined, "2").path("value").asDouble()).isEqualTo(0.5);
    assertThat(point(figure, "level1", refined, "3").path("value").asDouble()).isEqualTo(1);
    assertThat(point(figure, "level1", "lab:one (one-shot)", "1").path("value").asDouble())
        .isEqualTo(1 / 3.0, within(1e-9));
    JsonNode faster = json("fast-by-turn", "refined", "--p", "1.5");
    assertThat(point(faster, "level1", "lab:one", "2").path("value").asDouble()).isZero();
    assertThat(point(faster, "level1", "lab:one", "3").path("value").asDouble()).isEqualTo(0.5);
  }

  @Test
  void thresholdsCanBeChosenAndKeepTheirOrder() {
    JsonNode figure = json("fast-curve", "one", "--p", "10,0.5,2");
    assertThat(figure.path("panels").path(0).path("series").path(0).path("points")).hasSize(3);
    String table = Invocation.of(folder, "figure", "fast-curve", "one", "--p", "10,0.5,2").out();
    assertThat(table.indexOf("\n0.5")).isPositive().isLessThan(table.indexOf("\n2 "));
    assertThat(table.indexOf("\n2 ")).isLessThan(table.indexOf("\n10 "));
  }

  @ParameterizedTest
  @CsvSource({
    "fast-curve, 52",
    "failure-modes, 20",
    "speed-distribution, 4",
    "best-per-task, 4",
    "metric-rankings, 48",
    "fast-by-machine, 4",
    "fast-by-k, 4",
    "operators, 12"
  })
  void aPictureHasItsMarks(String figure, int marks) throws IOException {
    Path file = folder.resolve(figure + ".svg");
    Invocation made =
        Invocation.of(folder, "figure", figure, "one", "two", "--out", file.toString());
    assertThat(made.code()).as(made.error()).isZero();
    String picture = Files.readString(file);
    assertThat(MARK.matcher(picture).results().count()).isEqualTo(marks);
    assertThat(picture).contains("lab:&lt;two&gt;").doesNotContain("<two>").doesNotContain("NaN");
  }

  @Test
  void rowsHoldRanks() throws IOException {
    Path file = folder.resolve("ranks.csv");
    Invocation.of(folder, "figure", "metric-rankings", "one", "two", "--out", file.toString());
    List<String> rows = Files.readAllLines(file);
    assertThat(rows).first().asString().endsWith("tasks,rank");
    assertThat(rows)
        .anyMatch(
            row ->
                row.startsWith("metric-rankings,level1,lab:<two>,amsr,") && row.endsWith(",2.0"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fast-curve code | The figure fast-curve shows runs of the suite kernels alone.",
        "pass-by-exec one --p 1 | The figure pass-by-exec has no threshold; leave --p out.",
        "fast-by-k one --p 1,2 | This figure shows one p, not [1.0, 2.0]; only fast-curve shows several.",
        "speed-distribution poor | Nothing that is right was timed, so there is no speedup to show.",
        "fast-by-turn one | No sample of these runs has a second turn; run with --strategy refine:10.",
        "failure-modes one --baseline eager | The figure failure-modes has no speedup over a module; leave --baseline out.",
        "pass-by-exec one --baseline eager | The figure pass-by-exec has no speedup over a module; leave --baseline out.",
        "best-per-task one --baseline eager,cudagraphs | The figure best-per-task compares speedups over one baseline; name one.",
        "operators poor | No module of these runs has more than one operator."
      })
  void whatCannotBeShownIsRefusedInASentence(String words, String sentence) {
    Invocation refused = Invocation.of(folder, ("figure " + words).split(" ", -1));
    assertThat(refused.error()).isEqualTo(sentence + "\n");
    assertThat(refused.code()).isEqualTo(2);
  }
}
