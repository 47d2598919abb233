package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import assay.runfile.RunFile;
import assay.verdict.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A module is refined from no code at all to a fast one, on a CPU. */
@Tag("slow")
final class KernelsRefineIT {
  private static final String TASK = "kernels/level1/019-relu/cpp@small";
  private static final String LOOP =
      "for (int64_t i = 0; i < x.numel(); ++i) to[i] = from[i] > 0 ? from[i] : 0;";

  private static final Improving MODEL =
      new Improving(
          List.of(
              "Which module do you mean? MARK",
              module("y is not there;", ""),
              module("std::abort();", ""),
              module(LOOP, "while True:\n            pass"),
              module("for (int64_t i = 0; i < x.numel(); ++i) to[i] = 1;", ""),
              module("for (int again = 0; again < 40; ++again) {\n" + LOOP + "\n}", ""),
              module("#pragma omp parallel for simd\n" + LOOP, ""),
              module("for (int64_t i = 0; i < x.numel(); ++i) to[i] = from[i];", ""),
              module(LOOP, ""),
              module("#pragma omp parallel for simd schedule(static)\n" + LOOP, "")));

  @TempDir private Path folder;

  private static String module(String body, String first) {
    return """
    ```python
    # MARK
    import torch.nn as nn
    from torch.utils.cpp_extension import load_inline

    source = \"""
    torch::Tensor relu(torch::Tensor x) {
      auto result = torch::empty_like(x);
      float* to = result.data_ptr<float>();
      const float* from = x.data_ptr<float>();
      %s
      return result;
    }
    \"""

    kernels = load_inline(name="relu", cpp_sources=source, functions=["relu"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


    class ModelNew(nn.Module):
        def forward(self, x):
            %s
            return kernels.relu(x)
    ```
    """
        .formatted(body, first.isEmpty() ? "x = x.contiguous()" : first);
  }

  @Test
  void tenTurnsFromNothingToFast() throws IOException, InterruptedException {
    KernelsIT.requirePytorch();
    Path run = folder.resolve("lab.run");
    try (LabServer server = new LabServer(MODEL)) {
      Map<String, String> environment =
          Map.of(LabServer.VARIABLE, "sk-1", "XDG_CONFIG_HOME", server.config(folder));
      String words =
          "run kernels --model lab:m --backend cpp --size small --tasks level1/019-relu/* --timing quick --json --strategy refine:10,feedback=G+E+P --out ";
      Invocation made = Invocation.in(folder, environment, (words + run).split(" ", -1));
      assertThat(made.code()).as(made.error()).isZero();
      assertThat(server.asked).hasValue(10);
    }
    try (RunFile file = RunFile.read(run)) {
      assertThat(file.trials(TASK, 0))
          .extracting(one -> one.judgement().orElseThrow().verdict().outcome())
          .containsExactly(
              Outcome.NO_CODE,
              Outcome.BUILD_FAILED,
              Outcome.CRASHED,
              Outcome.TIMED_OUT,
              Outcome.WRONG,
              Outcome.CORRECT,
              Outcome.CORRECT,
              Outcome.WRONG,
              Outcome.CORRECT,
              Outcome.CORRECT);
      List<String> told =
          file.events(TASK, 0).stream()
              .filter(event -> event.kind().equals("question"))
              .map(event -> Json.read(event.content()).path("text").asString())
              .toList();
      assertThat(told).as("the first shows an example").hasSize(10);
      assertThat(told.get(0)).contains("worked example", "class Model(nn.Module)");
      assertThat(told.get(2)).contains("does not compile", "is not there");
      assertThat(told.get(4)).contains("timed out").doesNotContain("practice");
      assertThat(told.get(5)).contains("results are wrong", "On an input made for practice");
      assertThat(told.get(6)).contains("times as fast");
      for (int turn = 1; turn < told.size(); turn++) {
        boolean profiled = told.get(turn).contains("This is where it spends its time:");
        boolean right = told.get(turn).contains("gives the right results");
        assertThat(profiled).as("after turn %d", turn - 1).isEqualTo(right);
      }
      assertThat(told.get(6))
          .contains("A call on inputs made for practice takes", "ModelNew.forward", "aten::empty")
          .containsPattern("operator +calls +own time +share\nrelu +1 +");
      assertThat(String.join("\n", told)).doesNotContain(Invocation.CACHE.toString(), "seed(");
    }
  }
}
