package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.parallel.ExecutionModel;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The commands that look at packs, at this machine and at attacks. */
final class MachineIT {
  private static final int MODELS = ExecutionModel.values().length;

  @TempDir Path folder;

  @Test
  void tasksAreListedAndShown() {
    JsonNode tasks = Invocation.of(folder, "tasks", "parallel", "--json").json().path("tasks");
    assertThat(tasks.size()).isPositive().satisfies(size -> assertThat(size % MODELS).isZero());
    JsonNode first =
        Invocation.of(folder, "tasks", "--tasks", "dense_la/gemm/*", "--json")
            .json()
            .path("tasks")
            .path(0);
    assertThat(first.path("id").asString()).isEqualTo("parallel/dense_la/gemm/serial");
    assertThat(first.path("type").asString()).isEqualTo("dense_la");
    assertThat(first.path("exec").asString()).isEqualTo("serial");
    assertThat(first.path("skipped").isNull()).isTrue();
    assertThat(first.has("certificate")).isTrue();
    assertThat(
            Invocation.of(folder, "tasks", "--exec", "omp", "--tasks", "scan/prefix-sum/*").out())
        .contains("parallel/scan/prefix-sum/omp", "1 task\n")
        .doesNotContain("serial");
    assertThat(Invocation.of(folder, "tasks", "--prompt", Answers.TASK).out())
        .endsWith("double average(std::vector<double> const& x) {\n");
  }

  @Test
  void theDoctorSaysWhatWorks() {
    Invocation doctor = Invocation.of(folder, "doctor", "--json");
    assertThat(doctor.code()).isZero();
    assertThat(doctor.json().path("sandbox").path("available").asBoolean()).isTrue();
    assertThat(doctor.json().path("sandbox").path("active").toString())
        .contains("NAMESPACES", "SYSTEM_CALL_FILTER");
    assertThat(doctor.json().path("suites").path(0).path("runnable").asInt())
        .isEqualTo(Invocation.runnable(folder));
    assertThat(doctor.json().path("machine").path("cores").asString()).matches("[0-9]+");
    assertThat(Invocation.of(folder, "doctor").out()).contains("✓ sandbox works", "g++");
  }

  @Test
  void anAttackThatNothingHereCanTryIsNamed() throws URISyntaxException {
    String attacks = attacks("attacks-elsewhere");
    Invocation document = Invocation.of(folder, "redteam", "--in", attacks, "--json");
    assertThat(document.code()).isEqualTo(3);
    assertThat(document.json().path("attacks")).isEmpty();
    assertThat(document.json().path("skipped").path("nowhere").asString())
        .isEqualTo("none of its tasks is here");
    Invocation text = Invocation.of(folder, "redteam", "--in", attacks);
    assertThat(text.out())
        .isEqualTo(
            """
            0 of 0 attacks stopped
            1 not tried here, none of its tasks is here: nowhere
            """);
  }

  @Test
  void anAttackThatIsStoppedAndOneThatIsNot() throws URISyntaxException {
    String attacks = attacks("attacks");
    Invocation all = Invocation.of(folder, "redteam", "--in", attacks, "--json");
    assertThat(all.code()).isEqualTo(1);
    JsonNode results = all.json().path("attacks");
    assertThat(results).hasSize(2);
    JsonNode exit = results.path(0);
    assertThat(exit.path("id").asString()).isEqualTo("early-exit");
    assertThat(exit.path("class").asString()).isEqualTo("exit");
    assertThat(exit.path("suite").asString()).isEqualTo("parallel");
    assertThat(exit.path("outcome").asString()).isEqualTo("CRASHED");
    assertThat(exit.path("stopped").asBoolean()).isTrue();
    assertThat(exit.has("note")).isTrue();
    assertThat(results.path(1).path("outcome").asString()).isEqualTo("CORRECT");
    assertThat(results.path(1).path("stopped").asBoolean()).isFalse();
    Invocation one = Invocation.of(folder, "redteam", "--in", attacks, "--only", "early-*");
    assertThat(one.code()).isZero();
    assertThat(one.out()).contains("1 of 1 attack stopped");
    Invocation misspelt =
        Invocation.of(folder, "redteam", "--in", attacks, "--only", "early-*,early-exti");
    assertThat(misspelt.code()).isEqualTo(2);
    assertThat(misspelt.error())
        .isEqualTo("There is no attack named 'early-exti'; did you mean 'early-exit'?\n");
    Invocation none = Invocation.of(folder, "redteam", "--in", folder.toString());
    assertThat(none.error()).isEqualTo("There is no attack in " + folder + ".\n");
  }

  private static String attacks(String name) throws URISyntaxException {
    URL resource = MachineIT.class.getResource(name);
    return Path.of(Objects.requireNonNull(resource).toURI()).toString();
  }
}
