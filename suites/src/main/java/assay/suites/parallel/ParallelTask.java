package assay.suites.parallel;

import assay.judge.Case;
import assay.suites.parallel.problem.Constraint;
import assay.suites.parallel.problem.Problem;
import assay.task.Hash;
import assay.task.Task;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A problem in one execution model. */
record ParallelTask(String pack, Problem problem, ExecutionModel model, Optional<String> skipped) {
  /** The pack's name comes first, and the built-in pack has the suite's own. */
  String id() {
    return pack + "/" + problem.id() + "/" + model.label();
  }

  Task task() {
    String prompt = Prompt.of(problem, model);
    return new Task(
        id(),
        ParallelSuite.NAME,
        pack,
        Hash.of("parallel", problem.hash(), model.label(), prompt),
        Map.of("type", problem.type(), "problem", problem.id(), "exec", model.label()),
        prompt,
        skipped);
  }

  /** Every test size with every distribution. */
  List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    for (Map<String, Long> size : problem.sizes().test()) {
      for (String distribution : problem.distributions()) {
        cases.add(new Case(distribution, ordered(size)));
      }
    }
    return cases;
  }

  /** The size and the distribution that are measured: the first one the problem names. */
  Case timed() {
    return timed(1);
  }

  /** The same with every size times a factor, or the next one above that may be. */
  Case timed(double factor) {
    Map<String, Long> scaled = new HashMap<>();
    problem
        .sizes()
        .timed()
        .forEach((symbol, size) -> scaled.put(symbol, allowed(symbol, scaled(size, factor))));
    return new Case(problem.distributions().getFirst(), ordered(scaled));
  }

  private static long scaled(long size, double factor) {
    return size == 0 ? 0 : Math.max(1, Math.round(size * factor));
  }

  private long allowed(String symbol, long size) {
    Constraint constraint = problem.where().get(symbol);
    long allowed = size;
    while (constraint != null && !constraint.holds(allowed)) {
      allowed++;
    }
    return allowed;
  }

  private List<Long> ordered(Map<String, Long> sizes) {
    return problem.signature().sizes().stream().map(sizes::get).toList();
  }
}
