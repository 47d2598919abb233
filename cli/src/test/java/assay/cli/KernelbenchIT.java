package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What imitates a checkout of KernelBench, from its import to its results. */
final class KernelbenchIT {
  private static final Path CHECKOUT =
      Path.of(System.getProperty("assay.home"))
          .resolve(Path.of("suites", "src", "test", "resources", "kernelbench"));

  private static final String SUM =
      """
      import torch
      import torch.nn as nn


      class ModelNew(nn.Module):
          def __init__(self, length):
              super().__init__()
              self.scale = nn.Parameter(torch.rand(length))

          def forward(self, a, b):
              return torch.addcmul(a, self.scale, b)
      """;

  private static final String SAME =
      """
      import torch.nn as nn


      class ModelNew(nn.Module):
          def forward(self, x):
              return x.clone()
      """;

  private static final String RESULTS =
      """
      {"1": [{"sample_id": 0, "compiled": true, "correctness": true, "metadata": {"hardware": "Some GPU"}, "runtime": 2.0, "runtime_stats": {"mean": 2.0}},
             {"sample_id": 1, "compiled": true, "correctness": false, "metadata": {"correctness_issue": "Output mismatch"}, "runtime": -1.0, "runtime_stats": {}}],
       "23": [{"sample_id": 0, "compiled": true, "correctness": true, "metadata": {}, "runtime": 0.5, "runtime_stats": {}}]}
      """;

  @TempDir Path folder;
  private Path pack = Path.of("");
  private boolean torch;

  @BeforeEach
  void makePack() {
    pack = folder.resolve("packs").resolve("kernelbench");
    JsonNode imported = assay("import", "kernelbench", CHECKOUT.toString(), "--json").json();
    assertThat(imported.path("pack").asString()).isEqualTo(pack.toString());
    assertThat(imported.path("tasks").asInt()).isEqualTo(7);
    torch = imported.path("skipped").asInt() < 7;
    assertThat(imported.path("skipped").asInt()).isEqualTo(torch ? 3 : 7);
    assertThat(imported.path("unsound").asInt()).isEqualTo(1);
  }

  private Invocation assay(String... arguments) {
    return Invocation.of(folder, arguments);
  }

