package assay.cli;

import assay.pack.PackException;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.runfile.Trial;
import assay.score.ScoredTrial;
import assay.suite.Suite;
import assay.task.Task;
import assay.verdict.Configuration;
import assay.verdict.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The trials of a run file as scoring wants them. */
final class ScoredRun {
  private final RunFile file;
  private final Map<String, Set<Integer>> timed = new HashMap<>();

  private ScoredRun(RunFile file) {
    this.file = file;
  }

  /** Every judged trial, labelled with what its task, its run and its machine are. */
  static List<ScoredTrial> of(RunFile file, Wiring wiring)
      throws IOException, InterruptedException {
    ScoredRun run = new ScoredRun(file);
    run.learnFromVerdicts();
    run.learnFromSuite(wiring);
    List<ScoredTrial> scored = new ArrayList<>();
    for (Trial trial : file.trials()) {
      trial.judgement().ifPresent(one -> scored.add(run.scored(trial, one.verdict())));
    }
    return scored;
  }

  private ScoredTrial scored(Trial trial, Verdict verdict) {
    Map<Integer, Double> speedups = new HashMap<>();
    for (Configuration one : verdict.configurations()) {
      one.timing().ifPresent(timing -> speedups.put(one.n(), timing.speedup()));
    }
    return new ScoredTrial(
        trial.id().task(),
        labels(trial),
        trial.id().sample(),
        verdict.outcome(),
        speedups,
        timed.getOrDefault(kind(trial.labels()), Set.of()),
        verdict.flags());
  }

  private Map<String, String> labels(Trial trial) {
    RunHeader header = file.header();
    Map<String, String> labels = new TreeMap<>(trial.labels());
    labels.put("suite", header.suite());
    labels.put("pack", header.pack());
    labels.put("model", header.model());
    labels.put("strategy", header.strategy());
    labels.put("timing", header.timing());
    labels.put("machine", header.machine().getOrDefault("cpu", "unknown"));
    labels.put("run", RunArgument.name(file.path()));
    return labels;
  }

  /**
   * A task is timed wherever any trial of its execution model was: one that failed early does not
   * say how far it would have gone.
   */
  private void learnFromVerdicts() {
    for (Trial trial : file.trials()) {
      Set<Integer> ns = timed.computeIfAbsent(kind(trial.labels()), _ -> new HashSet<>());
      trial
          .judgement()
          .ifPresent(one -> one.verdict().configurations().forEach(it -> ns.add(it.n())));
    }
  }

  /** Where no trial got that far, the suite knows, if it still has the tasks. */
  private void learnFromSuite(Wiring wiring) throws IOException, InterruptedException {
    RunHeader header = file.header();
    int cores = cores(header);
    try {
      Suite suite = wiring.catalogue(header.suite(), Optional.empty(), cores);
      for (Task task : suite.tasks()) {
        Set<Integer> ns = timed.get(kind(task.labels()));
        if (ns != null) {
          ns.addAll(suite.resources(task));
        }
      }
    } catch (Complaint | PackException gone) {
      // The run file alone must be enough to score it.
    }
  }

  private static int cores(RunHeader header) {
    String cores = header.machine().getOrDefault("cores", "1");
    return cores.matches("[0-9]{1,6}") ? Integer.parseInt(cores) : 1;
  }

  private static String kind(Map<String, String> labels) {
    return labels.getOrDefault("exec", "");
  }
}
