package assay.suites.pareval;

import assay.runfile.JudgementKey;
import assay.runfile.RunFile;
import assay.runfile.RunState;
import assay.runfile.TrialId;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Hash;
import assay.task.Task;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  /** Records everything; outputs without a result are left to be judged. */
  public int into(RunFile file) {
    int judged = 0;
    int all = 0;
    for (OutputsFile.Entry entry : results.entries()) {
      Task task = file.record(task(entry.prompt()));
      String finish = JSON.writeValueAsString(Map.of("requested", entry.sampling()));
      for (int sample = 0; sample < entry.outputs().size(); sample++) {
        OutputsFile.Output output = entry.outputs().get(sample);
        TrialId trial = new TrialId(task.id(), sample, 0);
        file.record(trial, new Answer(Answer.Form.CODE, output.text()), finish);
        all++;
        if (output.result().isPresent()) {
          record(file, task, trial, output.result().get());
          judged++;
        }
      }
    }
    file.record(judged == all ? RunState.COMPLETE : RunState.INCOMPLETE);
    return judged;
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
