package assay.suites.flops;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.suites.flops.cubin.CubinException;
import assay.suites.flops.kernel.FlopsKernel;
import assay.task.Hash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * What the solver found, kept by everything that it depends on: the solver's own code, the
 * instructions and their launch. So nothing that is kept can be out of date.
 */
final class SolvedKernels {
  private final Optional<Path> folder;

  private SolvedKernels(Optional<Path> folder) {
    this.folder = folder;
  }

  static SolvedKernels in(Path folder) {
    return new SolvedKernels(SolverCode.hash().map(folder::resolve));
  }

  static SolvedKernels notKept() {
    return new SolvedKernels(Optional.empty());
  }

  /** The solver's answer, counted where it is not kept. */
  String answer(FlopsKernel kernel) throws IOException, CubinException {
    if (folder.isEmpty()) {
      return SolverAnswer.text(kernel.counted());
    }
    Path file = folder.get().resolve(key(kernel) + ".json");
    if (Files.exists(file)) {
      return Files.readString(file, UTF_8);
    }
    String answer = SolverAnswer.text(kernel.counted());
    Path draft = Files.createTempFile(Files.createDirectories(folder.get()), "draft-", ".json");
    Files.writeString(draft, answer, UTF_8);
    Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    return answer;
  }

  private static String key(FlopsKernel kernel) throws IOException {
    String instructions =
        kernel.cubin().isPresent() ? Hash.ofBytes(Files.readAllBytes(kernel.cubin().get())) : "";
    return Hash.of(
        "solved",
        instructions,
        kernel.symbol().orElse(kernel.kernel()),
        kernel.grid().toString(),
        kernel.block().toString(),
        Integer.toString(kernel.sharedBytes()),
        kernel.arguments().toString());
  }
}
