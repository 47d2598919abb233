package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;
import tools.jackson.databind.JsonNode;

/** Every figure, of two runs whose figures can be computed by hand. */
final class FigureTest {
  @TempDir static Path folder;

  @BeforeAll
  static void writeRuns() throws IOException {
    Path runs = Files.createDirectory(folder.resolve("runs"));
    KnownRuns.write(runs.resolve("one.run"), "lab:one", "temperature=0.2", KnownRuns.ONE);
    KnownRuns.write(runs.resolve("two.run"), "lab:<two>", "temperature=0.2", KnownRuns.TWO);
    KnownRuns.write(
        runs.resolve("hot.run"),
        "lab:one",
        "temperature=0.8",
        Map.of("omp", List.of(1, 1, 1), "serial", List.of(5, 5, 5)));
    KnownRuns.write(
        runs.resolve("sizes.run"), "lab:one", "temperature=0.2", "quick@1/4", KnownRuns.ONE);
    KnownRuns.write(
        runs.resolve("alone.run"),
        "lab:one",
        "temperature=0.2",
        Map.of("serial", List.of(1, 2, 3)));
    KnownRuns.write(runs.resolve("threads.run"), "lab:one", "", Map.of("omp", List.of(1, 2, 3)));
    KnownRuns.write(
        runs.resolve("translated.run"), "lab:one", "temperature=0.2", KnownRuns.TRANSLATED);
  }

  @Test
  void speedupsAreShownAndScoredOverSizes() {
    JsonNode figure = json("speedup-by-size", "sizes");
    assertThat(value(figure, "omp", "lab:one", "1")).isEqualTo(1.2, within(1e-9));
    assertThat(value(figure, "omp", "lab:one", "1/4")).isEqualTo(0.6, within(1e-9));
    assertThat(value(figure, "mpi", "lab:one", "1/4")).isEqualTo(0.225, within(1e-9));
    assertThat(value(figure, "serial", "lab:one", "1/4")).isEqualTo(0.45, within(1e-9));
    JsonNode scores =
        Invocation.of(
                folder, "score", "sizes", "--by", "size,exec", "--k", "1", "--n", "4", "--json")
            .json()
            .path("scores");
    assertThat(score(scores, "pass@k", "1/4", "omp")).isEqualTo(2.2 / 3, within(1e-9));
    assertThat(score(scores, "speedup_n@k", "1/4", "omp")).isEqualTo((1.2 + 10) / 3, within(1e-9));
    assertThat(score(scores, "speedup_n@k", "1", "omp")).isEqualTo((2.4 + 20) / 3, within(1e-9));
  }

  @Test
  void translationsStandBesideWhatIsWrittenInTheSameModel() {
    JsonNode passes = json("translation", "one", "translated");
    assertThat(value(passes, "lab:one", "translated", "serial-to-omp"))
        .isEqualTo(13 / 15.0, within(1e-9));
    assertThat(value(passes, "lab:one", "written", "serial-to-omp"))
        .isEqualTo(11 / 15.0, within(1e-9));
    assertThat(value(passes, "lab:one", "translated", "serial-to-mpi"))
        .isEqualTo(11 / 15.0, within(1e-9));
    assertThat(value(passes, "lab:one", "written", "serial-to-mpi"))
        .isEqualTo(5 / 15.0, within(1e-9));
    JsonNode speedups = json("translation-speedup", "one", "translated");
    assertThat(value(speedups, "lab:one", "translated", "serial-to-omp"))
        .as("half of 2 times 8 of 10 samples")
        .isEqualTo(0.8, within(1e-9));
    assertThat(value(speedups, "lab:one", "written", "serial-to-omp")).isEqualTo(1.2, within(1e-9));
    JsonNode efficiencies = json("translation-efficiency", "one", "translated");
    assertThat(value(efficiencies, "lab:one", "translated", "serial-to-mpi"))
        .as("half of 1.5 on 4 times 6 of 10 samples")
        .isEqualTo(0.45 / 4, within(1e-9));
  }

  @Test
  void translationsAreNoExecutionModelOfTheOtherFigures() {
    assertThat(json("pass-by-exec", "one", "translated")).isEqualTo(json("pass-by-exec", "one"));
    assertThat(Invocation.of(folder, "figure", "pass-by-exec", "translated").error())
        .contains("These runs hold translations only");
    assertThat(Invocation.of(folder, "figure", "translation", "one").error())
        .contains("add a run with --exec translation");
  }

  @Test
  void otherSizesDoNotTouchTheOtherScores() {
    assertThat(value(json("speedup", "sizes"), "speedup", "speedup", "lab:one"))
        .isEqualTo(0.825, within(1e-9));
  }

  private static double score(JsonNode scores, String metric, String size, String exec) {
    for (JsonNode score : scores) {
      if (score.path("metric").asString().equals(metric)
          && score.path("slice").path("size").asString().equals(size)
          && score.path("slice").path("exec").asString().equals(exec)) {
        return score.path("value").asDouble();
      }
    }
    throw new AssertionError("no %s at %s of %s in %s".formatted(metric, size, exec, scores));
  }

