package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** New tasks from a seed, as a pack that can be used. */
final class TasksGenerateIT {
  @TempDir Path folder;

  @Test
  void theSameTasksComeOfASeedAndAreListed() throws Exception {
    requirePytorch();
    Path pack = folder.resolve("fresh");
    JsonNode made = generated(pack, 3);
    assertThat(made.path("seed").asInt()).isEqualTo(5);
    List<String> names = new ArrayList<>();
    made.path("tasks").forEach(one -> names.add(one.asString()));
    assertThat(names).hasSize(3);

    List<String> listed = new ArrayList<>();
    Invocation.of(folder, "tasks", "kernels", "--pack", pack.toString(), "--json")
        .json()
        .path("tasks")
        .forEach(task -> listed.add(task.path("id").asString()));
    assertThat(listed)
        .containsExactlyElementsOf(
            names.stream().map(name -> "kernels/" + name + "/" + way(listed)).toList());

    Path fewer = folder.resolve("fewer");
    generated(fewer, 2);
    for (String name : names.subList(0, 2)) {
      assertThat(fewer.resolve(name).resolve("model.py"))
          .hasSameTextualContentAs(pack.resolve(name).resolve("model.py"));
    }
    assertThat(known()).doesNotContainAnyElementsOf(operators(pack));
  }

  @Test
  @Tag("slow")
  void nothingIsWrongForThem() throws Exception {
    requirePytorch();
    Path pack = folder.resolve("fresh");
    generated(pack, 3);
    List<String> words = new ArrayList<>(List.of("run", "kernels", "--model", "nop"));
    words.addAll(List.of("--pack", pack.toString(), "--backend", "cpp", "--size", "small"));
    words.addAll(List.of("--timing", "quick", "--json"));
    Invocation run = Invocation.of(folder, words.toArray(String[]::new));
    assertThat(run.code()).as(run.error()).isZero();
    assertThat(run.json().path("outcomes").path("WRONG").asInt()).isEqualTo(3);
  }

  @Test
  void withoutPytorchItSaysWhatToInstall() {
    Invocation asked =
        Invocation.in(
            folder,
            Map.of("ASSAY_PYTHON", folder.resolve("none").toString()),
            "tasks",
            "generate",
            "kernels/level2",
            "--out",
            folder.resolve("fresh").toString());
    assertThat(asked.code()).isEqualTo(3);
    assertThat(asked.error()).contains("apt install python3-torch", "ASSAY_PYTHON");
    assertThat(folder.resolve("fresh")).doesNotExist();
  }

  private JsonNode generated(Path pack, int count) {
    List<String> words = new ArrayList<>(List.of("tasks", "generate", "kernels/level2"));
    words.addAll(List.of("--seed", "5", "--count", Integer.toString(count)));
    words.addAll(List.of("--out", pack.toString(), "--json"));
    Invocation done = Invocation.of(folder, words.toArray(String[]::new));
    assertThat(done.code()).as(done.error()).isZero();
    assertThat(done.error()).contains(count + "/" + count + " made");
    return done.json();
  }

  private static String way(List<String> ids) {
    return ids.getFirst().substring(ids.getFirst().lastIndexOf('/') + 1);
  }

  private static Set<String> known() throws IOException {
    return operators(Path.of(System.getProperty("assay.home"), "packs", "kernels"));
  }

  private static Set<String> operators(Path pack) throws IOException {
    Set<String> found = new TreeSet<>();
    try (Stream<Path> modules = Files.list(pack.resolve("level2"))) {
      for (Path module : modules.toList()) {
        Files.readAllLines(module.resolve("task.yaml")).stream()
            .filter(line -> line.startsWith("operators:"))
            .map(line -> line.replace("gemm", "matmul"))
            .forEach(found::add);
      }
    }
    return found;
  }

  private static void requirePytorch() throws IOException, InterruptedException {
    assumeTrue(
        new ProcessBuilder("/usr/bin/python3", "-c", "import torch, yaml")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor()
            == 0);
  }
}
