package assay.suites.parallel;

import assay.judge.Case;
import assay.suites.parallel.problem.Constraint;
import assay.suites.parallel.problem.Problem;
import assay.task.Hash;
import assay.task.Task;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A problem in one execution model.
 *
 * @param model what the solution is asked for in
 * @param translation present where a solution in another model is given
 * @param skipped why this machine cannot run it, if it cannot
 */
record ParallelTask(
    String pack,
    Problem problem,
    ExecutionModel model,
    Optional<Translation> translation,
    Optional<String> skipped) {
  /** A task whose solution is written anew. */
  ParallelTask(String pack, Problem problem, ExecutionModel model, Optional<String> skipped) {
    this(pack, problem, model, Optional.empty(), skipped);
  }

  /** The pack's name comes first, and the built-in pack has the suite's own. */
  String id() {
    return pack + "/" + problem.id() + "/" + exec();
  }

  /** What scores tell apart: a translation is no better or worse at the model than writing anew. */
  private String exec() {
    return translation.map(Translation::name).orElse(model.label());
  }

  Task task() {
    String prompt =
        translation
            .map(one -> one.prompt(problem, model))
            .orElseGet(() -> Prompt.of(problem, model));
    Map<String, String> labels = new HashMap<>();
    labels.putAll(Map.of("type", problem.type(), "problem", problem.id(), "exec", exec()));
    translation.ifPresent(
        one -> labels.putAll(Map.of("from", one.from().label(), "to", model.label())));
    return new Task(
        id(),
        ParallelSuite.NAME,
        pack,
        Hash.of("parallel", problem.hash(), exec(), prompt),
        labels,
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

  /** Every test size with the plainest distribution, for practice. */
  List<Case> practice() {
    String plain = problem.distributions().getFirst();
    return cases().stream().filter(one -> one.distribution().equals(plain)).toList();
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

  /** The text of the built-in solution, where there is one. */
  Optional<String> oracle() {
    return solution(problem, model);
  }

  /** One for HIP follows from one for CUDA, where it has none of its own. */
  static Optional<String> solution(Problem problem, ExecutionModel model) {
    Path file = problem.oracles().get(model.label());
    if (file == null && model == ExecutionModel.HIP) {
      return solution(problem, ExecutionModel.CUDA).map(HipSource::of);
    }
    try {
      return file == null ? Optional.empty() : Optional.of(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A text that compiles and does nothing. */
  String nothing() {
    String result = emptyReturn();
    String kernel = model.launches(problem) ? "__global__ void nothing() {}\n\n" : "";
    return kernel
        + model.declaration(problem)
        + " {\n  "
        + (kernel.isEmpty() ? model.pretence() : "nothing<<<1, 1>>>();\n  ")
        + (result.isEmpty() ? "" : result + "\n")
        + "}\n";
  }

  /** What attack templates may refer to. */
  Map<String, String> placeholders() {
    return Map.of(
        "SIGNATURE",
        model.declaration(problem),
        "NOTHING",
        emptyReturn(),
        "FUNCTION",
        problem.signature().function(),
        "SOLUTION",
        oracle().orElse(""));
  }

  private String emptyReturn() {
    return problem.signature().returns().isPresent() ? "return {};" : "";
  }

  private List<Long> ordered(Map<String, Long> sizes) {
    return problem.signature().sizes().stream().map(sizes::get).toList();
  }
}