  /** A point is named by panel, series and x; the values are fractions as written by hand. */
  @ParameterizedTest
  @CsvSource({
    "serial-parallel, '', serial, lab:one, 0.933333333333",
    "serial-parallel, '', parallel, lab:one, 0.533333333333",
    "serial-parallel, '', serial, lab:<two>, 0.6",
    "serial-parallel, '', parallel, lab:<two>, 0.133333333333",
    "pass-by-k, '', lab:one, 1, 0.533333333333",
    "pass-by-k, '', lab:one, 5, 0.833333333333",
    "pass-by-k, '', lab:<two>, 5, 0.5",
    "pass-by-exec, '', lab:one, serial, 0.933333333333",
    "pass-by-exec, '', lab:one, omp, 0.733333333333",
    "pass-by-exec, '', lab:one, mpi, 0.333333333333",
    "pass-by-exec, '', lab:<two>, mpi, 0.066666666667",
    "pass-by-type, '', lab:one, reduce, 0.8",
    "pass-by-type, '', lab:one, scan, 0.1",
    "pass-by-type, '', lab:<two>, search, 0.2",
    "pass-map, lab:one, serial, scan, 0.8",
    "pass-map, lab:one, mpi, reduce, 0.6",
    "pass-map, lab:<two>, omp, reduce, 0.4",
    "speedup, speedup, speedup, lab:one, 0.825",
    "speedup, speedup, speedup, lab:<two>, 0.2",
    "speedup, efficiency, efficiency, lab:one, 0.20625",
    "efficiency-by-n, omp, lab:one, 1, 0.6",
    "efficiency-by-n, omp, lab:one, 2, 0.45",
    "efficiency-by-n, omp, lab:one, 4, 0.3",
    "efficiency-by-n, mpi, lab:one, 2, 0.15",
    "efficiency-by-n, mpi, lab:one, 4, 0.1125",
    "efficiency-by-n, mpi, lab:<two>, 4, 0",
    "speedup-max, speedup, speedup, lab:one, 0.825",
    "speedup-max, efficiency, efficiency, lab:one, 0.375"
  })
  void holdsWhatAHandComputes(String figure, String panel, String series, String x, double value) {
    assertThat(value(json(figure, "one", "two"), panel, series, x)).isEqualTo(value, within(1e-9));
  }

  @Test
  void searchesCountInSpeedupsOnlyWhereAsked() {
    JsonNode without = json("speedup", "one");
    assertThat(without.path("remarks").path(0).asString())
        .isEqualTo("Tasks of type search are left out of speedups and efficiencies.");
    JsonNode with = json("speedup", "one", "--leave-out", "none");
    assertThat(with.path("remarks")).isEmpty();
    assertThat(value(with, "speedup", "speedup", "lab:one"))
        .isEqualTo((3.3 + 20 + 6) / 6, within(1e-9));
    assertThat(value(json("pass-by-type", "one"), "", "lab:one", "search"))
        .isEqualTo(0.7, within(1e-9));
  }

  @Test
  void speedupsCanBeAskedForAtAnyN() {
    JsonNode two = json("speedup", "one", "--n", "1,2");
    assertThat(value(two, "speedup", "speedup", "lab:one"))
        .isEqualTo((1.5 + 0.2 * 1.5 + 0.6) / 4, within(1e-9));
    assertThat(Invocation.of(folder, "figure", "speedup", "one", "--n", "3").error())
        .isEqualTo("No task was timed at n = [3]; choose from [1, 2, 4].\n");
  }

