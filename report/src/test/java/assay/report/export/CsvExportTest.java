package assay.report.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import assay.report.synthetic.HostileRun;
import assay.report.synthetic.SyntheticRun;
import assay.runfile.RunFile;
import assay.runfile.Trial;
import assay.verdict.Configuration;
import assay.verdict.Pair;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CsvExportTest {
  @TempDir private Path folder;

  @Test
  void trialsComeBackWithTheirValues() throws IOException {
    try (RunFile a = new SyntheticRun("example:a", 0.6, 24, 2).write(folder.resolve("a.run"));
        RunFile b =
            new SyntheticRun("example:b, \"quoted\"", 0.4, 24, 1).write(folder.resolve("b.run"))) {
      StringWriter text = new StringWriter();
      CsvExport.trials(List.of(a, b), text);
      List<Map<String, String>> rows = CsvReader.read(text.toString());
      assertThat(rows).hasSize(24 * 3);
      int row = 0;
      for (RunFile run : List.of(a, b)) {
        for (var task : run.tasks()) {
          for (Trial trial : run.trials(task.id())) {
            same(rows.get(row++), run, trial);
          }
        }
      }
    }
  }

  private static void same(Map<String, String> row, RunFile run, Trial trial) {
    assertThat(row)
        .containsEntry("run", run.header().id().toString())
        .containsEntry("model", run.header().model())
        .containsEntry("task", trial.id().task())
        .containsEntry("sample", Integer.toString(trial.id().sample()))
        .containsEntry("label_exec", trial.labels().get("exec"));
    Verdict verdict = trial.judgement().orElseThrow().verdict();
    assertThat(row).containsEntry("outcome", verdict.outcome().name());
    Optional<Timing> timing = verdict.timing();
    if (timing.isPresent()) {
      assertThat(Double.parseDouble(row.get("speedup"))).isEqualTo(timing.get().speedup());
      assertThat(Double.parseDouble(row.get("low"))).isEqualTo(timing.get().low());
      assertThat(row).containsEntry("stop", timing.get().stop().name());
    } else {
      assertThat(row).containsEntry("speedup", "").containsEntry("n", "");
    }
  }

  @Test
  void everyTimedCallHasItsRow() throws IOException {
    try (RunFile run = new SyntheticRun("example:a", 0.9, 8, 1).write(folder.resolve("a.run"))) {
      StringWriter text = new StringWriter();
      CsvExport.timings(List.of(run), text);
      List<Map<String, String>> rows = CsvReader.read(text.toString());
      int calls = 0;
      double sum = 0;
      for (Trial trial : run.trials()) {
        for (Configuration one : trial.judgement().orElseThrow().verdict().configurations()) {
          for (Pair pair : one.timing().map(Timing::samples).orElse(List.of())) {
            calls += pair.reference().size() + pair.candidate().size();
            sum += pair.candidate().stream().mapToDouble(Double::doubleValue).sum();
          }
        }
      }
      assertThat(rows).hasSize(calls).isNotEmpty();
      assertThat(
              rows.stream()
                  .filter(row -> "candidate".equals(row.get("side")))
                  .mapToDouble(row -> Double.parseDouble(row.get("milliseconds")))
                  .sum())
          .isEqualTo(sum, within(1e-6));
    }
  }

  @Test
  void noWordsOfAModelReachACell() throws IOException {
    try (RunFile run = HostileRun.write(folder.resolve("h.run"))) {
      StringWriter text = new StringWriter();
      CsvExport.trials(List.of(run), text);
      assertThat(CsvReader.read(text.toString())).hasSize(3);
      assertThat(text.toString()).doesNotContain("HYPERLINK");
    }
  }
}
