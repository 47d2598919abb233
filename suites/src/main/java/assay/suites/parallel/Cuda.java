package assay.suites.parallel;

import assay.build.Compiler;
import assay.sandbox.PlainProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * An NVIDIA GPU of this machine and the compiler for it.
 *
 * @param capability what the GPU can do, as its maker numbers it: 90 for 9.0
 */
record Cuda(Compiler compiler, String capability) {
  private static final Path DRIVER = Path.of("/dev/nvidiactl");

  /** Nothing where either is missing. */
  static Optional<Cuda> find(Optional<Compiler> nvcc) throws IOException, InterruptedException {
    if (nvcc.isEmpty() || !Files.exists(DRIVER)) {
      return Optional.empty();
    }
    PlainProcess.Result result =
        PlainProcess.of("nvidia-smi", "--query-gpu=compute_cap", "--format=csv,noheader").run();
    return result.succeeded()
        ? capability(result.stdout()).map(found -> new Cuda(nvcc.get(), found))
        : Optional.empty();
  }

  /** That of the first GPU, from a line for each. */
  static Optional<String> capability(String lines) {
    return lines
        .lines()
        .map(String::strip)
        .filter(line -> line.matches("[0-9]+[.][0-9]"))
        .map(line -> line.replace(".", ""))
        .findFirst();
  }

  /** What every source for the GPU is compiled with. */
  List<String> flags() {
    return List.of("-std=c++20", "-O3", "-arch=sm_" + capability);
  }

  String fingerprint() {
    return compiler.fingerprint() + " " + capability;
  }
}
