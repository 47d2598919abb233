package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Processes that are asked to stop, and processes that want the same file. */
final class InterruptionIT {
  @TempDir Path folder;
  private Process process = finished();

  @AfterEach
  void end() {
    process.destroyForcibly();
  }

  @ParameterizedTest
  @ValueSource(strings = {"INT", "TERM"})
  void closesTheFileAndSaysHowToGoOn(String signal) throws IOException, InterruptedException {
    Path out = folder.resolve("stopped.run");
    start(out);
    assertThat(
            new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                .start()
                .waitFor())
        .isZero();
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(() -> stuck()).isEqualTo(130);
    assertThat(log())
        .contains(
            "To go on: ./assay run parallel --model oracle --timing strict --out " + out + ".\n")
        .doesNotContain("\tat ");
    assertThat(out.resolveSibling("stopped.run.lock")).doesNotExist();
    assertThat(out.resolveSibling("stopped.run-journal")).doesNotExist();
    assertThat(Invocation.of(folder, "runs", "show", out.toString()).out())
        .contains("state         interrupted\n")
        .doesNotContain("CRASHED");
  }

  @Test
  void twoProcessesDoNotWriteOneFile() throws IOException, InterruptedException {
    Path out = folder.resolve("shared.run");
    start(out);
    Invocation rival =
        Invocation.of(
            folder,
            "run",
            "parallel",
            "--model",
            "oracle",
            "--timing",
            "strict",
            "--out",
            out.toString());
    assertThat(rival.code()).isEqualTo(4);
    assertThat(rival.error())
        .isEqualTo(
            out + " is being written by process " + process.pid() + "; wait or use --new.\n");
    assertThat(process.isAlive()).isTrue();
    assertThat(Invocation.of(folder, "runs", "show", out.toString()).out())
        .contains("state         running\n");
    Invocation deletion = Invocation.of(folder, "runs", "delete", out.toString(), "--yes");
    assertThat(deletion.code()).isEqualTo(4);
    assertThat(out).exists();
  }

  /** Starts a run that takes minutes and waits until it holds its file. */
  private void start(Path out) throws IOException, InterruptedException {
    ProcessBuilder program =
        Invocation.process(
            folder,
            "run",
            "parallel",
            "--model",
            "oracle",
            "--timing",
            "strict",
            "--out",
            out.toString());
    // Who is started in the background ignores Ctrl-C, and so would what it starts.
    program.command().addAll(0, List.of("/usr/bin/env", "--default-signal=INT,TERM"));
    process =
        program.redirectErrorStream(true).redirectOutput(folder.resolve("log").toFile()).start();
    Instant late = Instant.now().plus(Duration.ofMinutes(1));
    while (!log().contains(" trials") && process.isAlive() && Instant.now().isBefore(late)) {
      Thread.sleep(50);
    }
    assertThat(log()).contains(" trials");
    Thread.sleep(1500);
  }

  /** What it said last and, where it could not stop, what held it up. */
  private String stuck() {
    try {
      Matcher file = Pattern.compile("was doing is in (.+)\\.").matcher(log());
      return log() + (file.find() ? Files.readString(Path.of(file.group(1)), UTF_8) : "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String log() throws IOException {
    Path log = folder.resolve("log");
    return Files.exists(log) ? Files.readString(log, UTF_8) : "";
  }

  private static Process finished() {
    try {
      return new ProcessBuilder("true").start();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
