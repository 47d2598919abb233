package assay.runfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.runfile.RunFileException.Problem;
import assay.task.Answer;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small disk, full or read-only, where this user may mount one. */
class DiskIT {
  private static final Task TASK = Runs.task("a");

  @TempDir Path folder;
  private Path disk;

  @BeforeEach
  void mount() throws Exception {
    disk = Files.createDirectory(folder.resolve("disk"));
    assumeTrue(
        succeeds("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk.toString()),
        "mounting needs root");
  }

  @AfterEach
  void unmount() throws Exception {
    succeeds("umount", disk.toString());
  }

  @Test
  void whatIsRecordedStaysAndTheRunResumesWhenThereIsSpace() throws Exception {
    Path ballast = Files.write(disk.resolve("ballast"), new byte[300_000]);
    Path file = disk.resolve("x.run");
    int recorded = 0;
    try (RunFile run = RunFile.create(file, Runs.header())) {
      run.record(TASK);
      try {
        while (recorded < 1000) {
          record(run, recorded);
          recorded++;
        }
      } catch (RunFileException e) {
        assertThat(e.problem()).isEqualTo(Problem.FULL);
        assertThat(e).hasMessageContaining("nothing already recorded is lost");
      }
    }
    assertThat(recorded).isBetween(1, 100);
    fill(disk.resolve("filler"));
    try (RunFile run = RunFile.read(file)) {
      assertThat(run.trials()).hasSize(recorded);
      assertThat(run.state()).isEqualTo(RunState.INTERRUPTED);
    }
    try (RunFile run = RunFile.open(file)) {
      int next = recorded;
      assertThatThrownBy(() -> record(run, next))
          .isInstanceOfSatisfying(
              RunFileException.class, e -> assertThat(e.problem()).isEqualTo(Problem.FULL));
      Files.delete(ballast);
      record(run, next);
      run.record(RunState.COMPLETE);
    }
    try (RunFile run = RunFile.read(file)) {
      assertThat(run.trials()).hasSize(recorded + 1);
      assertThat(run.state()).isEqualTo(RunState.COMPLETE);
    }
  }

  @Test
  void aRunCannotBeginOnAFullDisk() throws Exception {
    fill(disk.resolve("filler"));
    Path file = disk.resolve("x.run");
    assertThatThrownBy(() -> RunFile.create(file, Runs.header()))
        .isInstanceOfSatisfying(
            RunFileException.class, e -> assertThat(e.problem()).isEqualTo(Problem.FULL));
    assertThat(disk.toFile().list()).containsExactly("filler");
  }

  @Test
  void aReadOnlyDiskCanBeRead() throws Exception {
    Path file = disk.resolve("x.run");
    try (RunFile run = RunFile.create(file, Runs.header())) {
      run.record(TASK);
      record(run, 0);
      run.record(RunState.COMPLETE);
    }
    assertThat(succeeds("mount", "-o", "remount,ro", disk.toString())).isTrue();
    try (RunFile run = RunFile.read(file)) {
      assertThat(run.trials()).hasSize(1);
      assertThat(run.state()).isEqualTo(RunState.COMPLETE);
    }
    assertThat(new RunFolder(disk).list()).hasOnlyElementsOfType(RunEntry.Summary.class);
    assertThatThrownBy(() -> RunFile.open(file))
        .isInstanceOfSatisfying(
            RunFileException.class, e -> assertThat(e.problem()).isEqualTo(Problem.UNWRITABLE))
        .hasMessageContaining("choose a folder on a local disk that you can write");
  }

  @Test
  void whatAKilledWriterLeftOnAReadOnlyDiskIsNotGuessed() throws Exception {
    assertThat(succeeds("mount", "-o", "remount,size=50m", disk.toString())).isTrue();
    Path whole = folder.resolve("whole.run");
    try (RunFile run = RunFile.create(whole, Runs.header())) {
      run.record(TASK);
    }
    Path file = disk.resolve("x.run");
    Runs.copyHalfDone(whole, file);
    assertThat(succeeds("mount", "-o", "remount,ro", disk.toString())).isTrue();
    assertThatThrownBy(() -> RunFile.read(file))
        .isInstanceOfSatisfying(
            RunFileException.class, e -> assertThat(e.problem()).isEqualTo(Problem.UNWRITABLE))
        .hasMessageContaining("with the -journal file beside it");
    assertThat(succeeds("mount", "-o", "remount,rw", disk.toString())).isTrue();
    try (RunFile run = RunFile.read(file)) {
      assertThat(run.tasks()).containsExactly(TASK);
    }
    assertThat(Runs.journal(file)).doesNotExist();
  }

  private static void record(RunFile run, int sample) {
    Answer large = new Answer(Answer.Form.CODE, "x".repeat(30_000));
    run.record(new TrialId(TASK.id(), sample, 0), large, "{}");
  }

  private static void fill(Path filler) throws IOException {
    try (var out = Files.newOutputStream(filler)) {
      while (true) {
        out.write(new byte[4096]);
      }
    } catch (IOException full) {
      assertThat(full).hasMessageContaining("No space left");
    }
  }

  private static boolean succeeds(String... command) throws IOException, InterruptedException {
    return new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start()
            .waitFor()
        == 0;
  }
}
