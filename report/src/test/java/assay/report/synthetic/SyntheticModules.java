package assay.report.synthetic;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.runfile.JudgementKey;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
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

/** Modules that were never made, and what replaces them. */
final class SyntheticModules {
  static final String PROMPT = "Make it faster.";

  private SyntheticModules() {}

  static RunFile create(Path path, String model, String strategy) {
    return RunFile.create(
        path,
        new RunHeader(
            UUID.nameUUIDFromBytes((model + strategy).getBytes(UTF_8)),
            Optional.empty(),
            Instant.parse("2026-02-03T09:15:00Z"),
            List.of("run", "kernels", "--model", model, "--strategy", strategy),
            "kernels",
            "kernels",
            Hash.of("pack"),
            model,
            "",
            strategy,
            "standard",
            Map.of("cpu", "Fictitious CPU @ 3.1 GHz", "cores", "16"),
            Map.of("torch", "2.11"),
            "0.1.0"));
  }

  static String id(String level, int number) {
    return "kernels/%s/%03d-made/cpp@small".formatted(level, number);
  }

  static Task task(String level, int number, String operators) {
    String id = id(level, number);
    Map<String, String> labels =
        Map.of(
            "exec", "cpp@small",
            "backend", "cpp",
            "size", "small",
            "precision", "fp32",
            "operators", operators,
            "level", level,
            "type", level);
    return new Task(
        id, "kernels", "kernels", Hash.of("module", id), labels, PROMPT, Optional.empty());
  }

  /** Writes down what became of a candidate like no other. */
  static void record(RunFile file, Task task, int turn, Verdict verdict) {
    TrialId trial = new TrialId(task.id(), 0, turn);
    file.record(trial, new Answer(Answer.Form.MESSAGE, "class ModelNew"), "{}");
    String code = "class ModelNew: %s %d".formatted(task.id(), turn);
    String subject = file.record(Candidate.of("candidate.py", code));
    file.record(
        trial, new JudgementKey(subject, task.hash(), "judge", "", "machine", "standard"), verdict);
  }

  static Verdict wrong() {
    return Verdict.of(Outcome.WRONG, Reason.VALUE, "an element is off");
  }

  static Verdict faster(double speedup) {
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
}
