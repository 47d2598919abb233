package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.suites.kernels.baseline.KeptBaselines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Modules of PyTorch from the answer to the verdict, on a CPU. */
final class KernelsIT {
  private static final String RELU = "kernels/level1/019-relu/cpp@small";
  private static final String SOME =
      "level1/019-relu/*,level2/081-gemm-swish-divide-clamp-tanh-clamp/*,level3/001-mlp/*";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "cpp, fp32, small, cpp@small",
    "cuda, bf16, paper, cuda-bf16@paper",
    "triton, fp32, large, triton@large"
  })
  void everyModuleIsThereInEveryWay(String backend, String precision, String size, String way) {
    List<String> words = new ArrayList<>(List.of("tasks", "kernels", "--backend", backend));
    words.addAll(List.of("--precision", precision, "--size", size, "--json"));
    JsonNode tasks = Invocation.of(folder, words.toArray(String[]::new)).json().path("tasks");
    assertThat(tasks).hasSize(250);
    assertThat(tasks)
        .allSatisfy(task -> assertThat(task.path("id").asString()).endsWith("/" + way));
  }

  @Test
  void aWayThatThereIsNotIsAnsweredWithThoseThereAre() {
    Invocation asked = Invocation.of(folder, "tasks", "kernels", "--backend", "opencl");
    assertThat(asked.code()).isEqualTo(2);
    assertThat(asked.error())
        .startsWith("Nothing can be asked for as 'opencl': --backend is cuda, triton or cpp");
    assertThat(Invocation.of(folder, "tasks", "parallel", "--size", "small").error())
        .contains("all three are for the suite kernels");
  }

  @Test
  @Tag("slow")
  void solutionsAreRightAndTimedAndNothingIsWrong() throws Exception {
    requirePytorch();
    assertThat(outcomes("oracle").path("CORRECT").asInt()).isEqualTo(3);
    JsonNode nothing = outcomes("nop");
    assertThat(nothing.isEmpty()).isFalse();
    assertThat(nothing.has("CORRECT")).isFalse();
  }

  @Test
  @Tag("slow")
  void whatTheCompilerRefusesIsToldInItsWords() throws Exception {
    requirePytorch();
    Path file =
        Files.writeString(
            folder.resolve("candidate.py"),
            """
            import torch.nn as nn
            from torch.utils.cpp_extension import load_inline

            source = "torch::Tensor f(torch::Tensor x) { return y; }"
            kernels = load_inline("k", cpp_sources=source, functions=["f"])


            class ModelNew(nn.Module):
                def forward(self, x):
                    return kernels.f(x)
            """);
    JsonNode verdict =
        Invocation.of(folder, "judge", file.toString(), "--task", RELU, "--json").json();
    assertThat(verdict.path("outcome").asString()).isEqualTo("BUILD_FAILED");
    assertThat(verdict.path("evidence").toString()).contains("was not declared in this scope");
  }

  @Test
  @Tag("slow")
  void modulesAreTimedAsTheyComeAndKept() throws Exception {
    requirePytorch();
    String[] words = {"baseline", "kernels", "--tasks", "level1/019-relu/cpp@small", "--json"};
    Path cache = folder.resolve("cache");
    Invocation first = Invocation.in(folder, Map.of("ASSAY_CACHE", cache.toString()), words);
    assertThat(first.code()).as(first.error()).isZero();
    JsonNode baseline = first.json().path("baselines").path(0);
    assertThat(baseline.path("module").asString()).isEqualTo("kernels/level1/019-relu");
    assertThat(baseline.path("eager_ms").asDouble()).isPositive();
    assertThat(baseline.path("compiled").properties()).hasSize(5);
    assertThat(KeptBaselines.read(cache.resolve("baselines")).all()).hasSize(1);
  }

  @Test
  @Tag("slow")
  void examplesThatPromptsShowAreRight() throws Exception {
    requirePytorch();
    Path pack = Path.of(System.getProperty("assay.home"), "prompts/examples/kernels");
    String words = "run kernels --model oracle --backend cpp --size small --timing quick --json";
    Invocation made = Invocation.of(folder, (words + " --pack " + pack).split(" ", -1));
    assertThat(made.code()).as(made.error()).isZero();
    assertThat(made.json().path("outcomes").path("CORRECT").asInt()).isEqualTo(4);
    assertThat(made.json().path("outcomes")).hasSize(1);
  }

  private JsonNode outcomes(String model) {
    List<String> words = new ArrayList<>(List.of("run", "kernels", "--model", model));
    words.addAll(List.of("--backend", "cpp", "--size", "small", "--tasks", SOME));
    words.addAll(List.of("--timing", "quick", "--json"));
    Invocation done = Invocation.of(folder, words.toArray(String[]::new));
    assertThat(done.code()).as(done.error()).isZero();
    return done.json().path("outcomes");
  }

  static void requirePytorch() throws IOException, InterruptedException {
    assumeTrue(Files.exists(Path.of("/usr/include/torch")));
    assumeTrue(
        new ProcessBuilder("/usr/bin/python3", "-c", "import torch.utils.cpp_extension")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor()
            == 0);
  }
}
