package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import assay.machine.Machine;
import assay.runfile.RunFile;
import assay.runfile.Trial;
import assay.verdict.Flag;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A checkout of ParEval, or what imitates one, from its import to its results. */
final class ImportIT {
  private static final JsonMapper JSON = new JsonMapper();

  private static final String SERIAL =
      """
        long sum = 0;
        for (int value : x) sum += value;
        return sum;
      }
      """;
  private static final String OMP =
      """
        long sum = 0;
      #pragma omp parallel for reduction(+ : sum)
        for (std::size_t i = 0; i < x.size(); i++) sum += x[i];
        return sum;
      }
      """;
  private static final String MPI =
      """
        int rank, ranks;
        MPI_Comm_rank(MPI_COMM_WORLD, &rank);
        MPI_Comm_size(MPI_COMM_WORLD, &ranks);
        long mine = 0, sum = 0;
        for (std::size_t i = rank; i < x.size(); i += ranks) mine += x[i];
        MPI_Allreduce(&mine, &sum, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
        return sum;
      }
      """;

  /** What each output of a task must come to. */
  private static final Map<String, List<String>> EXPECTED =
      Map.of(
          "70_reduce_total/serial",
              List.of("CORRECT", "WRONG", "BUILD_FAILED", "CRASHED", "CORRECT"),
          "70_reduce_total/omp", List.of("CORRECT", "REJECTED"),
          "70_reduce_total/mpi", List.of("CORRECT", "WRONG"),
          "71_transform_double/serial", List.of("CORRECT"));

  @TempDir Path folder;
  private Path checkout = Path.of("");
  private Path outputs = Path.of("");

  @BeforeEach
  void copy() throws IOException {
    checkout = CheckoutImitation.copy(folder.resolve("checkout"));
    outputs = CheckoutImitation.outputs(checkout, folder.resolve("outputs.json"), written());
  }

  private static Map<String, List<String>> written() {
    return Map.of(
        "70_reduce_total/serial",
        List.of(
            SERIAL,
            SERIAL.replace("sum = 0", "sum = 1"),
            "  retrun 1;\n}",
            "  __builtin_trap();\n}",
            SERIAL),
        "70_reduce_total/omp",
        List.of(OMP, SERIAL),
        "70_reduce_total/mpi",
        List.of(MPI, MPI.replace("i = rank", "i = 0").replace("i += ranks", "i += 1")),
        "71_transform_double/serial",
        List.of("  for (Pair &pair : x) { pair.left *= 2; pair.right *= 2; }\n}"));
  }

  @Test
  void importsRunsScoresAndExports() throws Exception {
    JsonNode imported = assay("import", "pareval", checkout.toString(), "--json").json();
    assertThat(imported.path("tasks").asInt()).isEqualTo(6);
    assertThat(imported.path("generation").asString()).isEqualTo("first");
    Invocation sized = assay("run", "pareval", "--model", "nop", "--timing", "quick@1/4");
    assertThat(sized.code()).isEqualTo(2);
    assertThat(sized.error())
        .contains(
            "The suite pareval times its tasks at one size, as its launch parameters say; give --timing a word only.");
    Path run = folder.resolve("runs").resolve("first.run");
    JsonNode result = run(run).json();
    assertThat(result.path("trials").asInt()).isEqualTo(10);
    assertThat(outcomes(run)).isEqualTo(EXPECTED);
    everyVerdictIsMarked(run);
    assertThat(run(run).error()).contains("10 trials, 10 of them recorded before");

    Path results = folder.resolve("results.json");
    assertThat(
            assay("export", run.toString(), "--to", "pareval", "--out", results.toString()).code())
        .isZero();
    hasTheShapeOfResults(JSON.readTree(results.toFile()));
    scoresBothWays(run);
    comesBackTheSame(results);
  }

  private void everyVerdictIsMarked(Path run) {
    try (RunFile file = RunFile.read(run)) {
      for (Trial trial : file.trials()) {
        Verdict verdict = trial.judgement().orElseThrow().verdict();
        assertThat(verdict.flags()).as(trial.id().toString()).contains(Flag.ORIGINAL_PROTOCOL);
      }
    }
  }

  private static void hasTheShapeOfResults(JsonNode results) throws IOException {
    int threads = Machine.read().cores().size() > 1 ? 2 : 1;
    ObjectNode byTask = JSON.createObjectNode();
    results.forEach(one -> byTask.set(CheckoutImitation.key(one), one));
    JsonNode serial = byTask.path("70_reduce_total/serial");
    assertThat(serial.path("temperature").asDouble()).isEqualTo(0.2);
    assertThat(serial.path("outputs").size()).isEqualTo(5);
    JsonNode right = serial.path("outputs").path(0);
    assertThat(right.propertyNames())
        .containsExactly(
            "generated_output",
            "source_write_success",
            "did_build",
            "is_source_valid",
            "did_any_run",
            "did_all_run",
            "are_any_valid",
            "are_all_valid",
            "best_sequential_runtime",
            "runs");
    assertThat(right.path("generated_output").asString()).isEqualTo(SERIAL);
    assertThat(right.path("runs").path(0).propertyNames())
        .containsExactly("did_run", "is_valid", "runtime");
    assertThat(right.path("runs").path(0).path("runtime").asDouble()).isPositive();
    JsonNode wrong = serial.path("outputs").path(1).path("runs").path(0);
    assertThat(wrong.path("did_run").asBoolean()).isTrue();
    assertThat(wrong.path("is_valid").asBoolean()).isFalse();
    assertThat(wrong.path("runtime").isNull()).isTrue();
    assertThat(serial.path("outputs").path(2).path("runs").isNull()).isTrue();
    JsonNode crashed = serial.path("outputs").path(3).path("runs").path(0);
    assertThat(crashed.path("did_run").asBoolean()).isFalse();
    assertThat(crashed.path("is_valid").isNull()).isTrue();
    JsonNode unused = byTask.path("70_reduce_total/omp").path("outputs").path(1);
    assertThat(unused.path("is_source_valid").asBoolean()).isFalse();
    assertThat(unused.path("are_all_valid").asBoolean()).isTrue();
    assertThat(unused.path("runs").size()).isEqualTo(threads);
    assertThat(unused.path("runs").path(0).path("num_threads").asInt()).isEqualTo(1);
  }

