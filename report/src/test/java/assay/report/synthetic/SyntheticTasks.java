package assay.report.synthetic;

import assay.task.Hash;
import assay.task.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tasks with the labels of the parallel suite. */
final class SyntheticTasks {
  static final List<String> EXECS = List.of("serial", "omp", "mpi", "mpi+omp");

  private static final List<String> TYPES =
      List.of(
          "dense_la",
          "fft",
          "geometry",
          "graph",
          "histogram",
          "reduce",
          "scan",
          "search",
          "sort",
          "sparse_la",
          "stencil",
          "transform");

  private static final List<String> NAMES =
      List.of("average", "smallest-odd", "sum-of-squares", "longest-run", "count-peaks");

  private SyntheticTasks() {}

  /** That many tasks, spread over types and execution models. */
  static List<Task> tasks(int count) {
    List<Task> tasks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String exec = EXECS.get(i % EXECS.size());
      String type = TYPES.get(i / EXECS.size() % TYPES.size());
      int round = i / (EXECS.size() * TYPES.size());
      String name = NAMES.get(round % NAMES.size());
      String problem = type + "/" + name + (round < NAMES.size() ? "" : "-" + round / NAMES.size());
      tasks.add(task(type, problem, exec));
    }
    return tasks;
  }

  private static Task task(String type, String problem, String exec) {
    String id = "parallel/" + problem + "/" + exec;
    String prompt = prompt(problem, exec);
    return new Task(
        id,
        "parallel",
        "parallel",
        Hash.of("synthetic", id, prompt),
        Map.of("type", type, "problem", problem, "exec", exec),
        prompt,
        Optional.empty());
  }

  private static String prompt(String problem, String exec) {
    String how =
        switch (exec) {
          case "omp" -> "\n   Use OpenMP to compute in parallel.";
          case "mpi" -> "\n   Use MPI to compute in parallel; every rank has the whole input.";
          case "mpi+omp" -> "\n   Use MPI and OpenMP to compute in parallel.";
          default -> "";
        };
    return """
        %s/* Return the value that %s asks for, over all n elements of x.%s
           Example:

           input: x=[1, 8, 4, 5, 1]
           output: 3.8
        */
        double evaluate(std::vector<double> const& x) {"""
        .formatted(exec.contains("omp") ? "#include <omp.h>\n\n" : "", problem, how);
  }
}
