package assay.suites.kernels.kernelbench;

import assay.runfile.JudgementKey;
import assay.runfile.RunFile;
import assay.runfile.RunState;
import assay.runfile.TrialId;
import assay.suites.kernels.module.Origin;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Hash;
import assay.task.Task;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Writes KernelBench's results into a run file.
 *
 * @param generated the texts, as far as they lie beside the results
 * @param level that the results are about
 * @param tasks those of that level, by a problem's number
 * @param baseline what the results are compared with
 */
public record ResultsImport(
    ResultsFile results,
    GeneratedRun generated,
    int level,
    Map<Integer, Task> tasks,
    Optional<Baseline> baseline) {
  /** What stands for the machine that nothing else is known of. */
  public static final String MACHINE = "as recorded by KernelBench";

  private static final String FILE = "candidate.py";

  public ResultsImport {
    tasks = Map.copyOf(tasks);
  }

  /** The tasks of a level by a problem's number. */
  public static Map<Integer, Task> numbered(List<Task> tasks, int level) {
    Map<Integer, Task> numbered = new TreeMap<>();
    for (Task task : tasks) {
      String problem = task.labels().get(Origin.PROBLEM);
      if (problem != null && ("level" + level).equals(task.labels().get("level"))) {
        numbered.put(Integer.valueOf(problem), task);
      }
    }
    return numbered;
  }

  /** Problems with results that the level does not have. */
  public List<Integer> unknown() {
    return results.results().keySet().stream()
        .filter(number -> !tasks.containsKey(number))
        .sorted()
        .toList();
  }

  /**
   * Records everything.
   *
   * @return how many results there were
   */
  public int into(RunFile file) {
    int count = 0;
    for (Map.Entry<Integer, List<SampleResult>> problem :
        new TreeMap<>(results.results()).entrySet()) {
      Task known = tasks.get(problem.getKey());
      if (known != null) {
        Task task = file.record(judgedThere(known));
        for (SampleResult result : problem.getValue()) {
          record(file, task, problem.getKey(), result);
          count++;
        }
      }
    }
    file.record(RunState.COMPLETE);
    return count;
  }

  /** What KernelBench's own judge is deceived by counts here too. */
  private static Task judgedThere(Task task) {
    Map<String, String> labels = new TreeMap<>(task.labels());
    Optional.ofNullable(labels.get(Origin.DECEIVED))
        .ifPresent(reason -> labels.putIfAbsent(Origin.UNSOUND, reason));
    return new Task(
        task.id(), task.suite(), task.pack(), task.hash(), labels, task.prompt(), Optional.empty());
  }

  /** Equal texts were run apart, so that each sample's judgement has a key of its own. */
  private void record(RunFile file, Task task, int problem, SampleResult result) {
    TrialId trial = new TrialId(task.id(), result.sample(), 0);
    String text =
        generated
            .texts()
            .getOrDefault(new GeneratedRun.Sample(level, problem, result.sample()), "");
    file.record(trial, new Answer(Answer.Form.CODE, text), "{}");
    String subject = file.record(Candidate.of(FILE, text));
    String judge = Hash.of("kernelbench-results", results.hash(), Integer.toString(trial.sample()));
    Optional<Double> reference = baseline.flatMap(one -> one.milliseconds(level, name(task)));
    file.record(
        trial,
        new JudgementKey(subject, task.hash(), judge, "", MACHINE, ImportedPack.NAME),
        RecordedVerdict.of(result, reference, MACHINE));
  }

  /** The problem's, which stands before the way in which it is asked for. */
  private static String name(Task task) {
    String[] parts = task.id().split("/", -1);
    return parts[parts.length - 2];
  }
}
