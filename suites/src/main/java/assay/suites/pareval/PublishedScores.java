package assay.suites.pareval;

import assay.runfile.RunFile;
import assay.runfile.Trial;
import assay.score.Score;
import assay.suites.pareval.published.PublishedMetrics;
import assay.suites.pareval.published.Row;
import assay.task.Task;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** A run's scores as ParEval publishes them. */
public final class PublishedScores {
  /** The ks that ParEval's script takes unless told otherwise. */
  public static final List<Integer> USUAL_KS = List.of(1, 5, 10, 20);

  private PublishedScores() {}

  /**
   * The scores of the tasks whose labels are wanted; they have no intervals.
   *
   * @param ks USUAL_KS where empty
   */
  public static List<Score> of(
      RunFile run, List<Integer> ks, Predicate<Map<String, String>> wanted) {
    List<Row> rows = new ArrayList<>();
    for (Task task : run.tasks()) {
      Optional<ParallelismModel> model =
          ParallelismModel.named(task.labels().getOrDefault("exec", ""));
      if (model.isPresent() && wanted.test(task.labels())) {
        rows.addAll(rows(run, task, model.get()));
      }
    }
    List<Score> scores = new ArrayList<>();
    for (PublishedMetrics.Figure one : PublishedMetrics.of(rows, ks.isEmpty() ? USUAL_KS : ks)) {
      Map<String, String> slice = new LinkedHashMap<>();
      slice.put("model", run.header().model());
      slice.put("exec", one.execution());
      slice.put("type", one.type());
      scores.add(
          new Score(
              one.metric(),
              Optional.of(one.k()),
              Optional.empty(),
              Optional.empty(),
              slice,
              one.value(),
              0,
              Double.POSITIVE_INFINITY,
              one.problems(),
              ParevalSuite.NAME));
    }
    return scores;
  }

  private static List<Row> rows(RunFile run, Task task, ParallelismModel model) {
    List<Row> rows = new ArrayList<>();
    for (Trial trial : run.trials(task.id())) {
      Optional<SampleResult> result = ResultsExport.result(run, trial, model);
      if (result.isPresent()) {
        rows.addAll(rows(task, trial.id().sample(), result.get()));
      }
    }
    return rows;
  }

  private static List<Row> rows(Task task, int sample, SampleResult result) {
    if (!result.built()) {
      RunResult none =
          new RunResult(DriverReport.STOPPED, new Launch(Optional.empty(), Optional.empty()));
      return List.of(row(task, sample, -1, result, none));
    }
    List<Row> rows = new ArrayList<>();
    for (int run = 0; run < result.runs().size(); run++) {
      rows.add(row(task, sample, run, result, result.runs().get(run)));
    }
    return rows;
  }

  private static Row row(Task task, int sample, int run, SampleResult result, RunResult one) {
    return new Row(
        task.labels().getOrDefault("problem", ""),
        task.labels().getOrDefault("exec", ""),
        task.labels().getOrDefault("type", ""),
        sample,
        run,
        result.built(),
        one.valid(),
        one.report().seconds().orElse(Double.NaN),
        result.best().orElse(Double.NaN),
        one.launch().threads().orElse(0),
        one.launch().processes().orElse(0),
        size(task.labels().getOrDefault(DriverTask.SIZE, "")));
  }

  /** Sizes are written as a shift, such as {@code (1<<24)}. */
  private static double size(String text) {
    return text.matches("\\(1<<[0-9]{1,2}\\)")
        ? Math.scalb(1.0, Integer.parseInt(text.substring(4, text.length() - 1)))
        : Double.NaN;
  }
}
