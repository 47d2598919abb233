package assay.suites.kernels.kernelbench;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.kernels.KernelsSuite;
import assay.suites.kernels.module.Origin;
import assay.task.Task;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.junit.jupiter.api.io.TempDir;

/** The real checkout, which {@code ASSAY_KERNELBENCH} names. */
@EnabledIfEnvironmentVariable(named = "ASSAY_KERNELBENCH", matches = ".+")
final class RealCheckoutTest {
  private static final int PROBLEMS = 270;
  private static final int TIMED = 250;

  @TempDir Path folder;

  @Test
  void everyProblemIsATask() throws Exception {
    Checkout checkout = Checkout.inspect(Path.of(System.getenv("ASSAY_KERNELBENCH")));
    assertThat(checkout.problems()).hasSize(PROBLEMS);
    ImportedPack.write(checkout, folder);
    KernelsSuite suite =
        KernelsSuite.open(
            Path.of("..").toAbsolutePath().normalize(),
            folder,
            folder.resolve("cache"),
            folder.resolve("scratch"),
            Optional.empty(),
            2);
    List<Task> tasks = suite.further("cpp@original");
    assertThat(tasks)
        .hasSize(PROBLEMS)
        .allSatisfy(task -> assertThat(suite.task(task.id())).contains(task))
        .extracting(Task::id)
        .doesNotHaveDuplicates()
        .contains("kernelbench/level1/19_ReLU/cpp@original");
    assertThat(tasks)
        .filteredOn(task -> task.labels().containsValue("level4"))
        .hasSize(20)
        .allSatisfy(task -> assertThat(task.skipped().orElseThrow()).contains("downloads"));
    assertThat(tasks)
        .filteredOn(task -> task.skipped().orElse("").contains("cannot be loaded"))
        .isEmpty();
    assertThat(tasks)
        .filteredOn(task -> task.labels().containsKey(Origin.UNSOUND))
        .hasSizeBetween(15, 40);
  }

  @Test
  void everyBaselineIsAboutItsProblems() throws Exception {
    Checkout checkout = Checkout.inspect(Path.of(System.getenv("ASSAY_KERNELBENCH")));
    try (Stream<Path> files = Files.walk(checkout.folder().resolve("results/timing"))) {
      List<Path> baselines = files.filter(file -> file.toString().endsWith(".json")).toList();
      assertThat(baselines).isNotEmpty();
      for (Path file : baselines) {
        Baseline baseline = Baseline.read(file);
        assertThat(checkout.problems())
            .as(baseline.name())
            .filteredOn(one -> baseline.milliseconds(one.level(), one.name()).isPresent())
            .hasSize(TIMED);
      }
    }
  }
}
