package assay.suites.parallel.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The problems that prompts show: solved in every model, and none of the sixty. */
class ExamplePackTest {
  private static final Path HOME = Path.of(System.getProperty("assay.home"));

  @Test
  void everyExampleIsSolvedInEveryModel() throws Exception {
    List<Problem> examples = examples();
    assertThat(examples)
        .extracting(Problem::id)
        .containsExactly(
            "examples/001-blend", "examples/002-gelu-row-means", "examples/003-add-transposed");
    for (Problem example : examples) {
      assertThat(example.oracles().keySet())
          .as(example.id())
          .containsExactlyInAnyOrder("serial", "omp", "mpi", "mpi+omp", "kokkos", "cuda");
    }
  }

  @Test
  void noExampleIsATask() throws Exception {
    List<Problem> asked = ProblemLoader.loadPack(HOME.resolve("packs/parallel")).problems();
    assertThat(asked)
        .extracting(one -> one.signature().function())
        .doesNotContainAnyElementsOf(
            examples().stream().map(one -> one.signature().function()).toList());
  }

  private static List<Problem> examples() throws Exception {
    return ProblemLoader.loadPack(HOME.resolve("prompts/examples/parallel")).problems();
  }
}
