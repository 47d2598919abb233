package assay.suites.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suite.Example;
import assay.suites.kernels.module.Backend;
import assay.suites.kernels.module.ModulePack;
import assay.suites.kernels.module.ModuleTask;
import assay.suites.kernels.module.Precision;
import assay.suites.kernels.module.Size;
import assay.suites.kernels.module.Variant;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ModulePromptTest {
  private static final Path HOME = Path.of(System.getProperty("assay.home"));

  private static Variant small(Backend backend) {
    return new Variant(backend, Precision.FP32, Size.SMALL);
  }

  @ParameterizedTest
  @EnumSource(Backend.class)
  void itShowsTheModuleAndTheRules(Backend backend) throws Exception {
    ModuleTask module = ModulePack.load(HOME.resolve("packs/kernels"), "kernels").modules().get(18);
    String prompt = ModulePrompt.of(module, small(backend));
    assertThat(prompt).contains(module.source());
    assertThat(prompt).contains("But with these constants:").doesNotContain("%s");
    assertThat(prompt.split("```", -1)).hasSize(3);
    assertThat(prompt).doesNotContain("\n\n\n\n");
  }

  @ParameterizedTest
  @EnumSource(Backend.class)
  void examplesKeepTheRuleOnTheirText(Backend backend) throws Exception {
    Path pack = HOME.resolve("prompts/examples/kernels");
    List<Example> examples = new ExampleModules().of(pack, small(backend));
    assertThat(examples)
        .extracting(Example::name)
        .startsWith("add", "gelu", "matmul", "attention")
        .hasSize(backend == Backend.CUDA ? 6 : 4);
    for (Example example : examples) {
      String code = example.answer().replace("```python\n", "").replace("```", "");
      assertThat(
              switch (backend) {
                case CPP, CUDA -> OwnKernel.complaint(code);
                case TRITON -> OwnTritonKernel.complaint(code);
              })
          .as(example.name())
          .isEmpty();
      assertThat(example.question()).startsWith("```python\n").contains("class Model(");
    }
  }
}
