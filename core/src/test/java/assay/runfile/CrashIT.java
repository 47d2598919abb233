package assay.runfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.runfile.RunFileException.Problem;
import assay.task.Hash;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Processes that are killed with SIGKILL while they write, and processes that meet. */
class CrashIT {
  private static final int KILLS = 15;

  @TempDir Path folder;
  @TempDir Path other;

  @Test
  void nothingAcknowledgedIsLostHoweverOftenTheWriterIsKilled() throws Exception {
    Path file = folder.resolve("x.run");
    long seed = System.nanoTime();
    Random random = new Random(seed);
    Set<String> acknowledged = new HashSet<>();
    for (int kill = 1; kill <= KILLS; kill++) {
      int before = acknowledged.size();
      acknowledged.addAll(wordsUntilKilled(file, random.nextInt(500)));
      assertThat(acknowledged.size()).as("seed %s, kill %s", seed, kill).isGreaterThan(before);
      boolean readerFirst = random.nextBoolean();
      if (readerFirst) {
        try (RunFile run = RunFile.read(file)) {
          assertThat(run.state()).isEqualTo(RunState.INTERRUPTED);
          assertHolds(run, acknowledged, seed, kill);
        }
      }
      try (RunFile run = RunFile.open(file)) {
        assertHolds(run, acknowledged, seed, kill);
      }
      assertThat(Runs.query(file, "pragma integrity_check", row -> row.getString(1)))
          .containsExactly("ok");
      assertThat(Runs.query(file, "pragma foreign_key_check", row -> row.getString(1))).isEmpty();
      try (Stream<Path> left = Files.list(folder)) {
        assertThat(left).containsExactly(file);
      }
    }
  }

  @Test
  void aRunFileIsWholeOrNotThereWhenItsMakerIsKilled() throws Exception {
    Random random = new Random();
    for (int kill = 1; kill <= 5; kill++) {
      Path file = folder.resolve("x" + kill + ".run");
      Process child = Child.start(file, other.resolve("words"));
      while (!Files.exists(Path.of(file + ".lock")) && child.isAlive()) {
        Thread.onSpinWait();
      }
      Thread.sleep(random.nextInt(150));
      kill(child);
      if (Files.exists(file)) {
        RunFile.open(file).close();
      } else {
        RunFile.create(file, Runs.header()).close();
      }
      try (Stream<Path> left = Files.list(folder)) {
        assertThat(left).hasSize(kill).contains(file);
      }
    }
  }

  @Test
  void twoProcessesDoNotWriteOneFile() throws Exception {
    Path file = folder.resolve("x.run");
    Path words = other.resolve("words");
    Process child = Child.start(file, words);
    Child.awaitFirstWord(child, words);
    for (int i = 0; i < 2; i++) {
      assertThatThrownBy(() -> RunFile.open(file))
          .isInstanceOfSatisfying(
              RunFileException.class, e -> assertThat(e.problem()).isEqualTo(Problem.LOCKED))
          .hasMessage(
              file + " is being written by process " + child.pid() + "; wait or use --new.");
      try (RunFile reader = RunFile.read(file)) {
        assertThat(reader.state()).isEqualTo(RunState.RUNNING);
        assertThat(reader.trials()).isNotEmpty();
      }
      assertThat(new RunFolder(folder).list())
          .singleElement()
          .isInstanceOfSatisfying(
              RunEntry.Summary.class,
              entry -> assertThat(entry.state()).isEqualTo(RunState.RUNNING));
    }
    kill(child);
    RunFile.open(file).close();
  }

  private List<String> wordsUntilKilled(Path file, int milliseconds) throws Exception {
    Path words = other.resolve("words");
    Process child = Child.start(file, words);
    Child.awaitFirstWord(child, words);
    Thread.sleep(milliseconds);
    kill(child);
    return Files.readAllLines(words);
  }

  private static void kill(Process child) throws InterruptedException {
    child.destroyForcibly();
    child.waitFor();
  }

  private static void assertHolds(RunFile run, Set<String> acknowledged, long seed, int kill) {
    Set<String> held = new HashSet<>();
    for (Trial trial : run.trials()) {
      int sample = trial.id().sample();
      assertThat(run.answer(trial.id()).orElseThrow().answer()).isEqualTo(Child.answer(sample));
      held.add("answer " + sample);
      if (trial.judgement().isPresent()) {
        assertThat(trial.judgement().get().verdict()).isEqualTo(Verdicts.timed());
        assertThat(trial.candidate()).isPresent();
        held.add("judgement " + sample);
      }
      if (run.candidate(Hash.of(Child.candidate(sample))).isPresent()) {
        held.add("candidate " + sample);
      }
      if (!run.events(Child.TASK.id(), sample).isEmpty()) {
        held.add("event " + sample);
      }
    }
    assertThat(held).as("seed %s, kill %s", seed, kill).containsAll(acknowledged);
  }
}
