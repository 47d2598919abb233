package assay.cli;

import assay.pack.PackException;
import assay.report.Scoring;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.score.ScoredTrial;
import assay.statistics.Effort;
import assay.suite.Suite;
import assay.task.Task;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The trials of a run file as scoring wants them. */
final class ScoredRun {
  private ScoredRun() {}

  static List<ScoredTrial> of(RunFile file, Wiring wiring)
      throws IOException, InterruptedException {
    return of(file, List.of(), wiring);
  }

  /** Each trial once for every size or number of turns, where these are among the labels. */
  static List<ScoredTrial> of(RunFile file, List<String> by, Wiring wiring)
      throws IOException, InterruptedException {
    return scoring(file, wiring).trials(by);
  }

  /** The labels to slice by, with turns among them where some calls are looked at. */
  static List<String> turnsFor(List<Integer> calls, List<String> by) {
    List<String> labels = new ArrayList<>(by);
    if (!calls.isEmpty()) {
      labels.add(Scoring.TURN);
    }
    return labels;
  }

  private static Scoring scoring(RunFile file, Wiring wiring)
      throws IOException, InterruptedException {
    return Scoring.of(file, RunArgument.name(file.path()), resources(file, wiring));
  }

  /**
   * Where no trial got that far, the suite knows at which numbers of threads or processes it times
   * each execution model, if it still has the tasks; the run file alone must be enough.
   */
  static Map<String, Set<Integer>> resources(RunFile file, Wiring wiring)
      throws IOException, InterruptedException {
    RunHeader header = file.header();
    Map<String, Set<Integer>> resources = new HashMap<>();
    Effort effort = effort(header.timing());
    try {
      Suite suite = wiring.catalogue(header.suite(), Optional.empty(), cores(header));
      for (Task asked : file.tasks()) {
        Optional<Task> task = suite.task(asked.id());
        task.ifPresent(
            one ->
                resources
                    .computeIfAbsent(one.labels().getOrDefault("exec", ""), _ -> new HashSet<>())
                    .addAll(suite.resources(one, effort)));
      }
    } catch (Complaint | PackException gone) {
      return Map.of();
    }
    return resources;
  }

  /** Results that were imported know none of ours. */
  private static Effort effort(String name) {
    try {
      return Effort.named(name);
    } catch (IllegalArgumentException other) {
      return Effort.STANDARD;
    }
  }

  private static int cores(RunHeader header) {
    String cores = header.machine().getOrDefault("cores", "1");
    return cores.matches("[0-9]{1,6}") ? Integer.parseInt(cores) : 1;
  }
}
