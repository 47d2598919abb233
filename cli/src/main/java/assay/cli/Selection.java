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

  /** Leaves it to the suite. */
  private static final String USUAL = "";

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
      names = "--backend",
      split = ",",
      paramLabel = "NAME",
      description =
          "What modules of the suite kernels are written in: cuda, triton or cpp; cuda is the default where there is a GPU.")
  List<String> backends = new ArrayList<>();

  @Option(
      names = "--size",
      split = ",",
      paramLabel = "NAME",
      description = "How large their inputs are: paper, large or small, the default on a CPU.")
  List<String> sizes = new ArrayList<>();

  @Option(
      names = "--precision",
      split = ",",
      paramLabel = "NAME",
      description = "What they compute in: fp32 (the default), fp16 or bf16.")
  List<String> precisions = new ArrayList<>();

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

  /** The ways of asking that the options for modules name, such as {@code cpp@small}. */
  private List<String> ways() {
    List<String> ways = new ArrayList<>();
    for (String backend : orUsual(backends)) {
      for (String precision : orUsual(precisions)) {
        for (String size : orUsual(sizes)) {
          ways.add(
              backend
                  + (precision.isEmpty() ? "" : "-" + precision)
                  + (size.isEmpty() ? "" : "@" + size));
        }
      }
    }
    ways.remove(USUAL);
    return ways;
  }

  private static List<String> orUsual(List<String> named) {
    return named.isEmpty() ? List.of(USUAL) : named;
  }

  private Collection<Task> executed(List<Suite> suites) throws Complaint {
    List<Task> all = suites.stream().flatMap(suite -> suite.tasks().stream()).toList();
    List<String> ways = ways();
    if (!ways.isEmpty()) {
      return asked(suites, ways);
    }
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

  private static Collection<Task> asked(List<Suite> suites, List<String> ways) throws Complaint {
    Map<String, Task> asked = new LinkedHashMap<>();
    for (String way : ways) {
      List<Task> tasks = suites.stream().flatMap(one -> one.further(way).stream()).toList();
      if (tasks.isEmpty()) {
        throw Complaint.usage(
            "Nothing can be asked for as '%s': --backend is cuda, triton or cpp, --size paper, large or small, --precision fp32, fp16 or bf16, and all three are for the suite kernels."
                .formatted(way));
      }
      tasks.forEach(task -> asked.put(task.id(), task));
    }
    return asked.values();
  }

  private static String exec(Task task) {
    return task.labels().getOrDefault("exec", "");
  }

  private static boolean names(String glob, String id) {
    return Glob.matches(glob, id) || Glob.matches(glob, id.substring(id.indexOf('/') + 1));
  }
}
