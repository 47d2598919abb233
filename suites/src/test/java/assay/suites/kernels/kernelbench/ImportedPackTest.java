package assay.suites.kernels.kernelbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import assay.pack.PackException;
import assay.suites.kernels.KernelsSuite;
import assay.suites.kernels.module.ModuleTask;
import assay.suites.kernels.module.Origin;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ImportedPackTest {
  @TempDir Path folder;
  private Path source = Path.of("");
  private Path pack = Path.of("");

  @BeforeEach
  void makePack() throws IOException, PackException {
    source = Miniature.copy(folder.resolve("it's a checkout"));
    pack = folder.resolve("pack");
    ImportedPack.write(Checkout.inspect(source), pack);
  }

  private KernelsSuite suite() throws Exception {
    Path home = Path.of("..").toAbsolutePath().normalize();
    return KernelsSuite.open(
        home, pack, folder.resolve("cache"), folder.resolve("scratch"), Optional.empty(), 2);
  }

  @Test
  void refersToTheCheckoutAndCopiesNothing() throws Exception {
    try (var files = Files.list(pack)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("pack.yaml", "checkout.yaml");
    }
    assertThat(ImportedPack.read(pack).modules())
        .extracting(ModuleTask::model)
        .allSatisfy(model -> assertThat(model).startsWith(source).exists());
  }

  @Test
  void isAPackOfTheSuite() throws Exception {
    KernelsSuite suite = suite();
    List<Task> tasks = suite.further("cuda@original");
    assertThat(tasks)
        .extracting(Task::id)
        .containsExactly(
            "kernelbench/level1/19_ReLU/cuda@original",
            "kernelbench/level1/1_Scaled_sum_/cuda@original",
            "kernelbench/level1/23_Softmax/cuda@original",
            "kernelbench/level1/2_Vast/cuda@original",
            "kernelbench/level2/1_Twice_/cuda@original",
            "kernelbench/level3/1_Elsewhere/cuda@original",
            "kernelbench/level4/1_some-model_bs1_seq8/cuda@original");
    assertThat(suite.tasks()).hasSize(7);
    assertThat(suite.further("cpp@small")).isEmpty();
    assertThat(suite.task("kernelbench/level1/19_ReLU/cpp@small")).isEmpty();
    assertThat(suite.task("kernels/level1/19_ReLU/cpp@original")).isEmpty();
    Task task = suite.task("kernelbench/level1/19_ReLU/cpp-bf16@original").orElseThrow();
    assertThat(task.pack()).isEqualTo("kernelbench");
    assertThat(task.labels())
        .containsEntry("level", "level1")
        .containsEntry(Origin.PROBLEM, "19")
        .containsEntry("size", "original");
    assertThat(task.prompt()).contains("    return []\n```").doesNotContain("these constants");
  }

  @Test
  void saysWhyATaskCannotRun() throws Exception {
    KernelsSuite suite = suite();
    Optional<String> why = skipped(suite, "level1/1_Scaled_sum_");
    assumeFalse(why.orElse("").contains("no PyTorch"));
    assertThat(why).isEmpty();
    assertThat(skipped(suite, "level1/2_Vast").orElseThrow())
        .startsWith("its inputs take 70368.7 GB, and there must be room for 8 times that");
    assertThat(skipped(suite, "level3/1_Elsewhere").orElseThrow())
        .endsWith("has no module assay_has_no_such_module");
    assertThat(skipped(suite, "level4/1_some-model_bs1_seq8"))
        .contains(
            "it downloads a model while it is built, and modules are judged without a network");
  }

  private static Optional<String> skipped(KernelsSuite suite, String id) {
    return suite.task("kernelbench/" + id + "/cpp@original").orElseThrow().skipped();
  }

  @Test
  void marksWhatShouldNotBeCounted() throws Exception {
    KernelsSuite suite = suite();
    assertThat(labels(suite, "level1/19_ReLU"))
        .containsKey(Origin.UNSOUND)
        .doesNotContainKey(Origin.DECEIVED);
    assertThat(labels(suite, "level1/23_Softmax"))
        .containsKey(Origin.DECEIVED)
        .doesNotContainKey(Origin.UNSOUND);
    assertThat(labels(suite, "level1/1_Scaled_sum_"))
        .doesNotContainKeys(Origin.UNSOUND, Origin.DECEIVED);
  }

  private static Map<String, String> labels(KernelsSuite suite, String id) {
    return suite.task("kernelbench/" + id + "/cpp@original").orElseThrow().labels();
  }

  @Test
  void refusesACheckoutThatHasBecomeAnother() throws Exception {
    Files.createDirectories(source.resolve(".git"));
    Files.writeString(source.resolve(".git/HEAD"), "0123456789abcdef\n");
    assertThatThrownBy(() -> ImportedPack.read(pack))
        .isInstanceOf(PackException.class)
        .hasMessageContaining(
            "expected the checkout at unknown, found it at 0123456789abcdef; import it again");
  }
}
