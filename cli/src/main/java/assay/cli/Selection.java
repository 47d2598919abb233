package assay.cli;

import assay.pack.Spelling;
import assay.task.Glob;
import assay.task.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import picocli.CommandLine.Option;

/** Which tasks of a suite are meant. */
final class Selection {
  @Option(
      names = "--exec",
      split = ",",
      paramLabel = "MODEL",
      description = "Execution models, such as serial,omp.")
  List<String> exec = new ArrayList<>();

  @Option(
      names = "--tasks",
      split = ",",
      paramLabel = "GLOB",
      description = "Task ids, with or without the pack in front; * stands for anything.")
  List<String> globs = new ArrayList<>();

  /** The tasks that are meant, in their order. */
  List<Task> of(List<Task> all) throws Complaint {
    requireKnown(all);
    List<Task> chosen = new ArrayList<>();
    for (Task task : all) {
      boolean executes = exec.isEmpty() || exec.contains(task.labels().getOrDefault("exec", ""));
      boolean named = globs.isEmpty() || globs.stream().anyMatch(glob -> names(glob, task.id()));
      if (executes && named) {
        chosen.add(task);
      }
    }
    if (chosen.isEmpty()) {
      List<String> ids = all.stream().map(Task::id).toList();
      String hint = globs.size() == 1 ? Spelling.hint(globs.getFirst(), ids) : "";
      throw Complaint.usage(
          "No task is meant by these options" + hint + " (./assay tasks lists them).");
    }
    return chosen;
  }

  private void requireKnown(List<Task> all) throws Complaint {
    TreeSet<String> known = new TreeSet<>();
    all.forEach(task -> known.add(task.labels().getOrDefault("exec", "")));
    for (String model : exec) {
      if (!known.contains(model)) {
        throw Complaint.usage(
            "There is no execution model '%s' here, only %s%s"
                .formatted(model, String.join(", ", known), Spelling.hint(model, known)));
      }
    }
  }

  private static boolean names(String glob, String id) {
    return Glob.matches(glob, id) || Glob.matches(glob, id.substring(id.indexOf('/') + 1));
  }
}
