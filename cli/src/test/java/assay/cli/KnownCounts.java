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
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** Runs of answers that are counts, whose figures can be computed by hand. */
final class KnownCounts {
  private record Kernel(
      String name, String kind, String subset, String attributes, int single, int dual) {}

  private static final List<Kernel> KERNELS =
      List.of(
          new Kernel("empty", "none", "easy", "", 0, 0),
          new Kernel("single", "SP", "easy", "", 999, 0),
          new Kernel("double", "DP", "easy", "", 0, 999),
          new Kernel("mixed", "mixed", "hard", "warp_divergence+division", 999, 99),
          new Kernel("divided", "SP", "hard", "division", 99, 0));

  /** One double count a hundred times too small, one single count missed, one trial silent. */
  static final Map<String, List<Integer>> ONE =
      Map.of(
          "empty", List.of(0, 0),
          "single", List.of(999, 0),
          "double", List.of(0, 9),
          "mixed", List.of(0, 99));

  static final Map<String, List<Integer>> RIGHT =
      Map.of(
          "empty", List.of(0, 0),
          "single", List.of(999, 0),
          "double", List.of(0, 999),
          "mixed", List.of(999, 99),
          "divided", List.of(99, 0));

  private KnownCounts() {}

  /** Who is not in the map gave no counts. */
  static void write(Path file, String model, Map<String, List<Integer>> said) {
    try (RunFile run = RunFile.create(file, header(model))) {
      for (Kernel kernel : KERNELS) {
        Task task = task(kernel);
        run.record(task);
        record(run, task, kernel, Optional.ofNullable(said.get(kernel.name())));
      }
      run.record(RunState.COMPLETE);
    }
  }

  private static void record(
      RunFile run, Task task, Kernel kernel, Optional<List<Integer>> counts) {
    TrialId trial = new TrialId(task.id(), 0, 0);
    String text =
        counts
            .map(
                two ->
                    "{\"sp_flop_count\":%d,\"dp_flop_count\":%d}"
                        .formatted(two.getFirst(), two.getLast()))
            .orElse("I cannot tell.");
    run.record(trial, new Answer(Answer.Form.MESSAGE, text), "{}");
    String subject =
        counts.isPresent() ? run.record(Candidate.of("answer.json", text)) : "no candidate";
    run.record(
        trial,
        new JudgementKey(subject, task.hash(), "judge", "tools", "box", "standard"),
        verdict(kernel, counts));
  }

  private static Verdict verdict(Kernel kernel, Optional<List<Integer>> counts) {
    if (counts.isEmpty()) {
      return Verdict.of(Outcome.NO_CODE, Reason.NO_COUNT, "no counts");
    }
    return counts.get().equals(List.of(kernel.single(), kernel.dual()))
        ? new Verdict(Outcome.CORRECT, List.of(), List.of(), Optional.empty(), Set.of())
        : Verdict.of(Outcome.WRONG, Reason.VALUE, "wrong");
  }

  private static Task task(Kernel kernel) {
    String id = "flops/known/" + kernel.name();
    Map<String, String> labels =
        Map.of(
            "exec", "cuda",
            "class", kernel.kind(),
            "subset", kernel.subset(),
            "attributes", kernel.attributes(),
            "sp", Integer.toString(kernel.single()),
            "dp", Integer.toString(kernel.dual()));
    return new Task(id, "flops", "flops", "hash of " + id, labels, "Count.", Optional.empty());
  }

  private static RunHeader header(String model) {
    return new RunHeader(
        UUID.nameUUIDFromBytes(model.getBytes(UTF_8)),
        Optional.empty(),
        Instant.parse("2026-01-02T03:04:05Z"),
        List.of("run", "flops", "--model", model),
        "flops",
        "flops",
        "pack hash",
        model,
        "",
        "one-shot",
        "standard",
        Map.of("cpu", "a processor", "cores", "4"),
        Map.of(),
        "0");
  }
}
