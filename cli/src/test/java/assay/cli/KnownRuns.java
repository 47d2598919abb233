package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.runfile.JudgementKey;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.runfile.RunState;
import assay.runfile.TrialId;
import assay.statistics.Effort;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Configuration;
import assay.verdict.Outcome;
import assay.verdict.Pair;
import assay.verdict.Reason;
import assay.verdict.StopReason;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * Runs whose figures can be computed by hand: of each task five samples, of which so many are
 * right, and every right one as fast as the others. Searches are ten times faster than the rest.
 */
final class KnownRuns {
  static final int SAMPLES = 5;
  static final List<String> TYPES = List.of("reduce", "scan", "search");

  /** By execution model, how many samples of each type are right. */
  static final Map<String, List<Integer>> ONE =
      Map.of("serial", List.of(5, 4, 5), "omp", List.of(5, 1, 5), "mpi", List.of(3, 0, 2));

  /** Translations are right more often and half as fast. */
  static final Map<String, List<Integer>> TRANSLATED =
      Map.of("serial-to-omp", List.of(5, 3, 5), "serial-to-mpi", List.of(4, 2, 5));

  static final Map<String, List<Integer>> TWO =
      Map.of("serial", List.of(4, 2, 3), "omp", List.of(2, 0, 1), "mpi", List.of(0, 0, 1));

  /** By execution model, the speedup on so many threads or processes. */
  private static final Map<String, Map<Integer, Double>> SPEEDUPS =
      Map.of(
          "serial", Map.of(1, 1.0),
          "omp", Map.of(1, 1.0, 2, 1.5, 4, 2.0),
          "mpi", Map.of(1, 0.5, 2, 1.0, 4, 1.5));

  private KnownRuns() {}

  static void write(Path file, String model, String parameters, Map<String, List<Integer>> right) {
    write(file, model, parameters, "quick", right);
  }

  /** Where it was timed at a quarter of the size, a right sample is half as fast there. */
  static void write(
      Path file, String model, String parameters, String timing, Map<String, List<Integer>> right) {
    try (RunFile run = RunFile.create(file, header(model, parameters, timing))) {
      right.forEach(
          (exec, counts) -> {
            for (int type = 0; type < TYPES.size(); type++) {
              Task task = task(exec, TYPES.get(type));
              run.record(task);
              for (int sample = 0; sample < SAMPLES; sample++) {
                record(run, task, sample, timing, sample < counts.get(type));
              }
            }
          });
      run.record(RunState.COMPLETE);
    }
  }

  private static void record(RunFile run, Task task, int sample, String timing, boolean right) {
    TrialId trial = new TrialId(task.id(), sample, 0);
    String code = "// " + task.id() + " " + sample;
    run.record(trial, new Answer(Answer.Form.MESSAGE, code), "{}");
    String hash = run.record(Candidate.of("candidate.cpp", code));
    run.record(
        trial,
        new JudgementKey(hash, task.hash(), "judge", "tools", "box", timing),
        right ? correct(task, timing) : Verdict.of(Outcome.WRONG, Reason.VALUE, "wrong"));
  }

  private static Verdict correct(Task task, String timing) {
    String exec = task.labels().getOrDefault("exec", "");
    double search = "search".equals(task.labels().get("type")) ? 10 : 1;
    double factor = task.labels().containsKey("from") ? search / 2 : search;
    String into = task.labels().getOrDefault("to", exec);
    Map<Integer, Double> speedups = SPEEDUPS.getOrDefault(into, Map.of());
    List<Configuration> configurations = new ArrayList<>();
    for (double size : Effort.sizesIn(timing)) {
      speedups.forEach(
          (n, speedup) ->
              configurations.add(configuration(n, factor * speedup / 2, Optional.of(size))));
    }
    for (int n : speedups.keySet().stream().sorted().toList()) {
      double speedup = factor * speedups.getOrDefault(n, 0.0);
      configurations.add(configuration(n, speedup, Optional.empty()));
    }
    return new Verdict(Outcome.CORRECT, List.of(), configurations, Optional.empty(), Set.of());
  }

  private static Configuration configuration(int n, double speedup, Optional<Double> size) {
    Timing timing =
        new Timing(
            "cores 0-3",
            n,
            10,
            10 / speedup,
            speedup,
            0,
            Double.POSITIVE_INFINITY,
            StopReason.BUDGET,
            List.of(new Pair(List.of(10.0), List.of(10 / speedup))));
    return new Configuration("n=" + n, n, Outcome.CORRECT, List.of(), Optional.of(timing), size);
  }

  private static Task task(String exec, String type) {
    String id = "parallel/%s/some/%s".formatted(type, exec);
    Map<String, String> labels = new HashMap<>();
    labels.putAll(Map.of("exec", exec, "type", type, "problem", type + "/some"));
    int to = exec.indexOf("-to-");
    if (to >= 0) {
      labels.putAll(Map.of("from", exec.substring(0, to), "to", exec.substring(to + 4)));
    }
    return new Task(id, "parallel", "parallel", "hash of " + id, labels, "", Optional.empty());
  }

  private static RunHeader header(String model, String parameters, String timing) {
    return new RunHeader(
        UUID.nameUUIDFromBytes((model + parameters).getBytes(UTF_8)),
        Optional.empty(),
        Instant.parse("2026-01-02T03:04:05Z"),
        List.of("run"),
        "parallel",
        "parallel",
        "pack hash",
        model,
        parameters,
        "one-shot",
        timing,
        Map.of("cpu", "a processor", "cores", "4"),
        Map.of("g++", "g++ 12"),
        "0");
  }
}
