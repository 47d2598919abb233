package assay.runfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.runfile.RunFileException.Problem;
import assay.task.Task;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.Random;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunFileTroubleTest {
  private static final Task TASK = Runs.task("parallel/reduce/sum/omp");

  @TempDir Path folder;

  @Test
  void missing() throws IOException {
    Path nowhere = folder.resolve("none.run");
    fails(() -> RunFile.open(nowhere), Problem.MISSING, "There is no run file at " + nowhere);
    fails(() -> RunFile.read(nowhere), Problem.MISSING, "There is no run file at " + nowhere);
    Path below = Files.createFile(folder.resolve("file")).resolve("x.run");
    fails(() -> RunFile.open(below), Problem.MISSING, "There is no run file at " + below);
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(folder.resolve("file"));
    }
  }

  @Test
  void alreadyThere() {
    Path file = filled(1);
    fails(() -> RunFile.create(file, Runs.header()), Problem.EXISTS, "exists already");
  }

  @Test
  void notARunFile() throws Exception {
    Path text = Files.writeString(folder.resolve("text.run"), "hello ".repeat(1000));
    Path empty = Files.createFile(folder.resolve("empty.run"));
    Path other = folder.resolve("other.run");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + other)) {
      Sql.script(connection, "create table run (id text)");
    }
    for (Path path : new Path[] {text, empty, other, folder}) {
      fails(() -> RunFile.open(path), Problem.NOT_A_RUN_FILE, path + " is not a run file.");
      fails(() -> RunFile.read(path), Problem.NOT_A_RUN_FILE, path + " is not a run file.");
    }
    assertThat(Files.size(empty)).isZero();
  }

  @Test
  void cutShort() throws IOException {
    Path file = filled(40);
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.truncate(channel.size() / 2);
    }
    fails(() -> RunFile.open(file), Problem.DAMAGED, "is damaged");
    fails(() -> RunFile.read(file), Problem.DAMAGED, "--new");
  }

  @Test
  void overwritten() throws IOException {
    Path file = filled(40);
    byte[] noise = new byte[4096];
    new Random(1).nextBytes(noise);
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
      for (long page = 4096; page < bytes.length(); page += 4096) {
        bytes.seek(page);
        bytes.write(noise);
      }
    }
    fails(() -> RunFile.open(file), Problem.DAMAGED, "is damaged");
    fails(() -> RunFile.read(file), Problem.DAMAGED, "is damaged");
  }

  @Test
  void halfDoneWorkOfAKilledWriterIsTakenBack() throws Exception {
    Path file = filled(3);
    for (boolean toAppend : new boolean[] {true, false}) {
      Path copy = folder.resolve("copy-" + toAppend + ".run");
      Runs.copyHalfDone(file, copy);
      assertThat(Files.size(copy)).isGreaterThan(Files.size(file));
      try (RunFile run = toAppend ? RunFile.open(copy) : RunFile.read(copy)) {
        assertThat(run.trials()).hasSize(3);
      }
      assertThat(Runs.query(copy, "select count(*) from candidate", row -> row.getInt(1)))
          .containsExactly(0);
      assertThat(Files.size(copy)).isEqualTo(Files.size(file));
      assertThat(Runs.journal(copy)).doesNotExist();
    }
  }

  @Test
  void unwritableFolder() throws IOException {
    Path parent = Files.createFile(folder.resolve("file"));
    fails(
        () -> RunFile.create(parent.resolve("x.run"), Runs.header()),
        Problem.UNWRITABLE,
        "The folder " + parent + " cannot be made; choose one that you can write.");
    fails(
        () -> RunFile.create(Path.of("/proc/x.run"), Runs.header()),
        Problem.UNWRITABLE,
        "/proc/x.run cannot be locked for writing");
  }

  @Test
  void heldByThisProcess() {
    Path file = folder.resolve("x.run");
    RunFile first = RunFile.create(file, Runs.header());
    fails(
        () -> RunFile.open(file),
        Problem.LOCKED,
        file + " is being written by this process already; wait or use --new.");
    first.record(TASK);
    first.close();
    RunFile.open(file).close();
  }

  @Test
  void heldThroughALink() throws IOException {
    Path file = folder.resolve("x.run");
    Path link = Files.createSymbolicLink(folder.resolve("link.run"), file);
    try (RunFile run = RunFile.create(file, Runs.header())) {
      fails(() -> RunFile.open(link), Problem.LOCKED, run.path() + " is being written");
    }
  }

  private Path filled(int answers) {
    Path file = folder.resolve("filled.run");
    try (RunFile run = RunFile.create(file, Runs.header())) {
      run.record(TASK);
      for (int i = 0; i < answers; i++) {
        run.record(new TrialId(TASK.id(), i, 0), Runs.ANSWER, "{}");
      }
    }
    return file;
  }

  private static void fails(ThrowingCallable attempt, Problem problem, String part) {
    assertThatThrownBy(attempt)
        .isInstanceOfSatisfying(
            RunFileException.class, e -> assertThat(e.problem()).isEqualTo(problem))
        .hasMessageContaining(part);
  }
}
