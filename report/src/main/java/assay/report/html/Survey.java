package assay.report.html;

import assay.report.HostileText;
import assay.report.Scoring;
import assay.report.count.CountPair;
import assay.report.count.CountedTrial;
import assay.report.count.Counting;
import assay.runfile.RunFile;
import assay.runfile.Trial;
import assay.score.ScoredTrial;
import assay.task.Task;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a first walk through the runs gathers: a line of every trial and what scoring needs of it,
 * but none of the texts, so that memory does not grow with what models wrote.
 *
 * @param tasks of all runs, by their ids, without their prompts
 * @param rows of all trials, run by run and task by task
 * @param scored the best turn of each sample
 * @param counted those of them that count and whose answers are counts
 * @param refined how runs went in which models were asked again
 */
record Survey(
    List<RunView> runs,
    List<Task> tasks,
    List<TrialRow> rows,
    List<ScoredTrial> scored,
    List<CountedTrial> counted,
    List<RefinedRun> refined) {
  static Survey of(List<RunFile> files, ReportOptions options) {
    List<RunView> runs = RunView.of(files, options.baseline());
    List<Task> tasks = tasks(runs);
    List<TrialRow> rows = new ArrayList<>();
    List<ScoredTrial> scored = new ArrayList<>();
    List<CountedTrial> counted = new ArrayList<>();
    List<RefinedRun> refined = new ArrayList<>();
    for (RunView run : runs) {
      Scoring scoring =
          new Scoring(run.header(), run.name(), options.resources().apply(run.file()));
      Optional<Counting> counting = options.counting().filter(one -> one.isOf(run.header()));
      int begin = rows.size();
      List<ScoredTrial> own = walk(run, scoring, tasks, rows, counting);
      scored.addAll(own);
      if (counting.isPresent()) {
        counted.addAll(counted(own, tasks, rows.subList(begin, rows.size())));
      }
      if (rows.subList(begin, rows.size()).stream().anyMatch(row -> row.turn() > 0)) {
        refined.add(RefinedRun.of(run, scoring));
      }
    }
    return new Survey(runs, tasks, rows, scored, counted, refined);
  }

  /** Whether all trials that count have counts for answers. */
  boolean isCountingAlone() {
    return !counted.isEmpty()
        && counted.size() == scored.stream().filter(trial -> trial.outcome().counts()).count();
  }

  private static List<CountedTrial> counted(
      List<ScoredTrial> scored, List<Task> tasks, List<TrialRow> rows) {
    record Place(String task, int sample) {}
    Map<Place, CountPair> said = new HashMap<>();
    for (TrialRow row : rows) {
      row.said()
          .ifPresent(pair -> said.put(new Place(tasks.get(row.task()).id(), row.sample()), pair));
    }
    return scored.stream()
        .filter(trial -> trial.outcome().counts())
        .map(
            trial ->
                CountedTrial.of(
                    trial, Optional.ofNullable(said.get(new Place(trial.task(), trial.sample())))))
        .toList();
  }

  private static List<Task> tasks(List<RunView> runs) {
    Map<String, Task> tasks = new TreeMap<>();
    for (RunView run : runs) {
      for (Task task : run.file().tasks()) {
        tasks.putIfAbsent(
            task.id(),
            new Task(
                task.id(),
                task.suite(),
                task.pack(),
                task.hash(),
                labels(task),
                "",
                task.skipped()));
      }
    }
    return List.copyOf(tasks.values());
  }

  /** The task's labels, fit to be shown. */
  private static Map<String, String> labels(Task task) {
    Map<String, String> labels = new HashMap<>();
    task.labels()
        .forEach((name, value) -> labels.put(HostileText.shown(name), HostileText.shown(value)));
    return labels;
  }

  /** Adds the run's lines and gives back what scoring needs. */
  private static List<ScoredTrial> walk(
      RunView run,
      Scoring scoring,
      List<Task> tasks,
      List<TrialRow> rows,
      Optional<Counting> counting) {
    Map<String, Integer> positions = new HashMap<>();
    for (Task task : tasks) {
      positions.put(task.id(), positions.size());
    }
    for (Task task : run.file().tasks()) {
      int position = positions.getOrDefault(task.id(), -1);
      List<Trial> trials = run.file().trials(task.id());
      for (Trial trial : trials) {
        Optional<CountPair> said = counting.flatMap(one -> one.said(run.file(), trial));
        rows.add(TrialRow.of(run.index(), position, trial, said));
      }
      scoring.add(tasks.get(position), trials);
    }
    return scoring.trials();
  }
}
