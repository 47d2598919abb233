package assay.suites.parallel;

import assay.suites.parallel.problem.Problem;
import java.util.Optional;

/**
 * What makes a task a translation.
 *
 * @param name what it is called after, such as {@code serial-to-omp}
 * @param from the execution model in which the solution is given
 * @param example another problem whose translation is shown first
 */
record Translation(String name, ExecutionModel from, Optional<Problem> example) {
  /** The prompt: solutions as comments, then what a model is asked that is given none. */
  String prompt(Problem problem, ExecutionModel into) {
    StringBuilder text = new StringBuilder();
    example.ifPresent(
        shown -> {
          implementation(text, shown, from);
          implementation(text, shown, into);
        });
    implementation(text, problem, from);
    return text.append(heading(problem, into)).append(Prompt.of(problem, into)).toString();
  }

  private static void implementation(StringBuilder text, Problem problem, ExecutionModel model) {
    text.append(heading(problem, model));
    for (String line :
        ParallelTask.solution(problem, model).orElseThrow().strip().split("\n", -1)) {
      text.append("// ".concat(line).stripTrailing()).append('\n');
    }
    text.append('\n');
  }

  private static String heading(Problem problem, ExecutionModel model) {
    return "// %s implementation of %s\n".formatted(model.title(), problem.signature().function());
  }
}
