package assay.suites.flops.profile;

import assay.sandbox.Exit;
import assay.sandbox.PlainProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures the first launch of each kernel of a program, twice. What a device counts is exact, so
 * the two must be the same.
 */
public final class Profiler {
  private static final Duration LIMIT = Duration.ofMinutes(10);

  private final List<String> profiler;
  private final List<String> device;

  /**
   * A profiler.
   *
   * @param profiler the command that starts it
   * @param device the command that prints the device and its driver, with a comma between
   */
  Profiler(List<String> profiler, List<String> device) {
    this.profiler = List.copyOf(profiler);
    this.device = List.copyOf(device);
  }

  /** NVIDIA's, by the command that starts it. */
  public static Profiler of(String command) {
    return new Profiler(
        List.of(command),
        List.of("nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"));
  }

  /** What it says of itself, and of the device and its driver. */
  public record Surroundings(String gpu, String driver, String profiler) {}

  public Surroundings surroundings() throws IOException, InterruptedException {
    String[] parts = printed(PlainProcess.of(device)).lines().findFirst().orElse("").split(", ", 2);
    List<String> version = new ArrayList<>(profiler);
    version.add("--version");
    return new Surroundings(
        parts[0],
        parts.length > 1 ? parts[1] : "",
        printed(PlainProcess.of(version))
            .lines()
            .filter(line -> line.startsWith("Version"))
            .findFirst()
            .orElse(""));
  }

  /** The kernels of a program, in the order of their first launches. */
  public List<Profile> profile(Path folder, List<String> program)
      throws IOException, InterruptedException {
    List<Profile> first = once(folder, program);
    List<Profile> second = once(folder, program);
    if (!first.equals(second)) {
      throw new IOException(
          "two runs of the program have not executed the same; its counts are no truth");
    }
    if (first.isEmpty()) {
      throw new IOException("the program has launched no kernel");
    }
    return first;
  }

  private List<Profile> once(Path folder, List<String> program)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(profiler);
    words.addAll(
        List.of(
            "--csv",
            "--print-units",
            "base",
            "--clock-control",
            "none",
            "--cache-control",
            "none",
            "--metrics",
            Counter.metrics(),
            "--kernel-id",
            ":::1"));
    words.addAll(program);
    return ProfilerTable.read(printed(PlainProcess.of(words).in(folder).withLimit(LIMIT)));
  }

  private static String printed(PlainProcess process) throws IOException, InterruptedException {
    PlainProcess.Result result = process.run();
    if (!result.succeeded()) {
      String command = process.command().getFirst();
      String said = (result.stdout() + result.stderr()).strip();
      throw new IOException(
          switch (result.exit()) {
            case Exit.FailedToStart _ ->
                "%s cannot be started; it comes with NVIDIA's tools and driver".formatted(command);
            case Exit.TimedOut _ -> "%s took too long".formatted(command);
            case Exit.Signalled(int signal) -> "%s ended by signal %d".formatted(command, signal);
            case Exit.Exited(int code) ->
                said.isEmpty()
                    ? "%s ended with status %d".formatted(command, code)
                    : "%s failed: %s"
                        .formatted(command, said.substring(Math.max(0, said.length() - 400)));
          });
    }
    return result.stdout();
  }
}
