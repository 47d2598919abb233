package assay.suites.kernels;

import assay.sandbox.PlainProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A Python of this machine that has PyTorch.
 *
 * @param version PyTorch's
 * @param libraries where its libraries are
 * @param includes where its headers are
 * @param gpu whether it can compute on a GPU
 */
record Python(Path program, String version, String libraries, List<String> includes, boolean gpu) {
  /** Where a sandbox can see it too. */
  private static final Path PROGRAM = Path.of("/usr/bin/python3");

  private static final String QUESTION =
      """
      import torch
      from torch.utils.cpp_extension import include_paths
      import sysconfig
      print(torch.__version__)
      print(torch.cuda.is_available())
      print(torch.__path__[0] + "/lib")
      print(*include_paths(), sysconfig.get_paths()["include"], sep=chr(10))
      """;

  static Optional<Python> find() throws IOException, InterruptedException {
    if (!Files.isExecutable(PROGRAM)) {
      return Optional.empty();
    }
    PlainProcess.Result result = PlainProcess.of(PROGRAM.toString(), "-c", QUESTION).run();
    List<String> lines = result.stdout().lines().toList();
    if (!result.succeeded() || lines.size() < 4) {
      return Optional.empty();
    }
    return Optional.of(
        new Python(
            PROGRAM,
            lines.get(0),
            lines.get(2),
            List.copyOf(lines.subList(3, lines.size())),
            lines.get(1).equals("True")));
  }

  /** It with what keeps it from looking at anybody's settings. */
  List<String> command() {
    return List.of(program.toString(), "-E", "-s", "-B");
  }
}
