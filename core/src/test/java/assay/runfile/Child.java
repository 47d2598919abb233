package assay.runfile;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Hash;
import assay.task.Task;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/** Another process that appends to a run file and says what was acknowledged, line by line. */
final class Child {
  static final Task TASK = Runs.task("parallel/reduce/sum/omp");
  private static final int THREADS = 4;

  private Child() {}

  /** Starts one whose words go to a file, where they outlast it. */
  static Process start(Path file, Path words) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            Child.class.getName(),
            file.toString())
        .redirectOutput(words.toFile())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  static void awaitFirstWord(Process child, Path words) throws IOException {
    while (Files.size(words) == 0) {
      if (!child.isAlive()) {
        throw new IllegalStateException("the child gave up with " + child.exitValue());
      }
      Thread.onSpinWait();
    }
  }

  public static void main(String[] arguments) throws InterruptedException {
    Path file = Path.of(arguments[0]);
    RunFile run = Files.exists(file) ? RunFile.open(file) : RunFile.create(file, Runs.header());
    run.record(TASK);
    int begin = run.trials().stream().mapToInt(trial -> trial.id().sample()).max().orElse(-1) + 1;
    FileOutputStream out = new FileOutputStream(FileDescriptor.out);
    List<Thread> threads =
        IntStream.range(0, THREADS)
            .mapToObj(i -> Thread.startVirtualThread(() -> append(run, begin + i, out)))
            .toList();
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private static void append(RunFile run, int first, FileOutputStream out) {
    for (int sample = first; ; sample += THREADS) {
      TrialId trial = new TrialId(TASK.id(), sample, 0);
      Candidate candidate = candidate(sample);
      run.record(trial, answer(sample), "{}");
      say(out, "answer " + sample);
      run.record(candidate);
      say(out, "candidate " + sample);
      run.record(trial, Runs.key(TASK, Hash.of(candidate)), Verdicts.timed());
      say(out, "judgement " + sample);
      run.recordEvent(trial, "message", "{}");
      say(out, "event " + sample);
    }
  }

  /** Of very different sizes, so that some rows need many pages. */
  static Answer answer(int sample) {
    return new Answer(Answer.Form.MESSAGE, (sample + " ").repeat(1 + sample * 37 % 5000));
  }

  static Candidate candidate(int sample) {
    return Candidate.of("a.cpp", "int x = " + sample + ";");
  }

  private static void say(FileOutputStream out, String line) {
    try {
      out.write((line + "\n").getBytes(UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
