package assay.suites.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.parallel.problem.ProblemLoader;
import assay.suites.parallel.problem.ProblemPack;
import assay.task.Task;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TranslationTest {
  private Translations translations;

  @BeforeEach
  void open() throws Exception {
    ProblemPack pack = ProblemLoader.loadPack(Arena.HOME.resolve("packs/parallel"));
    translations = new Translations(pack, _ -> Optional.empty());
  }

  private Task task(String problem, String name) {
    return translations.named(name).stream()
        .filter(task -> task.problem().id().equals(problem))
        .findFirst()
        .orElseThrow()
        .task();
  }

  @Test
  void showsTheSolutionAsACommentAndThenAsksAsUsual() throws Exception {
    Task task = task("transform/relu", "serial-to-omp");
    assertThat(task.prompt())
        .startsWith("// Serial implementation of relu\n// void relu(std::vector<double> &x) {\n//")
        .contains("\n// }\n\n// OpenMP implementation of relu\n#include <omp.h>\n")
        .endsWith("void relu(std::vector<double> &x) {");
    assertThat(task.labels())
        .containsAllEntriesOf(Map.of("exec", "serial-to-omp", "from", "serial", "to", "omp"));
  }

  @Test
  void aWorkedTranslationOfAnotherProblemComesFirst() throws Exception {
    String prompt = task("transform/relu", "serial-to-mpi-by-example").prompt();
    assertThat(prompt)
        .containsSubsequence(
            "// Serial implementation of squareEach",
            "// MPI implementation of squareEach",
            "MPI_Gatherv",
            "// Serial implementation of relu",
            "// MPI implementation of relu");
    assertThat(task("transform/squaring", "serial-to-mpi-by-example").prompt())
        .startsWith("// Serial implementation of relu");
  }

  @Test
  void anyPairCanBeNamedAndNothingElse() {
    for (String name : List.of("mpi-to-mpi+omp", "mpi+omp-to-serial", "omp-to-mpi")) {
      assertThat(translations.named(name)).hasSize(60);
    }
    for (String name : List.of("omp", "omp-to-omp", "omp-to-", "-to-omp", "fortran-to-omp", "")) {
      assertThat(translations.named(name)).isEmpty();
    }
    assertThat(translations.named("translation"))
        .extracting(ParallelTask::id)
        .doesNotHaveDuplicates();
  }
}
