package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.runfile.JudgementKey;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.runfile.RunState;
import assay.runfile.TrialId;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Configuration;
import assay.verdict.Evidence;
import assay.verdict.Outcome;
import assay.verdict.Pair;
import assay.verdict.Reason;
import assay.verdict.StopReason;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** Runs of modules to be made faster, whose scores can be computed by hand. */
final class KnownModules {
  /** What a sample is if it is not as fast as a number says. */
  static final double WRONG = 0;

  static final String TORCH = "2.11.0";

  static final double WRONG_SHAPE = -1;
  static final double NOT_BUILT = -2;
  static final double CRASHED = -3;
  static final double SKIPPED = -4;

  private static final Map<String, String> OPERATORS =
      Map.of(
          "level1/001-matmul", "matmul",
          "level1/019-relu", "relu",
          "level1/023-softmax", "softmax",
          "level2/001-conv-relu", "convolution+relu",
          "level2/063-gemm-relu-relu", "gemm+relu+relu");

  static final Map<String, List<Double>> ONE =
      Map.of(
          "level1/001-matmul", List.of(0.5),
          "level1/019-relu", List.of(2.0),
          "level1/023-softmax", List.of(WRONG),
          "level2/001-conv-relu", List.of(NOT_BUILT),
          "level2/063-gemm-relu-relu", List.of(4.0));

  static final Map<String, List<Double>> TWO =
      Map.of(
          "level1/001-matmul", List.of(1.0),
          "level1/019-relu", List.of(WRONG_SHAPE),
          "level1/023-softmax", List.of(CRASHED),
          "level2/001-conv-relu", List.of(3.0),
          "level2/063-gemm-relu-relu", List.of(0.5));

  /** Five samples of each; sample 0 is never right. */
  static final Map<String, List<Double>> FIVE =
      Map.of(
          "level1/019-relu", List.of(WRONG, 3.0, 0.5, WRONG, WRONG),
          "level1/023-softmax", List.of(SKIPPED, WRONG, WRONG, WRONG, WRONG, WRONG));

  /** Who is as fast as this is right but less precise than PyTorch. */
  private static final double IMPRECISE = 0.5;

  /** Of who is as fast as this nobody looked how precise it is. */
  static final double UNLOOKED = 1.25;

  private KnownModules() {}

  static void write(Path file, String model, String gpu, Map<String, List<Double>> speedups) {
    Map<String, List<List<Double>>> once = new HashMap<>();
    speedups.forEach((name, all) -> once.put(name, all.stream().map(List::of).toList()));
    write(file, header(model, gpu, "one-shot"), once);
  }

  /** Of each module samples, and of each of these turns. */
  static void refined(
      Path file, String model, String strategy, Map<String, List<List<Double>>> speedups) {
    write(file, header(model, "H200", strategy), speedups);
  }

  private static void write(Path file, RunHeader header, Map<String, List<List<Double>>> speedups) {
    try (RunFile run = RunFile.create(file, header)) {
      for (String name : speedups.keySet().stream().sorted().toList()) {
        Task task = task(name);
        run.record(task);
        List<List<Double>> samples = speedups.getOrDefault(name, List.of());
        for (int sample = 0; sample < samples.size(); sample++) {
          for (int turn = 0; turn < samples.get(sample).size(); turn++) {
            TrialId trial = new TrialId(task.id(), sample, turn);
            String code = "# %s %d %d".formatted(task.id(), sample, turn);
            run.record(trial, new Answer(Answer.Form.MESSAGE, code), "{}");
            String hash = run.record(Candidate.of("candidate.py", code));
            run.record(
                trial,
                new JudgementKey(hash, task.hash(), "judge", "tools", "box", "standard"),
                verdict(samples.get(sample).get(turn)));
          }
        }
      }
      run.record(RunState.COMPLETE);
    }
  }

  private static Verdict verdict(double speedup) {
    if (speedup == WRONG) {
      return Verdict.of(Outcome.WRONG, Reason.VALUE, "wrong");
    }
    if (speedup == WRONG_SHAPE) {
      return Verdict.of(Outcome.WRONG, Reason.SHAPE, "too long");
    }
    if (speedup == NOT_BUILT) {
      return Verdict.of(Outcome.BUILD_FAILED, Reason.COMPILE_ERROR, "expected ;");
    }
    if (speedup == CRASHED) {
      return Verdict.of(Outcome.CRASHED, Reason.SIGNAL, "segmentation fault");
    }
    if (speedup == SKIPPED) {
      return Verdict.of(Outcome.SKIPPED, Reason.MACHINE, "no GPU");
    }
    Timing timing =
        new Timing(
            "gpu 0",
            1,
            10,
            10 / speedup,
            speedup,
            0,
            Double.POSITIVE_INFINITY,
            StopReason.BUDGET,
            List.of(new Pair(List.of(10.0), List.of(10 / speedup))));
    return new Verdict(
        Outcome.CORRECT,
        precision(speedup),
        List.of(new Configuration("n=1", 1, Outcome.CORRECT, List.of(), Optional.of(timing))),
        Optional.empty(),
        Set.of());
  }

  private static List<Evidence> precision(double speedup) {
    return speedup == UNLOOKED
        ? List.of()
        : List.of(new Evidence(speedup == IMPRECISE ? Reason.NOT_ULP : Reason.ULP, ""));
  }

  private static Task task(String name) {
    String id = "kernels/%s/cuda-fp16@paper".formatted(name);
    String level = name.substring(0, name.indexOf('/'));
    Map<String, String> labels =
        Map.of(
            "exec", "cuda-fp16@paper",
            "type", level,
            "level", level,
            "backend", "cuda",
            "precision", "fp16",
            "size", "paper",
            "operators", OPERATORS.getOrDefault(name, ""));
    return new Task(id, "kernels", "kernels", "hash of " + id, labels, "Faster.", Optional.empty());
  }

  private static RunHeader header(String model, String gpu, String strategy) {
    return new RunHeader(
        UUID.nameUUIDFromBytes((model + gpu + strategy).getBytes(UTF_8)),
        Optional.empty(),
        Instant.parse("2026-01-02T03:04:05Z"),
        List.of("run", "kernels", "--model", model),
        "kernels",
        "kernels",
        "pack hash",
        model,
        "",
        strategy,
        "standard",
        Map.of("cpu", "a processor", "cores", "4", "gpu", gpu),
        Map.of("torch", TORCH),
        "0");
  }
}
