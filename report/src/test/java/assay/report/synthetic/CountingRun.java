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
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.random.RandomGenerator;

/**
 * A run of answers that are counts, which never happened. Every ninth trial is silent, and the
 * first task is too large for the model.
 *
 * @param skill the chance that a count is right
 */
public record CountingRun(String model, double skill, int samples) {
  public static final int TASKS = 16;

  private static final List<String> CLASSES = List.of("none", "SP", "DP", "mixed");

  /** Writes it and leaves it open. */
  public RunFile write(Path path) {
    RunFile file = RunFile.create(path, header());
    for (int i = 0; i < TASKS; i++) {
      Task task = task(i);
      file.record(task);
      for (int sample = 0; sample < samples; sample++) {
        record(file, task, new TrialId(task.id(), sample, 0), i);
      }
    }
    file.record(RunState.COMPLETE);
    return file;
  }

  private void record(RunFile file, Task task, TrialId trial, int number) {
    if (number == 0) {
      if (trial.sample() == 0) {
        String why = "needs 210000 tokens, " + model + " has room for 128000";
        file.record(trial, key(task, task.hash()), Verdict.of(Outcome.SKIPPED, Reason.WINDOW, why));
      }
      return;
    }
    RandomGenerator random = new SplittableRandom(31L * model.hashCode() + trial.hashCode());
    if ((number + trial.sample()) % 9 == 8) {
      Answer silent = new Answer(Answer.Form.MESSAGE, "I cannot tell.");
      file.record(trial, silent, "{}");
      file.record(
          trial,
          key(task, Hash.of(silent)),
          Verdict.of(Outcome.NO_CODE, Reason.NO_COUNT, "the answer holds no JSON object"));
      return;
    }
    long single = said(Long.parseLong(task.labels().getOrDefault("sp", "0")), random);
    long dual = said(Long.parseLong(task.labels().getOrDefault("dp", "0")), random);
    String text = "{\"sp_flop_count\":%d,\"dp_flop_count\":%d}".formatted(single, dual);
    file.record(trial, new Answer(Answer.Form.MESSAGE, "So it is " + text), "{}");
    String subject = file.record(Candidate.of("answer.json", text));
    boolean right =
        Long.toString(single).equals(task.labels().get("sp"))
            && Long.toString(dual).equals(task.labels().get("dp"));
    file.record(
        trial,
        key(task, subject),
        right
            ? new Verdict(Outcome.CORRECT, List.of(), List.of(), Optional.empty(), Set.of())
            : Verdict.of(Outcome.WRONG, Reason.VALUE, "SP or DP is another"));
  }

  private long said(long truth, RandomGenerator random) {
    return random.nextDouble() < skill ? truth : Math.round(truth * random.nextDouble(0.01, 3));
  }

  private static Task task(int number) {
    String kind = CLASSES.get(number % CLASSES.size());
    boolean hard = number % 3 == 0;
    List<String> attributes = new ArrayList<>();
    if (hard) {
      attributes.add("division");
    }
    if (number % 2 == 0) {
      attributes.add("warp_divergence");
    }
    if (number % 4 == 0) {
      attributes.add("data_divergence");
    }
    if (number % 6 == 0) {
      attributes.add("common_subexpression");
    }
    long base = 1_000_000L * (number + 1);
    String id = "flops/made/kernel-" + number;
    return new Task(
        id,
        "flops",
        "flops",
        Hash.of("counting", id),
        Map.of(
            "exec",
            "cuda",
            "class",
            kind,
            "subset",
            hard ? "hard" : "easy",
            "attributes",
            String.join("+", attributes),
            "sp",
            Long.toString(kind.equals("SP") || kind.equals("mixed") ? base : 0),
            "dp",
            Long.toString(kind.equals("DP") || kind.equals("mixed") ? 3 * base : 0)),
        "Count the operations of kernel_%d.\nfloat x = a[i] / b[i];\n".formatted(number),
        Optional.empty());
  }

  private static JudgementKey key(Task task, String subject) {
    return new JudgementKey(subject, task.hash(), "judge", "", "machine", "standard");
  }

  private RunHeader header() {
    return new RunHeader(
        new UUID(model.hashCode(), 7),
        Optional.empty(),
        Instant.parse("2026-02-03T09:15:00Z"),
        List.of("run", "flops", "--model", model),
        "flops",
        "flops",
        Hash.of("pack"),
        model,
        "",
        "one-shot",
        "standard",
        Map.of("cpu", "Fictitious CPU @ 3.1 GHz", "cores", "16"),
        Map.of(),
        "0.1.0");
  }
}