  private static void write(Path folder, String name, String text) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve(name), text);
  }

  private Path generated() throws IOException {
    Path generated = folder.resolve("generated");
    write(generated, "level_1_problem_1_sample_0_kernel.py", SUM);
    write(generated, "level_1_problem_1_sample_1_kernel.py", SUM.replace("addcmul(a", "addcmul(b"));
    write(generated, "level_1_problem_19_sample_0_kernel.py", SAME);
    return generated;
  }

  @Test
  void replaysAFolderOfGenerationsAndWritesResults() throws Exception {
    assumeTrue(torch, "there is no PyTorch here");
    Path run = folder.resolve("runs").resolve("replayed.run");
    Invocation replayed =
        assay(
            "run",
            "kernels",
            "--pack",
            pack.toString(),
            "--exec",
            "cpp@original",
            "--model",
            "replay:" + generated(),
            "--timing",
            "quick",
            "--out",
            run.toString(),
            "--json");
    assertThat(replayed.code()).as(replayed.error()).isZero();
    JsonNode result = replayed.json();
    assertThat(result.path("trials").asInt()).isEqualTo(3);
    assertThat(result.path("outcomes").path("CORRECT").asInt()).isEqualTo(2);
    assertThat(result.path("outcomes").path("WRONG").asInt()).isEqualTo(1);
    assertThat(tasks(run, 1)).isEqualTo(Map.of("included", 2, "excluded", 1));

    Path results = folder.resolve("eval_results.json");
    Invocation exported =
        assay("export", run.toString(), "--to", "kernelbench", "--out", results.toString());
    assertThat(exported.code()).as(exported.error()).isZero();
    JsonNode written = new JsonMapper().readTree(results.toFile());
    assertThat(written.propertyNames()).containsExactly("1", "19");
    JsonNode right = written.path("1").path(0);
    assertThat(right.propertyNames())
        .containsExactly(
            "sample_id", "compiled", "correctness", "metadata", "runtime", "runtime_stats");
    assertThat(right.path("correctness").asBoolean()).isTrue();
    assertThat(right.path("runtime").asDouble()).isPositive();
    assertThat(written.path("1").path(1).path("correctness").asBoolean()).isFalse();
    assertThat(written.path("1").path(1).path("runtime").asDouble()).isEqualTo(-1);
    assertThat(
            assay("export", run.toString(), "--to", "kernelbench", "--level", "2", "--out", "x")
                .error())
        .contains("The run has no results of level2, only of level1.");
  }

  /** How many tasks pass@k was computed over, by what became of unsound ones. */
  private Map<String, Integer> tasks(Path run, int k) {
    Map<String, Integer> tasks = new TreeMap<>();
    for (JsonNode score :
        assay("score", run.toString(), "--json", "--by", "model", "--k", Integer.toString(k))
            .json()
            .path("scores")) {
      if (score.path("metric").asString().equals("pass@k")) {
        tasks.put(
            score.path("slice").path("quarantine").asString("all"), score.path("tasks").asInt());
      }
    }
    return tasks;
  }

  @Test
  void resultsBecomeARunAndResultsAgain() throws Exception {
    Path there = folder.resolve("some-model");
    write(there, "eval_results.json", RESULTS);
    write(there, "level_1_problem_1_sample_0_kernel.py", SUM);
    Path baseline = CHECKOUT.resolve("results/timing/Some_GPU/baseline_time_torch.json");
    Invocation imported =
        assay("import", "kernelbench", there.toString(), "--baseline", baseline.toString());
    assertThat(imported.code()).as(imported.error()).isZero();
    Path run = folder.resolve("runs").resolve("kernelbench-some-model.run");
    assertThat(imported.out())
        .contains("3 results in " + run, "Next: ./assay score ", " --as kernelbench\n");
    assertThat(tasks(run, 1)).isEqualTo(Map.of("included", 2, "excluded", 1));
    assertThat(speedups(run)).containsExactly(2.0);

    Path again = folder.resolve("again.json");
    assay("export", run.toString(), "--to", "kernelbench", "--out", again.toString());
    JsonMapper json = new JsonMapper();
    assertThat(json.readTree(again.toFile())).isEqualTo(json.readTree(RESULTS));
  }

  private List<Double> speedups(Path run) throws IOException {
    Path lines = folder.resolve("trials.csv");
    assay("export", run.toString(), "--to", "csv", "--out", lines.toString());
    List<String> all = Files.readAllLines(lines);
    int column = List.of(all.getFirst().split(",", -1)).indexOf("speedup");
    List<Double> speedups = new ArrayList<>();
    for (String line : all.subList(1, all.size())) {
      String cell = line.split(",", -1)[column];
      if (!cell.isEmpty()) {
        speedups.add(Double.valueOf(cell));
      }
    }
    return speedups;
  }

  @Test
  void complainsInASentence() throws Exception {
    Path empty = Files.createDirectories(folder.resolve("empty"));
    complains("is neither a checkout of KernelBench", "import", "kernelbench", empty.toString());
    Files.createDirectories(empty.resolve("KernelBench").resolve("level1"));
    complains(
        "expected problems of KernelBench, such as 19_ReLU.py, found none",
        "import",
        "kernelbench",
        empty.toString());
    Path results = folder.resolve("eval_results.json");
    Files.writeString(results, RESULTS);
    complains(
        "does not say which level it is about; add --level",
        "import",
        "kernelbench",
        results.toString());
    complains(
        "has results of problem 23, which level 2 of the pack does not have; check --level.",
        "import",
        "kernelbench",
        results.toString(),
        "--level",
        "2");
    complains(
        "There is no pack of KernelBench at",
        "import",
        "kernelbench",
        results.toString(),
        "--level",
        "1",
        "--pack",
        empty.toString());
    Files.writeString(results, "{\"1\": [");
    complains("expected JSON", "import", "kernelbench", results.toString(), "--level", "1");
    complains(
        "--level and --baseline are for results of kernelbench.",
        "import",
        "pareval",
        results.toString(),
        "--level",
        "1");
    complains(
        "expected files such as level_1_problem_19_sample_0_kernel.py, found none",
        "run",
        "kernels",
        "--pack",
        pack.toString(),
        "--model",
        "replay:" + empty);
    complains(
        "no task here is one of its; name its pack with --pack.",
        "run",
        "kernels",
        "--model",
        "replay:" + generated());
    write(generated(), "generation_config.yaml", "backend: tilelang\nprecision: fp16\n");
    complains(
        "was asked for tilelang in fp16, which the suite kernels has no tasks for.",
        "run",
        "kernels",
        "--pack",
        pack.toString(),
        "--model",
        "replay:" + generated());
    Path other =
        RecordedRuns.write(Files.createDirectories(folder.resolve("runs")).resolve("o.run"));
    complains(
        "This run has no results of KernelBench's problems",
        "export",
        other.toString(),
        "--to",
        "kernelbench",
        "--out",
        "x");
    complains(
        "--level is for --to kernelbench",
        "export",
        other.toString(),
        "--to",
        "csv",
        "--level",
        "1",
        "--out",
        "x");
  }

  private void complains(String sentence, String... arguments) {
    Invocation told = assay(arguments);
    assertThat(told.code()).as(told.error()).isEqualTo(ExitCode.USAGE.code());
    assertThat(told.error()).contains(sentence).doesNotContain("\tat ");
  }

  @Test
  void leavesTheCheckoutAsItWas() throws IOException {
    try (Stream<Path> files = Files.walk(CHECKOUT)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .noneMatch(name -> name.equals("__pycache__"));
    }
  }
}
