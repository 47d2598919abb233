package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.suite.Suite;
import assay.suites.parallel.ParallelSuite;
import assay.task.Task;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SelectionTest {
  @TempDir private Path folder;
  private Suite suite;

  @BeforeAll
  void open() throws Exception {
    Path home = Path.of(System.getProperty("assay.home"));
    suite =
        ParallelSuite.open(
            home,
            home.resolve("packs/parallel"),
            folder,
            folder,
            Optional.empty(),
            2,
            Optional.empty());
  }

  @Test
  void meansEveryGenerationTaskByDefault() throws Exception {
    assertThat(new Selection().of(List.of(suite))).isEqualTo(suite.tasks());
    assertThat(ids(List.of("all"), List.of())).hasSameSizeAs(suite.tasks());
  }

  @Test
  void filtersByExecutionModelAndGlob() throws Exception {
    assertThat(ids(List.of("omp"), List.of("reduce/average/*", "scan/prefix-sum/*")))
        .containsExactly("parallel/reduce/average/omp", "parallel/scan/prefix-sum/omp");
    assertThat(ids(List.of("omp", "serial"), List.of("parallel/reduce/average/*")))
        .containsExactly("parallel/reduce/average/serial", "parallel/reduce/average/omp");
    assertThat(ids(List.of(), List.of("*/average/serial", "*/prefix-sum/omp")))
        .containsExactly("parallel/reduce/average/serial", "parallel/scan/prefix-sum/omp");
  }

  @Test
  void findsTranslationsWhereTheyAreNamed() throws Exception {
    assertThat(ids(List.of("serial-to-omp"), List.of()))
        .hasSize(60)
        .contains("parallel/scan/prefix-sum/serial-to-omp");
    assertThat(ids(List.of("omp", "mpi-to-omp-by-example"), List.of("reduce/average/*")))
        .containsExactly(
            "parallel/reduce/average/omp", "parallel/reduce/average/mpi-to-omp-by-example");
    assertThat(ids(List.of("translation"), List.of("reduce/average/*")))
        .startsWith(
            "parallel/reduce/average/serial-to-omp", "parallel/reduce/average/serial-to-mpi");
  }

  @Test
  void saysWhatWasProbablyMeant() {
    assertThatThrownBy(() -> ids(List.of("opm"), List.of()))
        .isInstanceOf(Complaint.class)
        .hasMessageStartingWith("There is no execution model 'opm' here, only ")
        .hasMessageEndingWith("; did you mean 'omp'?");
    assertThatThrownBy(() -> ids(List.of("omp-to-omp"), List.of()))
        .isInstanceOf(Complaint.class)
        .hasMessageStartingWith("There is no execution model 'omp-to-omp' here");
    assertThatThrownBy(() -> ids(List.of(), List.of("parallel/scan/prefix-sums/omp")))
        .isInstanceOf(Complaint.class)
        .hasMessage(
            "No task is meant by these options; did you mean 'parallel/scan/prefix-sum/omp'?"
                + " (./assay tasks lists them).");
  }

  private List<String> ids(List<String> exec, List<String> globs) throws Complaint {
    Selection selection = new Selection();
    selection.exec = exec;
    selection.globs = globs;
    return selection.of(List.of(suite)).stream().map(Task::id).toList();
  }
}
