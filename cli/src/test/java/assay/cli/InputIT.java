package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Modules in other forms than their source, word by word. After a change that is meant, {@code
 * -Dassay.snapshots=write} writes what is asked now.
 */
final class InputIT {
  private static final Path HOME = Path.of(System.getProperty("assay.home"));
  private static final Path KEPT = Path.of("src/test/resources/assay/cli/inputs");

  @TempDir Path folder;

  record Asked(String task, String strategy) {
    Path file() {
      String name = (task + " " + strategy).replaceAll("[^A-Za-z0-9=+@.-]+", "_");
      return KEPT.resolve(name + ".txt");
    }
  }

  static List<Asked> asked() {
    String fused = "kernels/level2/019-convtranspose2d-gelu-groupnorm/";
    return List.of(
        new Asked("kernels/level1/019-relu/cpp@small", "one-shot,input=fx"),
        new Asked("kernels/level1/019-relu/cpp@small", "one-shot,input=onnx"),
        new Asked("kernels/level1/019-relu/cpp@small", "one-shot,input=text"),
        new Asked(fused + "cuda-fp16@paper", "zero-shot,input=fx"),
        new Asked(fused + "cuda@paper", "zero-shot,input=onnx"),
        new Asked(fused + "triton@paper", "zero-shot,input=text"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("asked")
  @Tag("slow")
  void isAskedAsBefore(Asked asked) throws Exception {
    requirePytorch();
    String text = prompt(asked.task(), asked.strategy()).out();
    for (String backend : List.of("cpp", "cuda", "triton")) {
      String example = "prompts/examples/kernels/examples/001-add/oracles/" + backend + ".py";
      text = text.replace(Files.readString(HOME.resolve(example)).strip(), "<" + example + ">");
    }
    if (System.getProperty("assay.snapshots", "").equals("write")) {
      Files.createDirectories(KEPT);
      Files.writeString(asked.file(), text);
    }
    assertThat(text).isEqualTo(Files.readString(asked.file(), UTF_8));
  }

  @Test
  @Tag("slow")
  void whatHasNoFormIsNotAsked() throws Exception {
    requirePytorch();
    String task = "kernels/level3/030-swintransformerv2/cpp@paper";
    Invocation refused = prompt(task, "zero-shot,input=fx");
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.error())
        .startsWith(task + " is not asked so: it has no form fx: ")
        .endsWith(".\n");
    assertThat(refused.error().lines()).hasSize(1);
  }

  @Test
  void withoutPytorchNothingIsRetold() throws Exception {
    ProcessBuilder without =
        Invocation.process(
            folder,
            "tasks",
            "--prompt",
            "kernels/level1/019-relu/cpp@small",
            "--strategy",
            "input=fx");
    without.environment().put("ASSAY_PYTHON", "/nowhere/python3");
    Path errors = folder.resolve("errors");
    assertThat(without.redirectError(errors.toFile()).start().waitFor()).isEqualTo(3);
    assertThat(Files.readString(errors))
        .isEqualTo("input=fx needs PyTorch: apt install python3-torch, or set ASSAY_PYTHON.\n");
  }

  private Invocation prompt(String task, String strategy) {
    return Invocation.of(folder, "tasks", "--prompt", task, "--strategy", strategy);
  }

  private static void requirePytorch() throws IOException, InterruptedException {
    assumeTrue(
        new ProcessBuilder("/usr/bin/python3", "-c", "import torch.utils.cpp_extension")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor()
            == 0);
  }
}
