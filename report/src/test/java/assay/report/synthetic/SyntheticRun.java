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
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.random.RandomGenerator;

/**
 * A run that never happened.
 *
 * @param skill of the model, from 0 to 1
 * @param tasks how many
 * @param samples of each task
 * @param pairs of timed processes behind each speedup
 */
public record SyntheticRun(
    String model, double skill, int tasks, int samples, int pairs, long seed) {
  private static final int CALLS = 3;

  public SyntheticRun(String model, double skill, int tasks, int samples) {
    this(model, skill, tasks, samples, 8, 1);
  }

  /** Writes it and leaves it open for further rows. */
  public RunFile write(Path path) {
    RunFile file = RunFile.create(path, header());
    List<Task> all = SyntheticTasks.tasks(tasks);
    all.forEach(file::record);
    Semaphore room = new Semaphore(512);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (Task task : all) {
        for (int sample = 0; sample < samples; sample++) {
          TrialId trial = new TrialId(task.id(), sample, 0);
          room.acquireUninterruptibly();
          threads.execute(
              () -> {
                trial(file, task, trial);
                room.release();
              });
        }
      }
    }
    file.record(RunState.COMPLETE);
    return file;
  }

  private void trial(RunFile file, Task task, TrialId trial) {
    RandomGenerator random =
        new SplittableRandom(31 * (31 * seed + model.hashCode()) + trial.hashCode());
    String exec = task.labels().getOrDefault("exec", "serial");
    Outcome outcome = outcome(exec, task.id().hashCode(), random);
    Verdict verdict = new SyntheticVerdicts(pairs, CALLS).of(outcome, exec, skill, random);
    if (outcome == Outcome.SKIPPED) {
      file.record(trial, key(task, task.hash()), verdict);
      return;
    }
    String code = SyntheticCode.candidate(exec, outcome, random);
    String text =
        outcome == Outcome.NO_CODE
            ? "I would need to know the size of x before I can answer."
            : SyntheticCode.answer(code, random);
    Answer answer = new Answer(Answer.Form.MESSAGE, text);
    file.record(trial, answer, finish(text));
    String subject =
        outcome == Outcome.NO_CODE
            ? Hash.of(answer)
            : file.record(Candidate.of("candidate.cpp", code));
    file.record(trial, key(task, subject), verdict);
  }

  private Outcome outcome(String exec, int task, RandomGenerator random) {
    if (exec.equals("mpi+omp") && Math.floorMod(task, 3) == 0) {
      return Outcome.SKIPPED;
    }
    double ease = skill + (exec.equals("serial") ? 0.25 : 0) - (exec.contains("mpi") ? 0.25 : 0);
    double hardness = Math.floorMod(task, 97) / 97.0 - 0.5;
    double chance = 1 / (1 + Math.exp(-4 * (ease - 0.5) + 2.5 * hardness));
    if (random.nextDouble() < chance) {
      return Outcome.CORRECT;
    }
    return switch (random.nextInt(20)) {
      case 0 -> Outcome.NO_CODE;
      case 1, 2 -> exec.equals("serial") ? Outcome.WRONG : Outcome.REJECTED;
      case 3, 4, 5, 6, 7 -> Outcome.BUILD_FAILED;
      case 8, 9 -> Outcome.CRASHED;
      case 10 -> Outcome.TIMED_OUT;
      case 11 -> random.nextInt(6) == 0 ? Outcome.INFRA_FAILED : Outcome.OVER_LIMIT;
      default -> Outcome.WRONG;
    };
  }

  private static String finish(String text) {
    int tokens = text.length() / 4;
    return """
        {"reason":"stop","input_tokens":180,"output_tokens":%d,"cost":%.6f,"seconds":%.2f}"""
        .formatted(tokens, tokens * 4e-6, 0.5 + tokens / 90.0);
  }

  private static JudgementKey key(Task task, String subject) {
    return new JudgementKey(subject, task.hash(), "judge", "toolchain", "machine", "standard");
  }

  private RunHeader header() {
    return new RunHeader(
        new UUID(model.hashCode(), seed),
        Optional.empty(),
        Instant.parse("2026-02-03T09:15:00Z"),
        List.of("run", "parallel", "--model", model, "--samples", Integer.toString(samples)),
        "parallel",
        "parallel",
        Hash.of("pack"),
        model,
        "max_tokens=2048 temperature=0.2",
        "one-shot",
        "standard",
        Map.of(
            "cpu", "Fictitious CPU @ 3.1 GHz",
            "cores", "16",
            "memory", "65536000 kB",
            "kernel", "6.1.0",
            "architecture", "amd64"),
        Map.of("g++", "12.2.0", "mpicxx", "Open MPI 4.1.4"),
        "0.1.0");
  }
}
