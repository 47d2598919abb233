package assay.suites.flops.kernel;

import assay.suites.flops.cubin.Cubin;
import assay.suites.flops.cubin.CubinException;
import assay.suites.flops.cubin.Kernel;
import assay.suites.flops.solver.Estimate;
import assay.suites.flops.solver.Extent;
import assay.suites.flops.solver.Launch;
import assay.suites.flops.solver.Solver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A kernel whose work is to be counted, and the program that launches it.
 *
 * @param id the set it belongs to and its name in it, such as {@code hopper/axpby}
 * @param sources the program's files by name, in the order in which they are shown
 * @param compile the command that compiles it
 * @param run its arguments
 * @param kernel the kernel's name in the source
 * @param symbol the compiler's name for the instance that is launched first, where there are
 *     several
 * @param arguments of the first launch
 * @param attributes what is hard about it, each with the piece of source that proves it
 * @param cubin the file with its instructions
 */
public record FlopsKernel(
    String id,
    String title,
    Map<String, String> sources,
    String compile,
    List<String> run,
    String kernel,
    Optional<String> symbol,
    Extent grid,
    Extent block,
    int sharedBytes,
    List<Argument> arguments,
    Map<Attribute, String> attributes,
    Optional<String> note,
    Truth truth,
    Path cubin) {
  public FlopsKernel {
    run = List.copyOf(run);
    arguments = List.copyOf(arguments);
    attributes = Map.copyOf(attributes);
  }

  /** Where it was read from. */
  public Path folder() {
    return cubin.toAbsolutePath().normalize().resolveSibling(".").normalize();
  }

  /** Its instructions. */
  public Kernel instructions() throws IOException, CubinException {
    return Cubin.read(Files.readAllBytes(cubin))
        .kernel(symbol.orElse(kernel))
        .orElseThrow(() -> new CubinException("it holds no kernel " + kernel));
  }

  private static long largest(List<Argument> arguments) {
    return arguments.stream()
        .mapToLong(
            argument ->
                switch (argument) {
                  case Argument.Whole(long value) -> value;
                  case Argument.Structure(List<Argument> members) -> largest(members);
                  case Argument.Pointer _, Argument.Fraction _ -> 0;
                })
        .max()
        .orElse(0);
  }

  /** Its work, counted without running it. */
  public Estimate counted() throws IOException, CubinException {
    Kernel instructions = instructions();
    Map<Integer, Integer> words = ArgumentWords.of(instructions, arguments);
    return new Solver(instructions, new Launch(grid, block, words, largest(arguments))).solve();
  }
}
