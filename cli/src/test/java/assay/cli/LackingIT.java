package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.suites.parallel.RaceCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Machines that lack something, made by hiding it from a process of its own; only root can. */
final class LackingIT {
  @TempDir Path folder;

  @BeforeEach
  void requireRoot() throws IOException, InterruptedException {
    assumeTrue(new ProcessBuilder("unshare", "-m", "true").start().waitFor() == 0);
  }

  @Test
  void withoutASandboxNothingIsJudged() throws Exception {
    Invocation run = without("/usr/bin/bwrap", "run", "parallel", "--model", "nop");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.error())
        .isEqualTo(
            "Untrusted code cannot be confined here: bubblewrap is not installed. To change that:"
                + " apt install bubblewrap (or accept the risk with --unsafe-no-sandbox).\n");
    assertThat(folder.resolve("runs")).doesNotExist();
    Invocation doctor = without("/usr/bin/bwrap", "doctor");
    assertThat(doctor.code()).isEqualTo(3);
    assertThat(doctor.out())
        .contains("✗ no sandbox: bubblewrap is not installed", "fix: apt install bubblewrap");
  }

  @Test
  void withoutACompilerItsTasksAreSkipped() throws Exception {
    int tasks = Invocation.of(folder, "tasks", "parallel", "--json").json().path("tasks").size();
    Invocation run = without("/usr/bin/g++", "run", "parallel", "--model", "nop", "--json");
    assertThat(run.code()).isEqualTo(3);
    JsonNode result = run.json();
    assertThat(result.path("skipped").path("no g++: apt install g++").asInt()).isEqualTo(tasks);
    assertThat(result.path("outcomes").isEmpty()).isTrue();
    Invocation judge = without("/usr/bin/g++", "judge", "x.cpp", "--task", Answers.TASK);
    assertThat(judge.code()).isEqualTo(3);
    assertThat(judge.error())
        .isEqualTo(Answers.TASK + " cannot be judged here: no g++: apt install g++.\n");
    assertThat(without("/usr/bin/g++", "tasks", "parallel").out())
        .contains("skipped (no g++: apt install g++)", tasks + " of them cannot run here");
  }

  @Test
  void withoutMpiItsTasksAreSkippedAndNoOthers() throws Exception {
    String reason = "no mpicxx: apt install libopenmpi-dev openmpi-bin";
    assumeTrue(Files.exists(Path.of("/usr/bin/orterun")), reason);
    String listed = without("/usr/bin/orterun", "tasks", "--tasks", "reduce/average/mpi*").out();
    assertThat(listed).contains("skipped (" + reason + ")", "2 of them cannot run here");
    assertThat(without("/usr/bin/orterun", "doctor").out()).contains("skipped: " + reason);
  }

  @Test
  void withoutItsToolsThereIsNoRaceCheck() throws Exception {
    assumeTrue(RaceCheck.find().isPresent(), RaceCheck.REMEDY);
    String compiler = "/usr/bin/clang++-19";
    Invocation run = without(compiler, "run", "parallel", "--model", "nop", "--race-check");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.error())
        .isEqualTo(
            "--race-check needs clang 19, its OpenMP library and its sanitizers: apt install"
                + " clang-19 libomp-19-dev libclang-rt-19-dev.\n");
    assertThat(folder.resolve("runs")).doesNotExist();
    Invocation doctor = without(compiler, "doctor");
    assertThat(doctor.code()).isZero();
    assertThat(doctor.out()).contains("no --race-check, which is optional: apt install clang-19");
  }

  private Invocation without(String program, String... arguments)
      throws IOException, InterruptedException {
    ProcessBuilder plain = Invocation.process(folder, arguments);
    List<String> words =
        new ArrayList<>(
            List.of(
                "unshare",
                "-m",
                "sh",
                "-c",
                "mount --bind /dev/null " + program + " && exec \"$@\"",
                "sh"));
    words.addAll(plain.command());
    Path out = folder.resolve("out");
    Path error = folder.resolve("error");
    int code =
        plain
            .command(words)
            .redirectOutput(out.toFile())
            .redirectError(error.toFile())
            .start()
            .waitFor();
    return new Invocation(code, Files.readString(out, UTF_8), Files.readString(error, UTF_8));
  }
}
