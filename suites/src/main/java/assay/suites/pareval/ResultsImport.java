package assay.suites.pareval;

import assay.runfile.JudgementKey;
import assay.runfile.RunFile;
import assay.runfile.RunState;
import assay.runfile.TrialId;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Hash;
import assay.task.Task;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tools.jackson.databind.json.JsonMapper;

/** Writes ParEval's results into a run file. */
public final class ResultsImport {
  private static final JsonMapper JSON = new JsonMapper();
  private static final String MACHINE = "as recorded by ParEval";

  private final OutputsFile results;
  private final Map<String, Task> known = new HashMap<>();

  /**
   * An import of one file.
   *
   * @param tasks those of an imported checkout; a result whose prompt is the same belongs to its
   *     task
   */
  public ResultsImport(OutputsFile results, List<Task> tasks) {
    this.results = results;
    tasks.forEach(task -> known.put(task.id(), task));
  }

  /**
   * Records everything; outputs without a result are left to be judged. Samples are handed in side
   * by side, because the run file writes to disk once for all that wait.
   *
   * @return how many results there were
   */
  public int into(RunFile file) throws InterruptedException {
    List<Future<Boolean>> samples = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (OutputsFile.Entry entry : results.entries()) {
        Task task = file.record(task(entry.prompt()));
        String finish = JSON.writeValueAsString(Map.of("requested", entry.sampling()));
        for (int i = 0; i < entry.outputs().size(); i++) {
          TrialId trial = new TrialId(task.id(), i, 0);
          OutputsFile.Output output = entry.outputs().get(i);
          samples.add(threads.submit(() -> record(file, task, trial, output, finish)));
        }
      }
    }
    int judged = 0;
    for (Future<Boolean> sample : samples) {
      judged += done(sample) ? 1 : 0;
    }
    file.record(judged == samples.size() ? RunState.COMPLETE : RunState.INCOMPLETE);
    return judged;
  }

  private static boolean done(Future<Boolean> sample) throws InterruptedException {
    try {
      return sample.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e);
    }
  }

  private boolean record(
      RunFile file, Task task, TrialId trial, OutputsFile.Output output, String finish) {
    file.record(trial, new Answer(Answer.Form.CODE, output.text()), finish);
    output.result().ifPresent(result -> record(file, task, trial, result));
    return output.result().isPresent();
  }

  /** Equal outputs were run apart, so that each sample's judgement has a key of its own. */
  private void record(RunFile file, Task task, TrialId trial, SampleResult result) {
    String subject = file.record(Candidate.of(ParevalSuite.FILE, result.output()));
    String judge = Hash.of("pareval-results", results.hash(), Integer.toString(trial.sample()));
    file.record(
        trial,
        new JudgementKey(subject, task.hash(), judge, "", MACHINE, ParevalSuite.NAME),
        result.verdict(MACHINE));
  }

  private Task task(Prompt prompt) {
    Optional<Task> same =
        Optional.ofNullable(known.get(prompt.id()))
            .filter(task -> task.prompt().equals(prompt.text()));
    return same.orElseGet(
        () ->
            new Task(
                prompt.id(),
                ParevalSuite.NAME,
                ParevalSuite.NAME,
                Hash.of("pareval-results", prompt.id(), prompt.text()),
                DriverTask.labels(prompt, Optional.empty(), Optional.empty()),
                prompt.text(),
                Optional.empty()));
  }
}
