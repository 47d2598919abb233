package assay.report.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import assay.report.synthetic.HostileRun;
import assay.report.synthetic.Hostility;
import assay.report.synthetic.SyntheticRun;
import assay.runfile.RunFile;
import assay.runfile.Trial;
import assay.runfile.TrialId;
import assay.runfile.VerdictJson;
import assay.score.Metrics;
import assay.score.Sample;
import assay.task.Answer;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class InspectLogTest {
  @TempDir private Path folder;

  @Test
  void aRunComesBackSampleBySample() throws IOException {
    try (RunFile run = new SyntheticRun("example:a", 0.5, 48, 2).write(folder.resolve("a.run"))) {
      InspectReader log = export(run);
      assertThat(log.header.path("status").asString()).isEqualTo("success");
      assertThat(log.header.path("eval").path("model").asString()).isEqualTo("example/a");
      assertThat(log.header.path("eval").path("config").path("epochs").asInt()).isEqualTo(2);
      List<Trial> trials =
          run.tasks().stream().flatMap(task -> run.trials(task.id()).stream()).toList();
      assertThat(log.samples).hasSameSizeAs(trials);
      for (int i = 0; i < trials.size(); i++) {
        same(log.samples.get(i), trials.get(i), run);
      }
      JsonNode accuracy =
          log.header.path("results").path("scores").path(0).path("metrics").path("accuracy");
      assertThat(accuracy.path("value").asDouble()).isEqualTo(passAt1(run), within(1e-12));
    }
  }

  private static void same(JsonNode sample, Trial trial, RunFile run) {
    Verdict verdict = trial.judgement().orElseThrow().verdict();
    assertThat(sample.path("id").asString()).isEqualTo(trial.id().task());
    assertThat(sample.path("epoch").asInt()).isEqualTo(trial.id().sample() + 1);
    JsonNode score = sample.path("scores").path("verdict");
    if (!verdict.outcome().counts()) {
      assertThat(score.isMissingNode()).isTrue();
      assertThat(sample.has("error")).isEqualTo(verdict.outcome() == Outcome.INFRA_FAILED);
      return;
    }
    assertThat(score.path("value").asString())
        .isEqualTo(verdict.outcome() == Outcome.CORRECT ? "C" : "I");
    assertThat(VerdictJson.read(score.path("metadata").path("verdict").toString()))
        .isEqualTo(verdict);
    assertThat(sample.path("messages").path(1).path("content").asString())
        .isEqualTo(run.answer(trial.id()).orElseThrow().answer().text());
    if (verdict.outcome() == Outcome.CORRECT) {
      assertThat(sample.path("scores").path("speedup").path("value").asDouble())
          .isEqualTo(verdict.timing().orElseThrow().speedup());
    }
  }

  private static double passAt1(RunFile run) {
    List<Double> perTask = new ArrayList<>();
    for (var task : run.tasks()) {
      List<Sample> samples = new ArrayList<>();
      for (Trial trial : run.trials(task.id())) {
        Outcome outcome = trial.judgement().orElseThrow().verdict().outcome();
        if (outcome.counts()) {
          samples.add(
              new Sample(task.id(), 0, outcome.built(), outcome == Outcome.CORRECT, Map.of()));
        }
      }
      if (!samples.isEmpty()) {
        perTask.add(Metrics.pass(samples, 1));
      }
    }
    return perTask.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
  }

  @Test
  void turnsBecomeOneConversation() throws IOException {
    Path path = folder.resolve("a.run");
    try (RunFile run = new SyntheticRun("example:a", 1, 1, 1).write(path)) {
      String task = run.tasks().getFirst().id();
      run.record(new TrialId(task, 0, 1), new Answer(Answer.Form.MESSAGE, "a second try"), "{}");
      InspectReader log = export(run);
      assertThat(log.samples).hasSize(1);
      assertThat(log.samples.getFirst().path("messages")).hasSize(3);
      assertThat(log.samples.getFirst().path("output").path("completion").asString())
          .isEqualTo("a second try");
    }
  }

  @Test
  void hostileTextsAndNamesSurvive() throws IOException {
    try (RunFile run = HostileRun.write(folder.resolve("h.run"))) {
      InspectReader log = export(run);
      assertThat(log.samples)
          .extracting(sample -> sample.path("id").asString())
          .containsExactly(HostileRun.TASK, HostileRun.TASK, HostileRun.ODD_TASK);
      assertThat(log.samples.getFirst().path("messages").path(1).path("content").asString())
          .isEqualTo(Hostility.all());
      assertThat(log.summaries.get(1).toString()).hasSizeLessThan(10_000);
    }
  }

  private InspectReader export(RunFile run) throws IOException {
    Path log = folder.resolve("log.eval");
    InspectLog.write(run, log);
    return InspectReader.read(log);
  }
}
