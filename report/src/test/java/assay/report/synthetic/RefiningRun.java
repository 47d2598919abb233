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
import tools.jackson.databind.json.JsonMapper;

/**
 * A run that never happened, in which a model is told up to twice what came of its answers.
 *
 * @param samples of one module each, turn by turn as fast as the number says
 */
public record RefiningRun(String model, List<List<Double>> samples) {
  public static final double WRONG = 0;
  public static final double NOT_BUILT = -1;

  /** What every turn but the first is told. */
  public static final String FEEDBACK =
      "The compiler says:\nerror: expected ';' before '<script>'\n" + Hostility.all();

  /** Two of four have turns that are worse than one before; the last stops at once. */
  public static final List<List<Double>> FOUR =
      List.of(
          List.of(NOT_BUILT, WRONG, 2.0),
          List.of(WRONG, 1.2, 0.6),
          List.of(1.2, WRONG, WRONG),
          List.of(3.0));

  /** The module with that number. */
  public static String task(int number) {
    return "kernels/level1/%03d-made/cpp@small".formatted(number);
  }

  /** Writes it and leaves it open. */
  public RunFile write(Path path) {
    RunFile file = RunFile.create(path, header());
    for (int i = 0; i < samples.size(); i++) {
      Task task = made(task(i));
      file.record(task);
      for (int turn = 0; turn < samples.get(i).size(); turn++) {
        TrialId trial = new TrialId(task.id(), 0, turn);
        if (turn > 0) {
          file.recordEvent(trial, "question", question());
        }
        file.record(trial, new Answer(Answer.Form.MESSAGE, "class ModelNew"), "{}");
        String code = "class ModelNew: %d %d".formatted(i, turn);
        String subject = file.record(Candidate.of("candidate.py", code));
        JudgementKey key =
            new JudgementKey(subject, task.hash(), "judge", "", "machine", "standard");
        file.record(trial, key, verdict(samples.get(i).get(turn)));
      }
    }
    file.record(RunState.COMPLETE);
    return file;
  }

  private static String question() {
    return new JsonMapper()
        .createObjectNode()
        .put("system", "")
        .put("text", "Make it faster.\n\n" + FEEDBACK)
        .toString();
  }

  private static Verdict verdict(double speedup) {
    if (speedup == WRONG) {
      return Verdict.of(Outcome.WRONG, Reason.VALUE, "an element is off");
    }
    if (speedup == NOT_BUILT) {
      return Verdict.of(Outcome.BUILD_FAILED, Reason.COMPILE_ERROR, "expected ;");
    }
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

  private static Task made(String id) {
    Map<String, String> labels =
        Map.of(
            "exec", "cpp@small",
            "backend", "cpp",
            "size", "small",
            "precision", "fp32",
            "operators", "relu",
            "level", "level1",
            "type", "level1");
    return new Task(
        id,
        "kernels",
        "kernels",
        Hash.of("refining", id),
        labels,
        "Make it faster.",
        Optional.empty());
  }

  private RunHeader header() {
    return new RunHeader(
        new UUID(model.hashCode(), 12),
        Optional.empty(),
        Instant.parse("2026-02-03T09:15:00Z"),
        List.of("run", "kernels", "--model", model, "--strategy", "refine:3"),
        "kernels",
        "kernels",
        Hash.of("pack"),
        model,
        "",
        "one-shot,refine:3,feedback=G+E",
        "standard",
        Map.of("cpu", "Fictitious CPU @ 3.1 GHz", "cores", "16"),
        Map.of("torch", "2.11"),
        "0.1.0");
  }
}
