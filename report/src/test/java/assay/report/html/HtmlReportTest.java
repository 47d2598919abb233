package assay.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.report.Scoring;
import assay.report.synthetic.HostileRun;
import assay.report.synthetic.Hostility;
import assay.report.synthetic.SyntheticRun;
import assay.runfile.RunFile;
import assay.runfile.Trial;
import assay.runfile.TrialId;
import assay.score.Score;
import assay.score.Scorer;
import assay.task.Answer;
import assay.task.Task;
import assay.verdict.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

final class HtmlReportTest {
  @TempDir private Path folder;

  @Test
  void everyTrialIsListedWithItsVerdict() throws IOException {
    try (RunFile a = run("example:a", 0.7);
        RunFile b = run("example:b", 0.4)) {
      ReportFile report = write(ReportOptions.USUAL, a, b);
      JsonNode trials = report.block("trials");
      JsonNode tasks = report.block("tasks");
      JsonNode outcomes = report.index().path("outcomes");
      assertThat(trials.path("count").asInt()).isEqualTo(48 * 2 * 2);
      int row = 0;
      for (RunFile run : List.of(a, b)) {
        for (Task task : run.tasks()) {
          for (Trial trial : run.trials(task.id())) {
            int position = trials.path("task").path(row).asInt();
            assertThat(tasks.path(position).path("id").asString()).isEqualTo(trial.id().task());
            int outcome = trials.path("outcome").path(row).asInt();
            assertThat(outcomes.path(outcome).path("name").asString())
                .isEqualTo(trial.judgement().orElseThrow().verdict().outcome().name());
            row++;
          }
        }
      }
    }
  }

  @Test
  void detailsLieWhereTheirLinesSay() throws IOException {
    try (RunFile run = run("example:a", 0.7)) {
      ReportFile report = write(ReportOptions.USUAL, run);
      JsonNode trials = report.block("trials");
      int perBlock = trials.path("perBlock").asInt();
      Map<Integer, JsonNode> blocks = new HashMap<>();
      for (int block = 0; block * perBlock < trials.path("count").asInt(); block++) {
        blocks.put(block, report.block("details-" + block));
      }
      int row = 0;
      for (Task task : run.tasks()) {
        for (Trial trial : run.trials(task.id())) {
          int place = trials.path("detail").path(row++).asInt();
          JsonNode detail = blocks.getOrDefault(place / perBlock, trials).path(place % perBlock);
          String answer = run.answer(trial.id()).map(one -> one.answer().text()).orElse("");
          assertThat(detail.path("answer").asString("")).isEqualTo(answer);
          assertThat(detail.path("configurations"))
              .hasSameSizeAs(trial.judgement().orElseThrow().verdict().configurations());
        }
      }
    }
  }

  @Test
  void scoresAreThoseOfTheScorer() throws IOException {
    try (RunFile run = run("example:a", 0.7)) {
      JsonNode scores = write(ReportOptions.USUAL, run).index().path("scores");
      List<Score> expected =
          new Scorer(List.of("run"), List.of(), List.of(), 1)
              .scores(Scoring.of(run, "example:a", Map.of()).trials());
      for (int i = 0; i < expected.size(); i++) {
        assertThat(scores.path(i).path("metric").asString()).isEqualTo(expected.get(i).metric());
        assertThat(scores.path(i).path("value").asDouble())
            .isEqualTo(Block.rounded(expected.get(i).value()));
        assertThat(scores.path(i).path("low").asDouble())
            .isEqualTo(Block.rounded(expected.get(i).low()));
      }
      assertThat(scores.size()).isGreaterThan(expected.size());
    }
  }

  @Test
  void whatIsLeftOutIsSaid() throws IOException {
    try (RunFile run = run("example:a", 0.5)) {
      ReportFile report = write(ReportOptions.USUAL.withDetails(30), run);
      assertThat(report.markup())
          .contains("All 96 trials are listed and scored")
          .contains("of 30 of them");
      int kept = 0;
      for (JsonNode place : report.block("trials").path("detail")) {
        kept += place.asInt() >= 0 ? 1 : 0;
      }
      assertThat(kept).isEqualTo(30);
      assertThat(write(ReportOptions.USUAL, run).markup()).doesNotContain("are listed and scored");
    }
  }

