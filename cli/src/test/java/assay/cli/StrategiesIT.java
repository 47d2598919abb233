package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import assay.verdict.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Every way to ask, for every suite: what goes to a provider, and what is made of its answers. */
final class StrategiesIT {
  private static final String EXAMPLE = "worked example";

  private static final String AVERAGE =
      """
      ```cpp
      double average(std::vector<double> const& x) {
        double sum = 0;
      #pragma omp parallel for reduction(+ : sum)
        for (size_t i = 0; i < x.size(); ++i) sum += x[i];
        return sum / x.size();
      }
      ```
      """;

  private static final String RELU =
      """
      ```python
      import torch.nn as nn
      from torch.utils.cpp_extension import load_inline

      source = \"""
      torch::Tensor relu(torch::Tensor x) {
        auto result = torch::empty_like(x);
        const float* from = x.data_ptr<float>();
        float* to = result.data_ptr<float>();
        for (int64_t i = 0; i < x.numel(); ++i) to[i] = from[i] > 0 ? from[i] : 0;
        return result;
      }
      \"""

      kernels = load_inline(name="relu", cpp_sources=source, functions=["relu"], extra_cflags=["-O3"])


      class ModelNew(nn.Module):
          def forward(self, x):
              return kernels.relu(x.contiguous())
      ```
      """;

  @TempDir private Path folder;

  /** What a provider was asked, and what became of its answers. */
  private record Asked(List<String> questions, JsonNode made) {
    int count(Outcome outcome) {
      return made.path("outcomes").path(outcome.name()).asInt();
    }
  }

  private Asked asked(String answer, String words) throws IOException {
    List<String> questions = Collections.synchronizedList(new ArrayList<>());
    try (LabServer server =
        new LabServer(
            body -> {
              questions.add(text(body));
              return answer;
            })) {
      Map<String, String> environment =
          Map.of(LabServer.VARIABLE, "sk-1", "XDG_CONFIG_HOME", server.config(folder));
      String all =
          words + " --model lab:m --timing quick --json --out " + folder.resolve("lab.run");
      Invocation made = Invocation.in(folder, environment, all.split(" ", -1));
      assertThat(made.code()).as(made.error()).isZero();
      return new Asked(List.copyOf(questions), made.json());
    }
  }

  private static String text(String body) {
    List<String> texts = new ArrayList<>();
    for (JsonNode message : Json.read(body).path("messages")) {
      texts.add(message.path("content").asString());
    }
    return String.join("\n", texts);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "zero-shot,0",
    "one-shot,1",
    "few-shot,3",
    "'few-shot,examples=blend+add-transposed',2"
  })
  void aProgramAfterAsManyExamples(String strategy, int examples) throws IOException {
    Asked asked =
        asked(AVERAGE, "run parallel --exec omp --tasks reduce/average/* --strategy " + strategy);
    assertThat(asked.questions())
        .singleElement()
        .satisfies(one -> assertThat(one.split(EXAMPLE, -1)).hasSize(examples + 1));
    assertThat(asked.count(Outcome.CORRECT)).isEqualTo(1);
  }

  @Test
  void aProgramWithFactsOnThisProcessor() throws IOException {
    Asked asked =
        asked(AVERAGE, "run parallel --exec omp --tasks reduce/average/* --strategy hardware");
    int cores = Runtime.getRuntime().availableProcessors();
    assertThat(asked.questions())
        .singleElement()
        .satisfies(
            one -> assertThat(one).contains("programs may use: " + cores, "cache of level 1"));
    assertThat(asked.count(Outcome.CORRECT)).isEqualTo(1);
  }

  @Tag("slow")
  @Test
  void severalSamplesOfAProgramByTemperature() throws IOException {
    Asked asked =
        asked(
            AVERAGE,
            "run parallel --exec omp --tasks reduce/average/* --samples 3 --temperature 0.8");
    assertThat(asked.questions()).hasSize(3);
    assertThat(asked.count(Outcome.CORRECT)).isEqualTo(3);
    Invocation scores =
        Invocation.of(
            folder, "score", folder.resolve("lab.run").toString(), "--k", "1,3", "--json");
    assertThat(scores.code()).as(scores.error()).isZero();
    assertThat(scores.out()).contains("pass@k");
  }

  @Tag("slow")
  @Test
  void aProgramUntilItIsCorrect() throws IOException {
    Asked asked =
        asked(
            AVERAGE,
            "run parallel --exec omp --tasks reduce/average/* --strategy refine:5,stop=correct");
    assertThat(asked.questions()).as("the first was right").hasSize(1);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "zero-shot,0,class Model(nn.Module)",
    "one-shot,1,class Model(nn.Module)",
    "few-shot,4,class Model(nn.Module)",
    "'one-shot,hardware',1,cache",
    "'one-shot,input=fx',1,placeholder",
    "'zero-shot,input=onnx',0,Relu",
    "'few-shot,input=text',4,place of negative elements",
    "'refine:2,stop=correct',1,class Model(nn.Module)"
  })
  void aModule(String strategy, int examples, String shown)
      throws IOException, InterruptedException {
    KernelsIT.requirePytorch();
    Asked asked =
        asked(
            RELU,
            "run kernels --backend cpp --size small --tasks level1/019-relu/* --strategy "
                + strategy);
    assertThat(asked.questions())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.split(EXAMPLE, -1)).hasSize(examples + 1);
              assertThat(one).contains(shown);
            });
    assertThat(asked.count(Outcome.CORRECT)).isEqualTo(1);
  }

  @Test
  void countsOfOperationsBySamplesOnly() throws IOException {
    String answer = "{\"sp_flop_count\": 3000009.0, \"dp_flop_count\": 0}";
    Asked asked = asked(answer, "run flops --tasks hopper/axpby --samples 3 --strategy zero-shot");
    assertThat(asked.questions()).hasSize(3);
    assertThat(asked.made().path("trials").asInt()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"refine:3", "one-shot", "hardware=h200", "input=fx"})
  void countsOfOperationsInNoOtherWay(String strategy) throws IOException {
    try (LabServer server = new LabServer("")) {
      Map<String, String> environment =
          Map.of(LabServer.VARIABLE, "sk-1", "XDG_CONFIG_HOME", server.config(folder));
      String words = "run flops --tasks hopper/axpby --model lab:m --strategy " + strategy;
      Invocation made = Invocation.in(folder, environment, words.split(" ", -1));
      assertThat(made.code()).isEqualTo(2);
      assertThat(made.error().strip().lines()).hasSize(1);
      assertThat(server.asked).hasValue(0);
    }
  }
}
