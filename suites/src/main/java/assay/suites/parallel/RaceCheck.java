package assay.suites.parallel;

import assay.build.Compiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The tools that find data races in OpenMP programs: clang with its ThreadSanitizer, and the
 * library Archer that tells it what OpenMP puts in order. Without Archer every program would race.
 */
public record RaceCheck(Compiler compiler, Path archer) {
  /** What to do where they are missing. */
  public static final String REMEDY = "apt install clang-19 libomp-19-dev libclang-rt-19-dev";

  /** Under which a toolchain that includes them lists them. */
  public static final String TOOL = "race-check";

  private static final Path FOLDER = Path.of("/usr/lib/llvm-19/lib");
  private static final Path ARCHER = FOLDER.resolve("libarcher.so");
  private static final Path RUNTIMES = FOLDER.resolve("clang/19/lib/linux");

  public static Optional<RaceCheck> find() throws IOException, InterruptedException {
    if (!Files.exists(ARCHER) || !Files.isDirectory(RUNTIMES)) {
      return Optional.empty();
    }
    return Compiler.find("clang++-19").map(compiler -> new RaceCheck(compiler, ARCHER));
  }

  public String version() {
    return compiler.version() + " with Archer";
  }
}
