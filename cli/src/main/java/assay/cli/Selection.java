package assay.cli;

import static java.util.stream.Collectors.toCollection;

import assay.pack.Spelling;
import assay.suite.Suite;
import assay.task.Glob;
import assay.task.Task;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import picocli.CommandLine.Option;

/** Which tasks of a suite are meant. */
final class Selection {
  private static final String ALL = "all";

  @Option(
      names = "--exec",
      split = ",",
      paramLabel = "MODEL",
      description = {
        "Execution models, such as serial,omp; all is the default.",
        "serial-to-omp asks for translations, serial-to-omp-by-example after one that is shown, translation for those of the ParEval paper."
      })
  List<String> exec = new ArrayList<>();

  @Option(
      names = "--tasks",
      split = ",",
      paramLabel = "GLOB",
      description = "Task ids, with or without the pack in front; * stands for anything.")
  List<String> globs = new ArrayList<>();

  /** The tasks that are meant, suite by suite in their order. */
  List<Task> of(List<Suite> suites) throws Complaint {
    List<Task> chosen = new ArrayList<>();
    List<String> ids = new ArrayList<>();
    for (Task task : executed(suites)) {
      ids.add(task.id());
      if (globs.isEmpty() || globs.stream().anyMatch(glob -> names(glob, task.id()))) {
        chosen.add(task);
      }
    }
    if (chosen.isEmpty()) {
      String hint = globs.size() == 1 ? Spelling.hint(globs.getFirst(), ids) : "";
      throw Complaint.usage(
          "No task is meant by these options" + hint + " (./assay tasks lists them).");
    }
    return chosen;
  }

  private Collection<Task> executed(List<Suite> suites) throws Complaint {
    List<Task> all = suites.stream().flatMap(suite -> suite.tasks().stream()).toList();
    if (exec.isEmpty() || exec.contains(ALL)) {
      return all;
    }
    Map<String, Task> executed = new LinkedHashMap<>();
    all.stream()
        .filter(task -> exec.contains(exec(task)))
        .forEach(task -> executed.put(task.id(), task));
    Set<String> known = all.stream().map(Selection::exec).collect(toCollection(TreeSet::new));
    for (String model : exec) {
      List<Task> further = suites.stream().flatMap(one -> one.further(model).stream()).toList();
      further.forEach(task -> executed.put(task.id(), task));
      if (further.isEmpty() && !known.contains(model)) {
        throw Complaint.usage(
            "There is no execution model '%s' here, only %s%s"
                .formatted(model, String.join(", ", known), Spelling.hint(model, known)));
      }
    }
    return executed.values();
  }

  private static String exec(Task task) {
    return task.labels().getOrDefault("exec", "");
  }

  private static boolean names(String glob, String id) {
    return Glob.matches(glob, id) || Glob.matches(glob, id.substring(id.indexOf('/') + 1));
  }
}
