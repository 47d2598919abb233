package assay.suites.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.kernels.module.ModulePack;
import assay.suites.kernels.module.ModuleTask;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An example that is asked for would be an answer. */
class ExamplePackTest {
  private static final Path HOME = Path.of(System.getProperty("assay.home"));

  private static List<List<String>> operators(String pack) throws Exception {
    return ModulePack.load(HOME.resolve(pack), KernelsSuite.NAME).modules().stream()
        .map(ModuleTask::operators)
        .toList();
  }

  @Test
  void noExampleIsATask() throws Exception {
    assertThat(operators("packs/kernels"))
        .doesNotContainAnyElementsOf(operators("prompts/examples/kernels"));
  }
}
