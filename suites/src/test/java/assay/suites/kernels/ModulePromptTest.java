package assay.suites.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.kernels.module.Backend;
import assay.suites.kernels.module.ModulePack;
import assay.suites.kernels.module.ModuleTask;
import assay.suites.kernels.module.Precision;
import assay.suites.kernels.module.Size;
import assay.suites.kernels.module.Variant;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ModulePromptTest {
  private static final Path HOME = Path.of(System.getProperty("assay.home"));

  @ParameterizedTest
  @EnumSource(Backend.class)
  void itShowsTheModuleAnExampleAndTheRules(Backend backend) throws Exception {
    ModuleTask module = ModulePack.load(HOME.resolve("packs/kernels"), "kernels").modules().get(18);
    String prompt = ModulePrompt.of(module, new Variant(backend, Precision.FP32, Size.SMALL));
    assertThat(prompt).contains(module.source()).contains(ModulePrompt.example(backend));
    assertThat(prompt).contains("But with these constants:").doesNotContain("%s");
    assertThat(prompt.split("```", -1)).hasSize(5);
    assertThat(prompt).doesNotContain("\n\n\n\n");
  }

  @ParameterizedTest
  @EnumSource(Backend.class)
  void anExampleKeepsTheRuleOnItsText(Backend backend) {
    String example = ModulePrompt.example(backend);
    assertThat(
            switch (backend) {
              case CPP, CUDA -> OwnKernel.complaint(example);
              case TRITON -> OwnTritonKernel.complaint(example);
            })
        .isEmpty();
  }
}
