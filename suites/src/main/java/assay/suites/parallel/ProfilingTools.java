package assay.suites.parallel;

import assay.sandbox.PlainProcess;
import assay.suites.parallel.profile.PerfCounts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What tells where a program spends its time.
 *
 * @param perf present where it has the processor's counters to read, which few virtual machines do
 * @param valgrind which simulates a processor, and so works everywhere
 */
record ProfilingTools(Optional<Path> perf, Optional<Path> valgrind) {
  private static final Path PROGRAMS = Path.of("/usr/bin");
  private static final Path HEADER = Path.of("/usr/include/valgrind/callgrind.h");

  static ProfilingTools find() throws IOException, InterruptedException {
    return in(PROGRAMS, HEADER);
  }

  static ProfilingTools in(Path folder, Path header) throws IOException, InterruptedException {
    Path perf = folder.resolve("perf");
    Optional<Path> valgrind =
        Optional.of(folder.resolve("valgrind"))
            .filter(one -> Files.isExecutable(one) && Files.exists(header));
    return new ProfilingTools(
        Files.isExecutable(perf) && counts(perf) ? Optional.of(perf) : Optional.empty(), valgrind);
  }

  private static boolean counts(Path perf) throws IOException, InterruptedException {
    List<String> words =
        List.of(
            perf.toString(), "stat", "-x,", "-e", PerfCounts.EVENTS.getFirst(), "--", "/bin/true");
    PlainProcess.Result result = PlainProcess.of(words).run();
    return result.succeeded() && PerfCounts.read(result.stderr()).isUsable();
  }

  /** Why there is no profile of a candidate of the model, and what would change that. */
  Optional<String> lacks(ExecutionModel model) {
    if (model.hasDevice()) {
      return Optional.of("there is none of programs in " + model.label());
    }
    return perf.isEmpty() && valgrind.isEmpty()
        ? Optional.of(
            "perf has no counters to read, and there is no valgrind: apt install valgrind")
        : Optional.empty();
  }
}
