package assay.cli;

import assay.model.Reply;
import assay.models.control.Replay;
import assay.pack.PackException;
import assay.suite.Suite;
import assay.suites.kernels.kernelbench.GeneratedRun;
import assay.suites.kernels.kernelbench.ResultsImport;
import assay.suites.kernels.module.Backend;
import assay.suites.kernels.module.Precision;
import assay.suites.kernels.module.Size;
import assay.suites.kernels.module.Variant;
import assay.task.Answer;
import assay.task.Task;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A folder of KernelBench's generations as a model that gives them again. */
final class KernelbenchReplay {
  private KernelbenchReplay() {}

  static Replay of(Path folder, Suite suite) throws Complaint, PackException {
    GeneratedRun run = GeneratedRun.read(folder);
    Map<Replay.Slot, Reply> replies = new HashMap<>();
    for (Variant way : ways(run)) {
      List<Task> tasks = suite.further(way.label());
      for (int level : run.levels()) {
        Map<Integer, Task> numbered = ResultsImport.numbered(tasks, level);
        run.texts().forEach((sample, text) -> put(replies, numbered, level, sample, text));
      }
    }
    if (replies.isEmpty()) {
      throw Complaint.usage(
          "%s holds generations of KernelBench, and no task here is one of its; name its pack with --pack."
              .formatted(folder));
    }
    return new Replay("replay:" + run.name(), run.hash(), replies);
  }

  private static void put(
      Map<Replay.Slot, Reply> replies,
      Map<Integer, Task> numbered,
      int level,
      GeneratedRun.Sample sample,
      String text) {
    Task task = numbered.get(sample.problem());
    if (task != null && sample.level() == level) {
      replies.put(new Replay.Slot(task.id(), sample.number()), Reply.of(Answer.Form.CODE, text));
    }
  }

  /** The way the texts were asked for; where nothing says so, with any backend. */
  private static List<Variant> ways(GeneratedRun run) throws Complaint {
    if (run.backend().isPresent()) {
      return List.of(way(run));
    }
    Precision precision = way(run).precision();
    return Arrays.stream(Backend.values())
        .map(backend -> new Variant(backend, precision, Size.ORIGINAL))
        .toList();
  }

  /** The way the texts were asked for; what is not said is as KernelBench has it by default. */
  static Variant way(GeneratedRun run) throws Complaint {
    String backend = run.backend().orElse(Backend.CUDA.label());
    String precision = run.precision().orElse(Precision.FP32.label());
    Variant usual = new Variant(Backend.CUDA, Precision.FP32, Size.ORIGINAL);
    return Variant.read(backend + "-" + precision, usual)
        .orElseThrow(
            () ->
                Complaint.usage(
                    "The run %s was asked for %s in %s, which the suite kernels has no tasks for."
                        .formatted(run.name(), backend, precision)));
  }
}