  private void scoresBothWays(Path run) {
    JsonNode scores =
        assay("score", run.toString(), "--as", "pareval", "--json").json().path("scores");
    assertThat(value(scores, "pareval", "omp", "pass@k")).isEqualTo(1.0);
    assertThat(value(scores, "assay", "omp", "pass@k")).isEqualTo(0.5);
    assertThat(value(scores, "pareval", "serial", "build@k")).isEqualTo(0.8);
  }

  private static double value(JsonNode scores, String as, String exec, String metric) {
    for (JsonNode score : scores) {
      if (score.path("as").asString().equals(as)
          && score.path("slice").path("exec").asString().equals(exec)
          && score.path("slice").path("type").asString().equals("reduce")
          && score.path("metric").asString().equals(metric)
          && score.path("k").asInt() == 1) {
        return score.path("value").asDouble();
      }
    }
    throw new AssertionError("no " + metric + " of " + exec + " as " + as);
  }

  /** Results become a run, that run results again, and both say the same. */
  private void comesBackTheSame(Path results) {
    Path second = folder.resolve("runs").resolve("second.run");
    Invocation imported =
        assay("import", "pareval", results.toString(), "--out", second.toString(), "--json");
    assertThat(imported.json().path("trials").asInt()).isEqualTo(10);
    Path again = folder.resolve("again.json");
    assay("export", second.toString(), "--to", "pareval", "--out", again.toString());
    assertThat(JSON.readTree(again.toFile())).isEqualTo(JSON.readTree(results.toFile()));
  }

  @Test
  void takesTheSecondGenerationsOptions() throws IOException {
    Files.writeString(
        checkout.resolve("drivers").resolve("build-configs.json"),
        "{\"serial\": {\"CXX\": \"g++\", \"CXXFLAGS\": \"-std=c++17 -DSECOND_GENERATION\"}}");
    JsonNode imported = assay("import", "pareval", checkout.toString(), "--json").json();
    assertThat(imported.path("generation").asString()).isEqualTo("second");
    String picky = "#ifndef SECOND_GENERATION\n#error not its options\n#endif\n" + SERIAL;
    outputs =
        CheckoutImitation.outputs(
            checkout, outputs, Map.of("70_reduce_total/serial", List.of(picky)));
    Path run = folder.resolve("runs").resolve("second-generation.run");
    run(run);
    assertThat(outcomes(run)).isEqualTo(Map.of("70_reduce_total/serial", List.of("CORRECT")));
  }

  @Test
  void saysWhatIsMissing() throws IOException {
    Invocation unknown = assay("run", "pareval", "--model", "nop");
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.error()).contains("./assay import pareval FOLDER");
    Files.delete(checkout.resolve("drivers").resolve("problem-sizes.json"));
    Invocation incomplete = assay("import", "pareval", checkout.toString());
    assertThat(incomplete.code()).isEqualTo(2);
    assertThat(incomplete.error()).contains("problem-sizes.json");
  }

  @Test
  @EnabledIfEnvironmentVariable(named = "ASSAY_PAREVAL", matches = ".+")
  void runsARealCheckout() throws IOException {
    Path real = Path.of(System.getenv("ASSAY_PAREVAL"));
    assertThat(assay("import", "pareval", real.toString()).code()).isZero();
    String right =
        "  double sum = 0; for (double value : x) sum += value; return sum / x.size();\n}";
    outputs =
        CheckoutImitation.outputs(
            real,
            folder.resolve("real.json"),
            Map.of("27_reduce_average/serial", List.of(right, "  return 0;\n}")));
    Path run = folder.resolve("runs").resolve("real.run");
    run(run);
    assertThat(outcomes(run).get("27_reduce_average/serial")).containsExactly("CORRECT", "WRONG");
  }

  private Invocation run(Path run) {
    return assay(
        "run",
        "pareval",
        "--model",
        "replay:" + outputs,
        "--out",
        run.toString(),
        "--timing",
        "quick",
        "--json");
  }

  private Invocation assay(String... arguments) {
    return Invocation.of(folder, arguments);
  }

  private static Map<String, List<String>> outcomes(Path run) {
    Map<String, List<String>> outcomes = new LinkedHashMap<>();
    try (RunFile file = RunFile.read(run)) {
      for (Trial trial : file.trials()) {
        outcomes
            .computeIfAbsent(
                trial.labels().get("problem") + "/" + trial.labels().get("exec"),
                _ -> new ArrayList<>())
            .add(trial.judgement().orElseThrow().verdict().outcome().name());
      }
    }
    return outcomes;
  }
}
