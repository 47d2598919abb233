package assay.suites.kernels;

import assay.sandbox.Mount;
import assay.sandbox.PlainProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A Python of this machine that has PyTorch.
 *
 * @param version PyTorch's
 * @param libraries where its libraries are
 * @param includes where its headers are, and those of CUDA where there is a GPU
 * @param homes where it was installed
 * @param capability what the GPU that it can compute on can do, such as 90
 * @param triton the version of Triton, where it has it
 * @param blas what multiplies matrices for it, where that is a library of the machine's
 */
record Python(
    Path program,
    String version,
    String libraries,
    List<String> includes,
    List<Path> homes,
    Optional<String> capability,
    Optional<String> triton,
    Optional<Path> blas) {
  /** Names the one to use, and no other is looked for. */
  static final String CHOSEN = "ASSAY_PYTHON";

  private static final String NAME = "python3";

  private static final Path USUAL = Path.of("/usr/bin", NAME);

  /** What every sandbox sees. */
  private static final Path SYSTEM = Path.of("/usr");

  private static final String QUESTION =
      """
      import sys, sysconfig, torch
      from pathlib import Path
      from torch.utils.cpp_extension import CUDA_HOME, include_paths
      print(sys.executable)
      print(torch.__version__)
      print("".join(map(str, torch.cuda.get_device_capability())) if torch.cuda.is_available() else "")
      print(torch.__path__[0] + "/lib")
      print(sys.prefix, sys.base_prefix, sep=":")
      from importlib import metadata, util
      print((metadata.version("triton") if util.find_spec("triton") else ""))
      print(*sorted({line.split()[-1] for line in open("/proc/self/maps") if "/libblas.so" in line})[:1])
      print(*include_paths(), sysconfig.get_paths()["include"], sep=chr(10))
      cuda = [Path(home) / "include" for home in (CUDA_HOME, "/usr/local/cuda") if home]
      print(*[one for one in cuda if torch.cuda.is_available() and (one / "cuda_runtime.h").exists()][:1], sep=chr(10))
      """;

  Python {
    includes = List.copyOf(includes);
    homes = List.copyOf(homes);
  }

  /** The chosen one, or the first that has PyTorch: the user's own before the system's. */
  static Optional<Python> find(Map<String, String> environment)
      throws IOException, InterruptedException {
    for (Path program : programs(environment)) {
      if (Files.isExecutable(program)) {
        PlainProcess.Result result = PlainProcess.of(command(program, "-c", QUESTION)).run();
        Optional<Python> found = result.succeeded() ? read(result.stdout()) : Optional.empty();
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private static List<Path> programs(Map<String, String> environment) {
    String chosen = environment.get(CHOSEN);
    if (chosen != null) {
      return List.of(Path.of(chosen));
    }
    Stream<Path> folders = Stream.of(environment.getOrDefault("PATH", "").split(":")).map(Path::of);
    return Stream.concat(
            folders.filter(Path::isAbsolute).map(folder -> folder.resolve(NAME)), Stream.of(USUAL))
        .distinct()
        .toList();
  }

  /** What it answered to the question. */
  static Optional<Python> read(String answer) {
    List<String> lines = answer.lines().toList();
    if (lines.size() < 8) {
      return Optional.empty();
    }
    return Optional.of(
        new Python(
            Path.of(lines.get(0)),
            lines.get(1),
            lines.get(3),
            lines.subList(7, lines.size()).stream().filter(one -> !one.isEmpty()).toList(),
            List.of(lines.get(4).split(":")).stream().map(Path::of).distinct().toList(),
            Optional.of(lines.get(2)).filter(one -> !one.isEmpty()),
            Optional.of(lines.get(5)).filter(one -> !one.isEmpty()),
            Optional.of(lines.get(6)).filter(one -> !one.isEmpty()).map(Path::of)));
  }

  /**
   * What multiplies matrices for it, in words. Candidates win against Debian's plain one easily.
   */
  Optional<String> blasName() {
    return blas.map(file -> file.getName(file.getNameCount() - 2).toString())
        .map(
            folder ->
                folder.equals("blas")
                    ? "the plain BLAS, many times slower than others: apt install libopenblas0-pthread"
                    : "BLAS " + folder);
  }

  boolean gpu() {
    return capability.isPresent();
  }

  /** It with what keeps it from looking at anybody's settings. */
  List<String> command() {
    return command(program);
  }

  private static List<String> command(Path program, String... words) {
    return Stream.concat(Stream.of(program.toString(), "-E", "-s", "-B"), Stream.of(words))
        .toList();
  }

  /** What a sandbox must see of the machine so that it starts there. */
  List<Mount> mounts() {
    List<Mount> mounts = new ArrayList<>();
    for (Path home : homes) {
      if (!home.startsWith(SYSTEM)) {
        mounts.add(Mount.same(home));
      }
    }
    Path alternatives = Path.of("/etc/alternatives");
    if (Files.isDirectory(alternatives)) {
      mounts.add(Mount.same(alternatives));
    }
    return mounts;
  }
}
