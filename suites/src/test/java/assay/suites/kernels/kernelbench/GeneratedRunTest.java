package assay.suites.kernels.kernelbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.pack.PackException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GeneratedRunTest {
  @TempDir Path folder;

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  @Test
  void readsTextsAndHowTheyWereAskedFor() throws Exception {
    write("level_1_problem_19_sample_0_kernel.py", "first");
    write("level_1_problem_19_sample_1_kernel.py", "second");
    write("level_2_problem_3_sample_0_kernel.py", "third");
    write("level_1_problem_19_sample_0_prompt.txt", "a prompt");
    write(
        "generation_config.yaml",
        "backend: triton\nprecision: fp16\nsubset: !!python/tuple\n- null\n- null\n");
    GeneratedRun run = GeneratedRun.read(folder);
    assertThat(run.texts())
        .hasSize(3)
        .containsEntry(new GeneratedRun.Sample(1, 19, 1), "second")
        .containsEntry(new GeneratedRun.Sample(2, 3, 0), "third");
    assertThat(run.levels()).containsExactly(1, 2);
    assertThat(run.backend()).contains("triton");
    assertThat(run.precision()).contains("fp16");
    String before = run.hash();
    write("level_1_problem_19_sample_1_kernel.py", "another");
    assertThat(GeneratedRun.read(folder).hash()).isNotEqualTo(before);
  }

  @Test
  void settingsMayBeMissingOrSayNothing() throws Exception {
    write("level_1_problem_19_sample_0_kernel.py", "first");
    assertThat(GeneratedRun.read(folder).backend()).isEmpty();
    write("generation_config.yaml", "backend: null\nhardware: x\n");
    assertThat(GeneratedRun.read(folder).backend()).isEmpty();
  }

  @Test
  void refusesAFolderWithoutTexts() throws Exception {
    write("level_1_problem_19_kernel.py", "no sample");
    assertThatThrownBy(() -> GeneratedRun.read(folder))
        .isInstanceOf(PackException.class)
        .hasMessage(
            folder + ": expected files such as level_1_problem_19_sample_0_kernel.py, found none");
  }

  @Test
  void refusesTwoTextsForOneSample() throws Exception {
    write("level_1_problem_19_sample_0_kernel.py", "first");
    write("level_1_problem_019_sample_0_kernel.py", "second");
    assertThatThrownBy(() -> GeneratedRun.read(folder))
        .isInstanceOf(PackException.class)
        .hasMessageEndingWith(": expected one text for a sample, found another");
  }
}