  @Test
  void aModelAskedInTwoWaysIsTwoSeries() {
    JsonNode byK = json("pass-by-k", "one", "hot");
    assertThat(value(byK, "", "lab:one (temperature=0.2)", "1")).isEqualTo(3.2 / 6, within(1e-9));
    assertThat(value(byK, "", "lab:one (temperature=0.8)", "1")).isEqualTo(0.2, within(1e-9));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pass-by-type alone | These runs hold serial code only and the figure shows parallel code; add a run with --exec omp,mpi,mpi+omp.",
        "pass-by-exec one --k 6 | A score at k = 6 needs 6 samples of every problem, but parallel/reduce/some/mpi has 5; ask for a smaller k or take more samples.",
        "pass-by-exec one --k 1,5 | This figure shows one k, not [1, 5]; only pass-by-k and fast-by-k show several.",
        "speedup one --leave-out serach | No task of these runs is of type 'serach', only of reduce, scan, search; did you mean 'search'?",
        "speedup threads --leave-out reduce,scan,search | Nothing that counts was timed, so there is no speedup to show.",
        "speedup-by-size one | These runs were timed at one size only; run or rejudge with --timing standard@1/4,4.",
        "pass-map one --out map.png | --out must end in .svg or .csv, unlike map.png."
      })
  void whatCannotBeShownIsSaidInOneSentence(String words, String sentence) {
    List<String> line = new ArrayList<>(List.of("figure"));
    line.addAll(List.of(words.split(" ", -1)));
    Invocation refused = Invocation.of(folder, line.toArray(String[]::new));
    assertThat(refused.error()).isEqualTo(sentence + "\n");
    assertThat(refused.code()).isEqualTo(2);
  }

  @Test
  void oneSideAloneIsShownAndSaid() {
    Invocation alone = Invocation.of(folder, "figure", "serial-parallel", "alone");
    assertThat(alone.code()).isZero();
    assertThat(alone.out())
        .startsWith("pass@k of serial and of parallel code (figure 1 of the ParEval paper)\n")
        .containsPattern("lab:one +0.400 ")
        .contains("These runs hold no parallel code, so nothing is compared.");
  }

  @ParameterizedTest
  @CsvSource({
    "serial-parallel, 4, 0",
    "pass-by-k, 4, 2",
    "pass-by-exec, 6, 0",
    "pass-by-type, 6, 0",
    "pass-map, 18, 0",
    "speedup, 4, 0",
    "efficiency-by-n, 12, 4",
    "speedup-max, 4, 0"
  })
  void aPictureHasAMarkForEveryPoint(String figure, int marks, int lines) throws Exception {
    Path file = folder.resolve(figure + ".svg");
    Invocation made =
        Invocation.of(folder, "figure", figure, "one", "two", "--out", file.toString());
    assertThat(made.out()).contains("Written to " + file + ".");
    assertThat(elements(file, "mark")).hasSize(marks);
    assertThat(elements(file, "series")).hasSize(lines);
    assertThat(Files.readString(file)).contains("lab:&lt;two&gt;").doesNotContain("<two>");
  }

  @Test
  void speedupsOverSizesAreAPicture() throws Exception {
    Path file = folder.resolve("sizes.svg");
    Invocation.of(folder, "figure", "speedup-by-size", "sizes", "--out", file.toString());
    assertThat(elements(file, "mark")).hasSize(6);
    assertThat(elements(file, "series")).hasSize(3);
  }

  @Test
  void barsAreAsHighAsTheirValues() throws Exception {
    Path file = folder.resolve("bars.svg");
    Invocation.of(folder, "figure", "serial-parallel", "one", "two", "--out", file.toString());
    double[] heights =
        elements(file, "mark").stream()
            .mapToDouble(bar -> Double.parseDouble(bar.getAttribute("height")))
            .toArray();
    assertThat(heights[0] / heights[1]).isEqualTo(0.6 / (14.0 / 15), within(0.01));
    assertThat(heights[0]).isGreaterThan(100);
  }

  @Test
  void rowsHoldThePoints() throws IOException {
    Path file = folder.resolve("rows.csv");
    Invocation.of(folder, "figure", "pass-by-k", "one", "--out", file.toString());
    assertThat(Files.readAllLines(file))
        .hasSize(3)
        .startsWith("figure,panel,series,x,metric,value,low,high,tasks")
        .element(1)
        .asString()
        .startsWith("pass-by-k,,lab:one,1,pass@k,0.53333");
  }

  @Test
  void scoresSayWhatTheyLeaveOut() {
    Invocation text =
        Invocation.of(folder, "score", "one", "--by", "model", "--leave-out", "search");
    assertThat(text.out()).contains("Tasks of type search are left out of speedups");
    JsonNode json =
        Invocation.of(
                folder,
                "score",
                "one",
                "--by",
                "exec",
                "--k",
                "1",
                "--leave-out",
                "search",
                "--json")
            .json();
    assertThat(json.path("left_out").path(0).asString()).isEqualTo("search");
    for (JsonNode score : json.path("scores")) {
      boolean rate = score.path("metric").asString().matches("(pass|build)@k");
      assertThat(score.path("tasks").asInt()).isEqualTo(rate ? 3 : 2);
    }
  }

  private static JsonNode json(String... words) {
    List<String> line = new ArrayList<>(List.of("figure"));
    line.addAll(List.of(words));
    line.add("--json");
    return Invocation.of(folder, line.toArray(String[]::new)).json();
  }

  private static double value(JsonNode figure, String panel, String series, String x) {
    for (JsonNode one : figure.path("panels")) {
      for (JsonNode line : one.path("series")) {
        for (JsonNode point : line.path("points")) {
          if (one.path("title").asString().equals(panel)
              && line.path("name").asString().equals(series)
              && point.path("x").asString().equals(x)) {
            return point.path("value").asDouble();
          }
        }
      }
    }
    throw new AssertionError("no point %s, %s, %s in %s".formatted(panel, series, x, figure));
  }

  private static List<Element> elements(Path file, String kind)
      throws IOException, SAXException, ParserConfigurationException {
    NodeList all =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(file.toFile())
            .getElementsByTagName("*");
    List<Element> found = new ArrayList<>();
    for (int i = 0; i < all.getLength(); i++) {
      if (all.item(i) instanceof Element one && one.getAttribute("class").equals(kind)) {
        found.add(one);
      }
    }
    return found;
  }
}
