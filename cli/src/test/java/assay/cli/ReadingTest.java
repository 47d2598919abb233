package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The commands that compare runs and write them in other forms. */
final class ReadingTest {
  @TempDir private Path folder;

  @BeforeEach
  void writeRuns() throws IOException {
    Path runs = Files.createDirectory(folder.resolve("runs"));
    RecordedRuns.write(runs.resolve("one.run"));
    RecordedRuns.write(runs.resolve("two.run"));
  }

  @Test
  void aReportIsOneFile() throws IOException {
    Path html = folder.resolve("report.html");
    Invocation made =
        Invocation.of(folder, "report", "one", "two", "--html", html.toString(), "--title", "Mine");
    assertThat(made.code()).isZero();
    assertThat(made.out()).contains("report.html").contains("open it in a browser");
    assertThat(Files.readString(html))
        .startsWith("<!DOCTYPE html>")
        .contains("<title>Mine</title>");
    JsonNode json =
        Invocation.of(folder, "report", "one", "--html", html.toString(), "--json").json();
    assertThat(json.path("runs").asInt()).isEqualTo(1);
    assertThat(json.path("bytes").asLong()).isEqualTo(Files.size(html));
  }

  @Test
  void aReportThatCannotBeWrittenSaysSo() {
    Invocation failed =
        Invocation.of(folder, "report", "one", "--html", folder.resolve("no/r.html").toString());
    assertThat(failed.code()).isEqualTo(2);
    assertThat(failed.error()).contains("no/r.html cannot be written");
    Invocation negative =
        Invocation.of(folder, "report", "one", "--html", "x.html", "--details", "-1");
    assertThat(negative.code()).isEqualTo(2);
    assertThat(negative.error()).contains("--details must be 0 or more");
  }

  @Test
  void runsAreComparedTaskByTask() {
    Invocation compared = Invocation.of(folder, "compare", "one", "two");
    assertThat(compared.code()).isZero();
    assertThat(compared.out())
        .contains("two against one, on 1 task both have")
        .containsPattern("all +pass rate +1 +50.0 % +50.0 % .*AMBIGUOUS")
        .containsPattern("all +speed +1 .*AMBIGUOUS")
        .contains("No task flipped");
    JsonNode json = Invocation.of(folder, "compare", "one", "two", "--by", "exec", "--json").json();
    JsonNode first = json.path("comparisons").path(0);
    assertThat(first.path("contrasts")).hasSize(4);
    assertThat(first.path("contrasts").path(0).path("conclusion").asString())
        .isEqualTo("AMBIGUOUS");
    assertThat(first.path("contrasts").path(0).path("detectable").isNull()).isTrue();
  }

  @Test
  void aComparisonCanGate() {
    assertThat(Invocation.of(folder, "compare", "one", "two", "--require", "not-worse").code())
        .isZero();
    assertThat(Invocation.of(folder, "compare", "one", "two", "--require", "better").code())
        .isEqualTo(1);
    assertThat(Invocation.of(folder, "compare", "one", "two", "--require", "best").code())
        .isEqualTo(2);
    assertThat(Invocation.of(folder, "compare", "one", "two", "--margin", "0").error())
        .contains("A margin must be positive");
  }

  @Test
  void runsAreExported() throws IOException {
    Path csv = folder.resolve("t.csv");
    Invocation made =
        Invocation.of(folder, "export", "one", "two", "--to", "csv", "--out", csv.toString());
    assertThat(made.code()).isZero();
    assertThat(Files.readAllLines(csv)).hasSize(5).first().asString().startsWith("run,suite,pack");
    Path times = folder.resolve("times.csv");
    Invocation.of(folder, "export", "one", "--to", "timings", "--out", times.toString());
    assertThat(Files.readAllLines(times)).hasSize(9);
    Path lines = folder.resolve("t.jsonl");
    JsonNode json =
        Invocation.of(folder, "export", "one", "--to", "jsonl", "--out", lines.toString(), "--json")
            .json();
    assertThat(json.path("bytes").asLong()).isEqualTo(Files.size(lines));
    assertThat(Files.readAllLines(lines)).hasSize(2);
    Path log = folder.resolve("t.eval");
    Invocation.of(folder, "export", "one", "--to", "eval", "--out", log.toString());
    assertThat(Files.readAllBytes(log)).startsWith('P', 'K');
  }

  @Test
  void aLogHoldsOneRun() {
    Invocation refused =
        Invocation.of(folder, "export", "one", "two", "--to", "eval", "--out", "x.eval");
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.error()).contains("holds one run");
  }
}
