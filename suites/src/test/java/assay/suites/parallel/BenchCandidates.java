package assay.suites.parallel;

import assay.suite.Mutant;
import assay.suites.parallel.problem.Mutants;
import assay.suites.parallel.problem.Problem;
import assay.suites.parallel.problem.ProblemLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Prints every solution of the built-in pack whose problem is one of ParEval's, right and wrong, as
 * one JSON object a line: what {@code bench/pareval} puts before each harness.
 */
final class BenchCandidates {
  private static final JsonMapper JSON = new JsonMapper();

  private BenchCandidates() {}

  public static void main(String[] arguments) throws Exception {
    Path pack = Arena.HOME.resolve("packs").resolve(ParallelSuite.NAME);
    for (Problem problem : ProblemLoader.loadPack(pack).problems()) {
      if (problem.origin().isPresent()) {
        for (Map.Entry<String, Path> oracle : problem.oracles().entrySet()) {
          String model = oracle.getKey();
          print(problem, model, "oracle", Files.readString(oracle.getValue()));
          for (Mutant mutant : Mutants.of(problem, model, ParallelSuite.FILE)) {
            String code = String.join("\n", mutant.candidate().files().values());
            print(problem, model, mutant.race() ? "race" : mutant.name(), code);
          }
        }
      }
    }
  }

  private static void print(Problem problem, String model, String kind, String code) {
    ObjectNode line = JSON.createObjectNode();
    line.put("task", ParallelSuite.NAME + "/" + problem.id() + "/" + model);
    line.put("pareval", problem.origin().orElseThrow().pareval());
    line.put("changed", !problem.origin().orElseThrow().changes().isEmpty());
    line.put("function", problem.signature().function());
    line.put("exec", model);
    line.put("kind", kind);
    line.put("code", code);
    System.out.println(line);
  }
}
