package assay.suites.kernels.kernelbench;

import assay.runfile.RunFile;
import assay.runfile.Trial;
import assay.suites.kernels.module.Origin;
import assay.task.Task;
import assay.verdict.Verdict;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes a run as KernelBench's {@code eval_results.json}, which its own scripts read. */
public final class ResultsExport {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private ResultsExport() {}

  /** The levels of KernelBench that a run has results of, such as {@code level1}. */
  public static List<String> levels(RunFile run) {
    TreeSet<String> levels = new TreeSet<>();
    for (Task task : run.tasks()) {
      if (task.labels().containsKey("backend") && hasResult(run, task)) {
        levels.add(task.labels().getOrDefault("level", ""));
      }
    }
    return List.copyOf(levels);
  }

  /** Problems asked for in more than one way, which the format cannot tell apart. */
  public static List<String> ambiguous(RunFile run, String level) {
    Map<String, Integer> ways = new TreeMap<>();
    of(run, level).forEach(task -> ways.merge(number(task).toString(), 1, Integer::sum));
    return ways.keySet().stream().filter(one -> ways.getOrDefault(one, 0) > 1).toList();
  }

  private static List<Task> of(RunFile run, String level) {
    return run.tasks().stream()
        .filter(task -> level.equals(task.labels().get("level")))
        .filter(task -> hasResult(run, task))
        .toList();
  }

  private static boolean hasResult(RunFile run, Task task) {
    return task.labels().containsKey(Origin.PROBLEM)
        && run.trials(task.id()).stream().anyMatch(trial -> verdict(trial).isPresent());
  }

  private static Optional<Verdict> verdict(Trial trial) {
    return trial.judgement().map(one -> one.verdict()).filter(one -> one.outcome().counts());
  }

  private static Integer number(Task task) {
    return Integer.valueOf(task.labels().getOrDefault(Origin.PROBLEM, "0"));
  }

  /** Samples without a verdict that counts are left out. */
  public static void write(RunFile run, String level, Writer out) throws IOException {
    Map<String, String> machine = run.header().machine();
    String hardware = machine.getOrDefault("gpu", machine.getOrDefault("cpu", "unknown"));
    Map<Integer, ArrayNode> problems = new TreeMap<>();
    for (Task task : of(run, level)) {
      List<SampleResult> results = new ArrayList<>();
      for (Trial trial : run.trials(task.id())) {
        verdict(trial)
            .ifPresent(one -> results.add(SampleResult.of(trial.id().sample(), one, hardware)));
      }
      ArrayNode samples = JSON.createArrayNode();
      results.forEach(one -> samples.add(one.node()));
      problems.put(number(task), samples);
    }
    ObjectNode root = JSON.createObjectNode();
    problems.forEach((number, samples) -> root.set(number.toString(), samples));
    out.write(JSON.writeValueAsString(root));
    out.write('\n');
  }
}
