package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What users get wrong and what disks do: one sentence, an exit code, nothing lost. */
final class BadInputIT {
  @TempDir Path folder;

  @Test
  void anUnknownSuiteOrModel() {
    refused(
        Invocation.of(folder, "tasks", "paralel"),
        "There is no suite 'paralel', only parallel, kernels, flops, pareval; did you mean 'parallel'?");
    Invocation model = Invocation.of(folder, "run", "parallel", "--model", "orcale");
    assertThat(model.code()).isEqualTo(2);
    assertThat(model.error())
        .startsWith("There is no model 'orcale', only ")
        .endsWith("; did you mean 'oracle'?\n");
  }

  @Test
  void aBrokenPack() throws IOException {
    Path pack = folder.resolve("pack");
    assertThat(Invocation.of(folder, "new", "problem", "a/b", "--in", pack.toString()).code())
        .isZero();
    Path problem = pack.resolve("a/b/problem.yaml");
    Files.writeString(
        problem, Files.readString(problem).replace("compare: exact", "compare: excat"));
    Invocation broken = Invocation.of(folder, "tasks", "--pack", pack.toString());
    assertThat(broken.code()).isEqualTo(2);
    assertThat(broken.error())
        .startsWith(problem + ":")
        .contains("compare")
        .doesNotContain("\tat ");
    Invocation missing = Invocation.of(folder, "tasks", "--pack", folder.resolve("no").toString());
    assertThat(missing.code()).isEqualTo(2);
    assertThat(missing.error()).contains("no/pack.yaml").doesNotContain("\tat ");
  }

  @Test
  void aBrokenReplay() throws IOException {
    Path file = Files.writeString(folder.resolve("a.jsonl"), "{\"task\":\"x\"}\n");
    refused(
        Invocation.of(folder, "run", "parallel", "--model", "replay:" + file),
        file + ":1: expected a text under either \"answer\" or \"code\".");
  }

  @Test
  void aFileThatIsNoRun() throws IOException {
    Path text = Files.writeString(folder.resolve("text.run"), "a letter to a friend, long enough");
    refused(Invocation.of(folder, "score", text.toString()), text + " is not a run file.");
    refused(run(text, "oracle"), text + " is not a run file.");
    assertThat(text).hasContent("a letter to a friend, long enough");
  }

  @Test
  void aDamagedRun() throws IOException {
    Path run = RecordedRuns.write(folder.resolve("damaged.run"));
    try (RandomAccessFile file = new RandomAccessFile(run.toFile(), "rw")) {
      for (long page = 1; page * 4096 < file.length(); page++) {
        file.seek(page * 4096);
        file.write("scratched".repeat(100).getBytes(UTF_8));
      }
    }
    Invocation shown = Invocation.of(folder, "runs", "show", run.toString());
    assertThat(shown.code()).isEqualTo(2);
    assertThat(shown.error()).startsWith(run + " is damaged (").doesNotContain("\tat ");
    assertThat(Invocation.of(folder, "score", run.toString()).code()).isEqualTo(2);
  }

  @Test
  void aRunOfANewerAssay() throws SQLException {
    Path run = RecordedRuns.write(folder.resolve("newer.run"));
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + run);
        Statement statement = connection.createStatement()) {
      statement.execute("pragma user_version = 999");
    }
    Invocation shown = Invocation.of(folder, "score", run.toString());
    assertThat(shown.code()).isEqualTo(2);
    assertThat(shown.error()).startsWith(run + " was written by a newer Assay (schema 999,");
    assertThat(run(run, "oracle").code()).isEqualTo(2);
  }

  @Test
  void aFolderThatCannotBeWritten() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    Invocation below = run(file.resolve("x.run"), "nop");
    assertThat(below.code()).isEqualTo(2);
    assertThat(below.error()).endsWith("cannot be made; choose one that you can write.\n");
    Invocation inProc = run(Path.of("/proc/x.run"), "nop");
    assertThat(inProc.code()).isEqualTo(2);
    assertThat(inProc.error()).startsWith("/proc/x.run cannot be").doesNotContain("\tat ");
  }

  @Test
  void aFullDisk() throws IOException, InterruptedException {
    Path disk = Files.createDirectory(folder.resolve("disk"));
    assumeTrue(call("mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", disk.toString()) == 0);
    try {
      Path answers = folder.resolve("long.jsonl");
      String code = "double average(std::vector<double> const& x) { return 0; }";
      String text = "```cpp\n" + code + "\n```\n" + "so long ".repeat(50_000);
      Files.writeString(answers, Json.write(Map.of("task", Answers.TASK, "answer", text)) + "\n");
      Path run = disk.resolve("full.run");
      Invocation full = run(run, "replay:" + answers);
      assertThat(full.code()).isEqualTo(4);
      assertThat(full.error())
          .contains("No space is left for " + run + "; nothing already recorded is lost.")
          .doesNotContain("\tat ");
      assertThat(call("mount", "-o", "remount,size=16m", disk.toString())).isZero();
      Invocation resumed = run(run, "replay:" + answers);
      assertThat(resumed.code()).isZero();
      assertThat(resumed.out()).startsWith("1 WRONG\n");
    } finally {
      assertThat(call("umount", disk.toString())).isZero();
    }
  }

  private Invocation run(Path out, String model) {
    return Invocation.of(
        folder,
        "run",
        "parallel",
        "--model",
        model,
        "--tasks",
        Answers.TASK,
        "--timing",
        "quick",
        "--out",
        out.toString());
  }

  private static void refused(Invocation invocation, String sentence) {
    assertThat(invocation.error()).isEqualTo(sentence + "\n");
    assertThat(invocation.out()).isEmpty();
    assertThat(invocation.code()).isEqualTo(2);
  }

  private static int call(String... command) throws IOException, InterruptedException {
    return new ProcessBuilder(command).inheritIO().start().waitFor();
  }
}
