package assay.suites.kernels;

import assay.sandbox.Mount;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * NVIDIA's profiler of single kernels. Whether it may read a GPU's counters is the administrator's
 * choice; where it may not, it ends with an error and there is nothing to tell.
 */
record CounterProfiler(Path program, List<Mount> mounts) {
  private static final String NAME = "ncu";

  private static final List<Path> FOLDERS =
      List.of(Path.of("/usr/bin"), Path.of("/usr/local/bin"), Path.of("/usr/local/cuda/bin"));

  /** What is found in the folders above is mostly a script that starts what is there. */
  private static final Path INSTALLED = Path.of("/opt/nvidia");

  /** A module that launches more has no one kernel that matters. */
  private static final int MOST_LAUNCHES = 64;

  CounterProfiler {
    mounts = List.copyOf(mounts);
  }

  static Optional<CounterProfiler> find() {
    return FOLDERS.stream()
        .map(folder -> folder.resolve(NAME))
        .filter(Files::isExecutable)
        .findFirst()
        .map(program -> new CounterProfiler(program, installed()));
  }

  private static List<Mount> installed() {
    return Stream.of(INSTALLED).filter(Files::isDirectory).map(Mount::same).toList();
  }

  /** The words before the program's own. */
  List<String> command() {
    return List.of(
        program.toString(),
        "--csv",
        "--print-units",
        "base",
        "--clock-control",
        "none",
        "--profile-from-start",
        "off",
        "--launch-count",
        Integer.toString(MOST_LAUNCHES),
        "--metrics",
        String.join(",", LongestKernel.COUNTERS.keySet()));
  }
}
