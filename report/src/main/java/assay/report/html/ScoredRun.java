package assay.report.html;

import assay.runfile.Trial;
import assay.score.ScoredTrial;
import assay.task.Task;
import assay.verdict.Configuration;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** A run's trials as scoring sees them: of each sample the last turn that was judged. */
final class ScoredRun {
  /** The label under which a trial names its run. */
  static final String RUN = "run";

  private static final String EXECUTION_MODEL = "exec";

  private record Seen(
      Task task, int sample, Outcome outcome, Set<Flag> flags, Map<Integer, Double> speedups) {}

  private final RunView run;
  private final List<Seen> seen = new ArrayList<>();
  private final Map<String, Set<Integer>> timedAt = new HashMap<>();

  ScoredRun(RunView run) {
    this.run = run;
  }

  /** Takes all trials of the task, by sample and turn. */
  void add(Task task, List<Trial> trials) {
    Map<Integer, Seen> last = new TreeMap<>();
    for (Trial trial : trials) {
      if (trial.judgement().isPresent()) {
        int sample = trial.id().sample();
        last.put(sample, seen(task, sample, trial.judgement().get().verdict()));
      }
    }
    seen.addAll(last.values());
  }

  List<ScoredTrial> trials() {
    Map<Task, Map<String, String>> labels = new HashMap<>();
    List<ScoredTrial> scored = new ArrayList<>();
    for (Seen one : seen) {
      scored.add(
          new ScoredTrial(
              one.task().id(),
              labels.computeIfAbsent(one.task(), this::labels),
              one.sample(),
              one.outcome(),
              one.speedups(),
              timedAt.getOrDefault(kind(one.task()), Set.of()),
              one.flags()));
    }
    return scored;
  }

  private Seen seen(Task task, int sample, Verdict verdict) {
    Map<Integer, Double> speedups = new TreeMap<>();
    for (Configuration one : verdict.configurations()) {
      one.timing().ifPresent(timing -> speedups.put(timing.n(), timing.speedup()));
    }
    timedAt.computeIfAbsent(kind(task), _ -> new TreeSet<>()).addAll(speedups.keySet());
    return new Seen(task, sample, verdict.outcome(), verdict.flags(), Map.copyOf(speedups));
  }

  /** Tasks of one execution model are timed alike, also those that nobody solved. */
  private static String kind(Task task) {
    return task.labels().getOrDefault(EXECUTION_MODEL, "");
  }

  private Map<String, String> labels(Task task) {
    Map<String, String> labels = Survey.labels(task);
    labels.put("model", Visible.of(run.header().model()));
    labels.put(RUN, run.name());
    return Map.copyOf(labels);
  }
}