  @Test
  void hostileTextsStayText() throws IOException {
    try (RunFile run = HostileRun.write(folder.resolve("h.run"))) {
      ReportFile report = write(ReportOptions.USUAL.titled(Hostility.all()), run);
      assertThat(report.text())
          .doesNotContain("<img src=x")
          .doesNotContain("<script>window")
          .doesNotContain("<svg/onload")
          .doesNotContain("\u001b")
          .doesNotContain("\u202e")
          .doesNotContain("\0");
      assertThat(report.block("details-0").path(0).path("answer").asString())
          .isEqualTo(Hostility.all());
      assertThat(report.block("prompts-0").path(0).asString()).isEqualTo(Hostility.all());
    }
  }

  @Test
  void longTextsAreCutAndSayHowLongTheyWere() throws IOException {
    try (RunFile run = HostileRun.write(folder.resolve("h.run"))) {
      JsonNode cut = write(ReportOptions.USUAL, run).block("details-0").path(1).path("answer");
      assertThat(cut.path("text").asString()).hasSize(200_000);
      assertThat(cut.path("of").asInt()).isEqualTo(1_000_000);
    }
  }

  @Test
  void answersThatWaitForTheirVerdictAreShown() throws IOException {
    Path path = folder.resolve("waiting.run");
    try (RunFile run = new SyntheticRun("example:a", 0.5, 1, 0).write(path)) {
      String task = run.tasks().getFirst().id();
      run.record(new TrialId(task, 0, 0), new Answer(Answer.Form.CODE, "int x;"), "{}");
      ReportFile report = write(ReportOptions.USUAL, run);
      assertThat(report.block("trials").path("outcome").path(0).asInt()).isEqualTo(-1);
      assertThat(report.index().path("scores")).isEmpty();
    }
  }

  @Test
  void aRunWithoutTrialsIsAReportToo() throws IOException {
    Path path = folder.resolve("empty.run");
    try (RunFile run = new SyntheticRun("example:a", 0.5, 0, 0).write(path)) {
      assertThat(write(ReportOptions.USUAL, run).markup()).contains("<strong>0</strong> trials");
    }
  }

  @Test
  void theFileIsReplacedWhenTheNewOneIsWhole() throws IOException {
    Path file = folder.resolve("report.html");
    Files.writeString(file, "old");
    RunFile closed = run("example:a", 0.5);
    closed.close();
    assertThatThrownBy(() -> HtmlReport.write(List.of(closed), file, ReportOptions.USUAL))
        .isInstanceOf(IllegalStateException.class);
    assertThat(file).hasContent("old");
    assertThat(folder.resolve("report.html.draft")).doesNotExist();
    assertThatThrownBy(() -> HtmlReport.write(List.of(), file, ReportOptions.USUAL))
        .hasMessageContaining("at least one run");
  }

  @Test
  void theSameRunsGiveTheSameReport() throws IOException {
    try (RunFile run = run("example:a", 0.5)) {
      assertThat(write(ReportOptions.USUAL, run)).isEqualTo(write(ReportOptions.USUAL, run));
    }
  }

  @Test
  void skippedTrialsAreNamedWithTheirReason() throws IOException {
    try (RunFile run = run("example:a", 0.5)) {
      int skipped = run.outcomes().getOrDefault(Outcome.SKIPPED, 0);
      assertThat(write(ReportOptions.USUAL, run).markup())
          .contains("no mpicxx: apt install libopenmpi-dev")
          .contains("data-value=\"" + skipped + "\"");
    }
  }

  private RunFile run(String model, double skill) {
    return new SyntheticRun(model, skill, 48, 2)
        .write(folder.resolve(model.replace(':', '-') + ".run"));
  }

  private ReportFile write(ReportOptions options, RunFile... runs) throws IOException {
    Path file = folder.resolve("report.html");
    HtmlReport.write(List.of(runs), file, options);
    return ReportFile.read(file);
  }
}
