package assay.report.synthetic;

import assay.runfile.JudgementKey;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.runfile.RunState;
import assay.runfile.TrialId;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Hash;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * A run of modules that replace others, which never happened: of each level every other one is
 * right, and the i-th right one is i/4 times as fast as what it replaces.
 */
public record SpeedRun(String model) {
  public static final int TASKS = 24;
  private static final int LEVELS = 3;

  /** Writes it and leaves it open. */
  public RunFile write(Path path) {
    RunFile file = RunFile.create(path, header());
    for (int i = 0; i < TASKS; i++) {
      Task task = task(i);
      file.record(task);
      TrialId trial = new TrialId(task.id(), 0, 0);
      file.record(trial, new Answer(Answer.Form.MESSAGE, "class ModelNew"), "{}");
      String subject = file.record(Candidate.of("candidate.py", "class ModelNew: " + i));
      JudgementKey key = new JudgementKey(subject, task.hash(), "judge", "", "machine", "standard");
      file.record(trial, key, isRight(i) ? right(i) : wrong());
    }
    file.record(RunState.COMPLETE);
    return file;
  }

  private static boolean isRight(int number) {
    return number / LEVELS % 2 == 0;
  }

  /** From 1/4 on, for right ones. */
  static double speedup(int number) {
    return (number / (2 * LEVELS) * LEVELS + number % LEVELS + 1) / 4.0;
  }

  private static Verdict right(int number) {
    double speedup = speedup(number);
    Timing timing =
        new Timing(
            "cores 0,1",
            2,
            speedup,
            1,
            speedup,
            speedup * 0.95,
            speedup * 1.05,
            StopReason.CONVERGED,
            List.of(new Pair(List.of(speedup), List.of(1.0))));
    return new Verdict(
        Outcome.CORRECT,
        List.of(),
        List.of(new Configuration("n=2", 2, Outcome.CORRECT, List.of(), Optional.of(timing))),
        Optional.empty(),
        Set.of());
  }

  private static Verdict wrong() {
    return Verdict.of(Outcome.WRONG, Reason.VALUE, "an element is off");
  }

  private static Task task(int number) {
    String level = "level" + (number % LEVELS + 1);
    String id = "kernels/%s/%03d-made/cpp@small".formatted(level, number);
    Map<String, String> labels =
        Map.of(
            "exec", "cpp@small",
            "backend", "cpp",
            "size", "small",
            "precision", "fp32",
            "operators", number % 2 == 0 ? "relu" : "matmul+relu",
            "level", level,
            "type", level);
    return new Task(
        id,
        "kernels",
        "kernels",
        Hash.of("speed", id),
        labels,
        "Make it faster.",
        Optional.empty());
  }

  private RunHeader header() {
    return new RunHeader(
        new UUID(model.hashCode(), 11),
        Optional.empty(),
        Instant.parse("2026-02-03T09:15:00Z"),
        List.of("run", "kernels", "--model", model),
        "kernels",
        "kernels",
        Hash.of("pack"),
        model,
        "",
        "one-shot",
        "standard",
        Map.of("cpu", "Fictitious CPU @ 3.1 GHz", "cores", "16"),
        Map.of("torch", "2.11"),
        "0.1.0");
  }
}
