package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Every figure of answers that are counts, of runs whose figures can be computed by hand. */
final class CountFigureTest {
  private static final Pattern MARK = Pattern.compile("class=\"mark\"");

  @TempDir static Path folder;

  @BeforeAll
  static void writeRuns() throws IOException {
    Path runs = Files.createDirectory(folder.resolve("runs"));
    KnownCounts.write(runs.resolve("one.run"), "lab:one", KnownCounts.ONE);
    KnownCounts.write(runs.resolve("right.run"), "lab:<right>", KnownCounts.RIGHT);
    KnownRuns.write(runs.resolve("code.run"), "lab:one", "", KnownRuns.ONE);
  }

  private static JsonNode json(String figure) {
    Invocation made = Invocation.of(folder, "figure", figure, "one", "right", "--json");
    assertThat(made.code()).as(made.error()).isZero();
    return made.json();
  }

  private static JsonNode point(JsonNode figure, String panel, String series, String x) {
    for (JsonNode one : figure.path("panels")) {
      for (JsonNode line : one.path("series")) {
        for (JsonNode point : line.path("points")) {
          if (one.path("title").asString().equals(panel)
              && line.path("name").asString().equals(series)
              && point.path("x").asString().equals(x)) {
            return point;
          }
        }
      }
    }
    throw new AssertionError("no point %s, %s, %s in %s".formatted(panel, series, x, figure));
  }

  @ParameterizedTest
  @CsvSource({
    "class-scores, easy, lab:one, none, 1",
    "class-scores, easy, lab:one, DP, 1",
    "class-scores, easy, lab:one, MCC, 1",
    "class-scores, hard, lab:one, mixed, 0",
    "class-scores, hard, lab:one, SP, 0",
    "class-scores, hard, lab:one, MCC, 0",
    "class-scores, hard, lab:<right>, mixed, 1",
    "class-scores, 'hard, as gpuFLOPBench computes it', lab:one, mixed, 0",
    "class-scores, 'hard, as gpuFLOPBench computes it', lab:<right>, SP, 1",
    "count-errors, 'easy, SP', lab:one, SP, 0",
    "count-errors, 'easy, DP', lab:one, DP, 2",
    "count-errors, 'hard, SP', lab:one, mixed, 3",
    "count-errors, 'hard, DP', lab:one, mixed, 0",
    "count-errors, 'hard, SP', lab:one, SP, 2",
    "count-errors, 'hard, SP', lab:<right>, SP, 0",
    "count-errors-by-combination, SP, lab:one, 10100000, 3",
    "count-errors-by-combination, SP, lab:one, 00100000, 2",
    "count-errors-by-combination, DP, lab:one, 10100000, 0",
    "count-errors-by-attribute, SP, lab:one, division, 2.5",
    "count-errors-by-attribute, SP, lab:one, warp_divergence, 3",
    "count-errors-by-attribute, DP, lab:one, (none), 1"
  })
  void holdsWhatAHandComputes(String figure, String panel, String series, String x, double value) {
    assertThat(point(json(figure), panel, series, x).path("value").asDouble())
        .isEqualTo(value, within(1e-9));
  }

  @Test
  void whatWasSaidStandsOverWhatIsTrue() {
    JsonNode figure = json("said-and-true");
    JsonNode missed = point(figure, "SP", "lab:one", "flops/known/mixed#0");
    assertThat(missed.path("across").asDouble()).isEqualTo(999);
    assertThat(missed.path("value").asDouble()).isZero();
    JsonNode small = point(figure, "DP", "lab:one", "flops/known/double#0");
    assertThat(small.path("across").asDouble()).isEqualTo(999);
    assertThat(small.path("value").asDouble()).isEqualTo(9);
    assertThat(figure.toString()).doesNotContain("flops/known/empty");
    assertThat(figure.path("remarks").path(1).asString())
        .isEqualTo("Trials without counts, 1 of them, are left out.");
  }

  @ParameterizedTest
  @CsvSource({
    "class-scores, 27",
    "count-errors, 16",
    "count-errors-by-combination, 8",
    "count-errors-by-attribute, 12",
    "said-and-true, 9"
  })
  void aPictureHasAMarkForEveryPoint(String figure, int marks) throws IOException {
    Path file = folder.resolve(figure + ".svg");
    Invocation made =
        Invocation.of(folder, "figure", figure, "one", "right", "--out", file.toString());
    assertThat(made.code()).as(made.error()).isZero();
    String picture = Files.readString(file);
    assertThat(MARK.matcher(picture).results().count()).isEqualTo(marks);
    assertThat(picture).contains("lab:&lt;right&gt;").doesNotContain("<right>");
    assertThat(made.out()).contains("of the gpuFLOPBench paper)");
  }

  @Test
  void rowsOfTheScatterHoldBothNumbers() throws IOException {
    Path file = folder.resolve("scatter.csv");
    Invocation.of(folder, "figure", "said-and-true", "one", "--out", file.toString());
    List<String> rows = Files.readAllLines(file);
    assertThat(rows).first().asString().endsWith("tasks,across");
    assertThat(rows)
        .anyMatch(
            row ->
                row.startsWith("said-and-true,DP,lab:one,flops/known/double#0,said,9.0")
                    && row.endsWith("999.0"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "class-scores code | The figure class-scores shows runs of the suite flops alone.",
        "pass-map one | The figure pass-map shows programs, and the answers of these runs are counts."
      })
  void eachSuiteHasItsOwnFigures(String words, String sentence) {
    Invocation refused = Invocation.of(folder, ("figure " + words).split(" ", -1));
    assertThat(refused.error()).isEqualTo(sentence + "\n");
    assertThat(refused.code()).isEqualTo(2);
  }
}
