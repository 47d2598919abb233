package assay.suites.parallel.problem;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suite.Mutant;
import assay.suites.parallel.signature.Cpu;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The built-in pack is whole: all sixty problems, with solutions and enough wrong ones. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BuiltInPackTest {
  private static final List<String> MODELS = List.of("serial", "omp", "mpi", "mpi+omp", "kokkos");
  private static final int LEAST_MUTANTS = 8;
  private static final int LEAST_SUBTLE = 2;

  private List<Problem> problems = List.of();

  @BeforeAll
  void load() throws Exception {
    Path home = Path.of(System.getProperty("assay.home"));
    problems = ProblemLoader.loadPack(home.resolve("packs/parallel")).problems();
  }

  @Test
  void everyProblemIsThereUnderItsSignature() throws Exception {
    Map<String, String> expected = new TreeMap<>();
    for (SixtySignatures.Entry entry : SixtySignatures.read()) {
      expected.put(entry.name(), entry.cpp());
    }
    Map<String, String> found = new TreeMap<>();
    for (Problem problem : problems) {
      found.put(problem.origin().orElseThrow().pareval(), Cpu.declaration(problem.signature()));
    }
    assertThat(found).isEqualTo(expected);
  }

  @Test
  void everyExecutionModelHasAnOracle() {
    for (Problem problem : problems) {
      assertThat(problem.oracles().keySet()).as(problem.id()).containsAll(MODELS);
    }
  }

  @Test
  void everyProblemHasWrongSolutionsAndSomeThatAreHardToFind() throws Exception {
    for (Problem problem : problems) {
      List<Mutant> mutants = new ArrayList<>();
      for (String model : MODELS) {
        mutants.addAll(Mutants.of(problem, model, "candidate.cpp"));
      }
      assertThat(mutants).as(problem.id()).hasSizeGreaterThanOrEqualTo(LEAST_MUTANTS);
      assertThat(mutants.stream().filter(one -> one.only().isPresent()))
          .as(problem.id())
          .hasSizeGreaterThanOrEqualTo(LEAST_SUBTLE);
    }
  }

  @Test
  void whatTheOriginalGotWrongIsSaid() {
    List<String> wrong = List.of("07", "10", "11", "15", "21", "33", "34", "43", "45", "48");
    for (Problem problem : problems) {
      Origin origin = problem.origin().orElseThrow();
      if (wrong.contains(origin.pareval().substring(0, 2))) {
        assertThat(origin.changes()).as(problem.id()).isNotBlank();
      }
    }
  }
}
