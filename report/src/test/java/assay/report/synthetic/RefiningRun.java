package assay.report.synthetic;

import assay.runfile.RunFile;
import assay.runfile.RunState;
import assay.runfile.TrialId;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.util.List;
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

  private static final String LEVEL = "level1";

  /** The module with that number. */
  public static String task(int number) {
    return SyntheticModules.id(LEVEL, number);
  }

  /** Writes it and leaves it open. */
  public RunFile write(Path path) {
    RunFile file = SyntheticModules.create(path, model, "one-shot,refine:3,feedback=G+E");
    for (int i = 0; i < samples.size(); i++) {
      Task task = SyntheticModules.task(LEVEL, i, "relu");
      file.record(task);
      for (int turn = 0; turn < samples.get(i).size(); turn++) {
        if (turn > 0) {
          file.recordEvent(new TrialId(task.id(), 0, turn), "question", question());
        }
        SyntheticModules.record(file, task, turn, verdict(samples.get(i).get(turn)));
      }
    }
    file.record(RunState.COMPLETE);
    return file;
  }

  private static String question() {
    return new JsonMapper()
        .createObjectNode()
        .put("system", "")
        .put("text", SyntheticModules.PROMPT + "\n\n" + FEEDBACK)
        .toString();
  }

  private static Verdict verdict(double speedup) {
    if (speedup == NOT_BUILT) {
      return Verdict.of(Outcome.BUILD_FAILED, Reason.COMPILE_ERROR, "expected ;");
    }
    return speedup == WRONG ? SyntheticModules.wrong() : SyntheticModules.faster(speedup);
  }
}
