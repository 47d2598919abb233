package assay.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * A trusted tool, such as a compiler asked for its version or our own judge. It sees of this
 * program's environment only what tools need, so no key ever reaches it.
 *
 * @param environment what it gets besides
 */
public record PlainProcess(
    List<String> command, Optional<Path> folder, Map<String, String> environment, Duration limit) {
  /** How much of each output {@link #run()} keeps. */
  public static final int KEPT_BYTES = 1 << 20;

  static final Set<String> HARMLESS =
      Set.of(
          "PATH", "HOME", "USER", "LOGNAME", "LANG", "LC_ALL", "TMPDIR", "TZ", "LD_LIBRARY_PATH");

  public PlainProcess {
    command = List.copyOf(command);
    environment = Collections.unmodifiableMap(new TreeMap<>(environment));
  }

  /** What it printed, each part cut at {@link #KEPT_BYTES}. */
  public record Result(Exit exit, String stdout, String stderr) {
    public boolean succeeded() {
      return exit instanceof Exit.Exited(int code) && code == 0;
    }
  }

  public static PlainProcess of(String... command) {
    return of(List.of(command));
  }

  public static PlainProcess of(List<String> command) {
    return new PlainProcess(command, Optional.empty(), Map.of(), Duration.ofMinutes(1));
  }

  public PlainProcess in(Path other) {
    return new PlainProcess(command, Optional.of(other), environment, limit);
  }

  public PlainProcess withEnvironment(Map<String, String> more) {
    return new PlainProcess(command, folder, more, limit);
  }

  public PlainProcess withLimit(Duration other) {
    return new PlainProcess(command, folder, environment, other);
  }

  /** Runs it to its end and reads what it printed. */
  public Result run() throws IOException, InterruptedException {
    Path output = Files.createTempFile("assay-", ".out");
    Path errors = Files.createTempFile("assay-", ".err");
    try {
      Exit exit = run(output, errors);
      return new Result(exit, head(output), head(errors));
    } finally {
      Files.delete(output);
      Files.delete(errors);
    }
  }

  /** Runs it to its end with its output in the two files. */
  public Exit run(Path stdout, Path stderr) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    folder.ifPresent(path -> builder.directory(path.toFile()));
    builder.environment().keySet().retainAll(HARMLESS);
    builder.environment().putAll(environment);
    builder.redirectInput(Path.of("/dev/null").toFile());
    builder.redirectOutput(stdout.toFile()).redirectError(stderr.toFile());
    Process process;
    try {
      process = Starter.start(builder);
    } catch (IOException e) {
      return new Exit.FailedToStart(String.valueOf(e.getMessage()));
    }
    return await(process);
  }

  private Exit await(Process process) throws InterruptedException {
    try {
      if (process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
        return exit(process.exitValue());
      }
      return new Exit.TimedOut();
    } finally {
      if (process.isAlive()) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
      }
    }
  }

  /** Java adds 128 to the number of the signal that killed a process. */
  static Exit exit(int value) {
    return value > 128 && value <= 128 + 64
        ? new Exit.Signalled(value - 128)
        : new Exit.Exited(value);
  }

  static String head(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(KEPT_BYTES), StandardCharsets.UTF_8);
    }
  }
}
