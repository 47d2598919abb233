package assay.cli;

import assay.runfile.JudgementKey;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.runfile.RunState;
import assay.runfile.TrialId;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Build;
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

/** Small runs whose contents are known, made without judging anything. */
final class RecordedRuns {
  static final String TASK = "parallel/reduce/average/omp";

  private RecordedRuns() {}

  /**
   * Two samples of one task: a correct one, twice as fast on two threads, and a hostile wrong one.
   */
  static Path write(Path file) {
    try (RunFile run = RunFile.create(file, header())) {
      run.record(task());
      record(run, 0, "double average() { return 1; }", correct());
      record(
          run,
          1,
          "double average() { return 2; } // \u001b[2J\u202e",
          Verdict.of(Outcome.WRONG, Reason.VALUE, "return is 2, not \u001b[31m1")
              .withBuild(new Build(0.5, "")));
      run.record(RunState.COMPLETE);
    }
    return file;
  }

  private static void record(RunFile run, int sample, String code, Verdict verdict) {
    TrialId trial = new TrialId(TASK, sample, 0);
    run.record(trial, new Answer(Answer.Form.MESSAGE, "```cpp\n" + code + "\n```"), "{}");
    String hash = run.record(Candidate.of("candidate.cpp", code));
    run.record(
        trial, new JudgementKey(hash, task().hash(), "judge", "tools", "box", "quick"), verdict);
  }

  private static Verdict correct() {
    return new Verdict(
        Outcome.CORRECT,
        List.of(),
        List.of(configuration(1, 1.0), configuration(2, 2.0)),
        Optional.of(new Build(0.7, "")),
        Set.of());
  }

  private static Configuration configuration(int n, double speedup) {
    Pair pair = new Pair(List.of(10.0, 11.0), List.of(10 / speedup, 11 / speedup));
    Timing timing =
        new Timing(
            "cores 0,1",
            n,
            10.5,
            10.5 / speedup,
            speedup,
            0.9 * speedup,
            1.1 * speedup,
            StopReason.BUDGET,
            List.of(pair));
    return new Configuration("n=" + n, n, Outcome.CORRECT, List.of(), Optional.of(timing));
  }

  private static Task task() {
    Map<String, String> labels =
        Map.of("exec", "omp", "type", "reduce", "problem", "reduce/average");
    return new Task(
        TASK, "parallel", "parallel", "task hash", labels, "Write average.", Optional.empty());
  }

  private static RunHeader header() {
    return new RunHeader(
        new UUID(0, 1),
        Optional.empty(),
        Instant.parse("2026-01-02T03:04:05Z"),
        List.of("run", "parallel", "--model", "some:model", "--pack", "my pack"),
        "parallel",
        "parallel",
        "pack hash",
        "some:model",
        "",
        "one-shot",
        "quick",
        Map.of("cpu", "a processor", "cores", "2"),
        Map.of("g++", "g++ 12"),
        "0");
  }
}
