package assay.runfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.task.Task;
import assay.verdict.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunFolderTest {
  @TempDir Path folder;

  @Test
  void listsTheNewestFirstAndWhatItCannotReadLast() throws Exception {
    RunHeader old = Runs.header(Instant.parse("2025-01-01T00:00:00Z"));
    RunHeader young = Runs.header(Instant.parse("2026-01-01T00:00:00Z"));
    Task task = Runs.task("a");
    try (RunFile run = RunFile.create(folder.resolve("old.run"), old)) {
      run.record(task);
      run.record(new TrialId("a", 0, 0), Runs.key(task), Verdicts.wrong());
      run.record(new TrialId("a", 1, 0), Runs.key(task), Verdicts.wrong());
      run.record(RunState.COMPLETE);
    }
    Files.writeString(folder.resolve("aaa.run"), "not a run file, but long enough to be one");
    Files.writeString(folder.resolve("notes.txt"), "not even by its name");
    try (RunFile run = RunFile.create(folder.resolve("young.run"), young)) {
      assertThat(new RunFolder(folder).list())
          .containsExactly(
              new RunEntry.Summary(run.path(), young, RunState.RUNNING, Map.of()),
              new RunEntry.Summary(
                  folder.resolve("old.run"), old, RunState.COMPLETE, Map.of(Outcome.WRONG, 2)),
              new RunEntry.Broken(
                  folder.resolve("aaa.run"), folder.resolve("aaa.run") + " is not a run file."));
    }
    assertThat(new RunFolder(folder).list())
        .extracting(RunFolderTest::state)
        .startsWith(RunState.INTERRUPTED.name(), RunState.COMPLETE.name());
  }

  @Test
  void aFolderThatIsNotThereHoldsNoRuns() {
    assertThat(new RunFolder(folder.resolve("none")).list()).isEmpty();
  }

  @Test
  void deletesARunFileAndNothingElse() throws Exception {
    Path file = folder.resolve("x.run");
    RunFile run = RunFile.create(file, Runs.header());
    assertThatThrownBy(() -> RunFolder.delete(file)).hasMessageContaining("is being written");
    run.close();
    Path note = Files.writeString(folder.resolve("note.run"), "mine");
    RunFolder.delete(file);
    assertThatThrownBy(() -> RunFolder.delete(note)).hasMessageContaining("is not a run file");
    assertThatThrownBy(() -> RunFolder.delete(file)).hasMessageContaining("There is no run file");
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(note);
    }
  }

  private static String state(RunEntry entry) {
    return switch (entry) {
      case RunEntry.Summary summary -> summary.state().name();
      case RunEntry.Broken broken -> broken.problem();
    };
  }
}
