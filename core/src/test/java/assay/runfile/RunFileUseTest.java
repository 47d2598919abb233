package assay.runfile;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.task.Hash;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Opening, sharing and closing. */
class RunFileUseTest {
  private static final Task TASK = Runs.task("parallel/reduce/sum/omp");
  private static final TrialId TRIAL = new TrialId(TASK.id(), 0, 0);

  @TempDir Path folder;
  private Path path;
  private RunFile run;

  @BeforeEach
  void begin() {
    path = folder.resolve("a run?.run");
    run = RunFile.create(path, Runs.header());
    run.record(TASK);
  }

  @AfterEach
  void end() {
    run.close();
  }

  @Test
  void stateFollowsWhatIsDone() {
    assertThat(run.state()).isEqualTo(RunState.RUNNING);
    run.record(RunState.COMPLETE);
    assertThat(run.state()).isEqualTo(RunState.COMPLETE);
    run.record(TRIAL, Runs.ANSWER, "{}");
    assertThat(run.state()).isEqualTo(RunState.RUNNING);
    run.close();
    try (RunFile read = RunFile.read(path)) {
      assertThat(read.state()).isEqualTo(RunState.INTERRUPTED);
    }
  }

  @Test
  void openingAloneChangesNothing() throws Exception {
    run.record(RunState.COMPLETE);
    run.close();
    String before = Hash.of(Files.readString(path, ISO_8859_1));
    RunFile.open(path).close();
    RunFile.read(path).close();
    assertThat(Hash.of(Files.readString(path, ISO_8859_1))).isEqualTo(before);
  }

  @Test
  void aReaderSeesTheRunWhileItGoesOn() {
    try (RunFile read = RunFile.read(path)) {
      assertThat(read.state()).isEqualTo(RunState.RUNNING);
      assertThat(read.trials()).isEmpty();
      run.record(TRIAL, Runs.ANSWER, "{}");
      assertThat(read.trials()).hasSize(1);
      assertThatThrownBy(() -> read.record(TASK)).isInstanceOf(IllegalStateException.class);
    }
  }

  @Test
  void aClosedFileStandsAlone() throws IOException {
    run.record(TRIAL, Runs.ANSWER, "{}");
    run.close();
    run.close();
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(path);
    }
    assertThatThrownBy(run::trials).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void manyThreadsAppendAtOnceAndABadRowHarmsNoOther() throws Exception {
    int count = 100;
    List<Future<StoredAnswer>> good = new ArrayList<>();
    List<Future<StoredAnswer>> bad = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < count; i++) {
        TrialId trial = new TrialId(TASK.id(), i, 0);
        TrialId spoilt = new TrialId(TASK.id(), count + i, 0);
        good.add(threads.submit(() -> run.record(trial, Runs.ANSWER, "{}")));
        if (i % 10 == 0) {
          bad.add(threads.submit(() -> run.record(spoilt, Runs.ANSWER, "not JSON")));
        }
      }
    }
    for (Future<StoredAnswer> one : good) {
      assertThat(run.answer(one.get().trial())).contains(one.get());
    }
    assertThat(bad)
        .extracting(Future::exceptionNow)
        .allSatisfy(e -> assertThat(e).hasMessageContaining("refused a row"));
    assertThat(run.trials()).hasSize(count);
  }

  @Test
  void anInterruptedThreadStillRecordsAndCloses() throws IOException {
    Thread.currentThread().interrupt();
    run.record(TRIAL, Runs.ANSWER, "{}");
    run.close();
    assertThat(Thread.interrupted()).isTrue();
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(path);
    }
    try (RunFile again = RunFile.open(path)) {
      assertThat(again.trials()).hasSize(1);
    }
  }
}
