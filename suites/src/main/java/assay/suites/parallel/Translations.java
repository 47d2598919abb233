package assay.suites.parallel;

import assay.suites.parallel.problem.Problem;
import assay.suites.parallel.problem.ProblemPack;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The tasks in which a solution is given in one execution model and asked for in another. They are
 * called after both, such as {@code serial-to-omp}, and {@code serial-to-omp-by-example} where a
 * worked translation of another problem is shown first.
 *
 * @param lacks why a model's tasks cannot run here, if so
 */
record Translations(ProblemPack pack, Function<ExecutionModel, Optional<String>> lacks) {
  /** Every pair the ParEval paper looks at. */
  static final String USUAL = "translation";

  private static final List<String> PAIRS =
      List.of("serial-to-omp", "serial-to-mpi", "cuda-to-kokkos");

  private static final String TO = "-to-";
  private static final String BY_EXAMPLE = "-by-example";

  /**
   * What is simple enough to show how the models differ and little else, the first choice first.
   */
  private static final List<String> EXAMPLES = List.of("transform/squaring", "transform/relu");

  /** Of every problem that can be translated so; none where the name is no translation. */
  List<ParallelTask> named(String name) {
    boolean example = name.endsWith(BY_EXAMPLE);
    String plain = example ? name.substring(0, name.length() - BY_EXAMPLE.length()) : name;
    if (plain.equals(USUAL)) {
      List<ParallelTask> all = new ArrayList<>();
      PAIRS.forEach(pair -> all.addAll(named(example ? pair + BY_EXAMPLE : pair)));
      return all;
    }
    int to = plain.indexOf(TO);
    if (to < 0) {
      return List.of();
    }
    Optional<ExecutionModel> from = ExecutionModel.named(plain.substring(0, to));
    Optional<ExecutionModel> into = ExecutionModel.named(plain.substring(to + TO.length()));
    if (from.isEmpty() || into.isEmpty() || from.equals(into)) {
      return List.of();
    }
    return of(from.get(), into.get(), name, example);
  }

  private List<ParallelTask> of(
      ExecutionModel from, ExecutionModel into, String name, boolean example) {
    List<ParallelTask> tasks = new ArrayList<>();
    for (Problem problem : pack.problems()) {
      Optional<Problem> shown = example ? example(problem, from, into) : Optional.empty();
      boolean complete = !example || shown.isPresent();
      if (solved(problem, from) && complete) {
        tasks.add(
            new ParallelTask(
                pack.pack().name(),
                problem,
                into,
                Optional.of(new Translation(name, from, shown)),
                lacks.apply(into)));
      }
    }
    return tasks;
  }

  private Optional<Problem> example(Problem problem, ExecutionModel from, ExecutionModel into) {
    for (String id : EXAMPLES) {
      for (Problem one : pack.problems()) {
        boolean fits = solved(one, from) && solved(one, into);
        if (one.id().equals(id) && !one.id().equals(problem.id()) && fits) {
          return Optional.of(one);
        }
      }
    }
    return Optional.empty();
  }

  private static boolean solved(Problem problem, ExecutionModel model) {
    return ParallelTask.solution(problem, model).isPresent();
  }
}
