package assay.report.synthetic;

import assay.runfile.RunFile;
import assay.runfile.RunState;
import assay.task.Task;
import assay.verdict.Verdict;
import java.nio.file.Path;

/**
 * A run of modules that replace others, which never happened: of each level every other one is
 * right, and the i-th right one is i/4 times as fast as what it replaces.
 */
public record SpeedRun(String model) {
  public static final int TASKS = 24;
  private static final int LEVELS = 3;

  /** Writes it and leaves it open. */
  public RunFile write(Path path) {
    RunFile file = SyntheticModules.create(path, model, "one-shot");
    for (int i = 0; i < TASKS; i++) {
      Task task = task(i);
      file.record(task);
      SyntheticModules.record(file, task, 0, verdict(i));
    }
    file.record(RunState.COMPLETE);
    return file;
  }

  private static Task task(int number) {
    String operators = number % 2 == 0 ? "relu" : "matmul+relu";
    return SyntheticModules.task("level" + (number % LEVELS + 1), number, operators);
  }

  private static Verdict verdict(int number) {
    boolean isRight = number / LEVELS % 2 == 0;
    return isRight ? SyntheticModules.faster(speedup(number)) : SyntheticModules.wrong();
  }

  /** From 1/4 on, for right ones. */
  static double speedup(int number) {
    return (number / (2 * LEVELS) * LEVELS + number % LEVELS + 1) / 4.0;
  }
}
