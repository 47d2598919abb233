package assay.suites.parallel;

import assay.pack.PackException;
import assay.suite.Example;
import assay.suites.parallel.problem.Problem;
import assay.suites.parallel.problem.ProblemLoader;
import assay.suites.parallel.problem.ProblemPack;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Problems with solutions that prompts show, in packs like any other. */
final class ExampleProblems {
  private final Map<Path, ProblemPack> packs = new ConcurrentHashMap<>();

  /** Those that are solved in that execution model. */
  List<Example> of(Path folder, ExecutionModel model) throws PackException {
    List<Example> examples = new ArrayList<>();
    for (Problem problem : pack(folder).problems()) {
      ParallelTask.solution(problem, model)
          .ifPresent(
              code ->
                  examples.add(
                      new Example(
                          Example.name(problem.id().substring(problem.id().lastIndexOf('/') + 1)),
                          fenced(Prompt.of(problem, model)),
                          fenced(code))));
    }
    return examples;
  }

  private static String fenced(String code) {
    return "```cpp\n" + code.strip() + "\n```";
  }

  private ProblemPack pack(Path folder) throws PackException {
    ProblemPack known = packs.get(folder);
    if (known == null) {
      known = ProblemLoader.loadPack(folder);
      packs.put(folder, known);
    }
    return known;
  }
}
