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
 * @param arguments of the first launch, where they are known
 * @param attributes what is hard about it, and the piece of source that proves each; empty where
 *     nobody has said what does
 * @param folder where it was read from
 * @param cubin the file with its instructions, where there is one
 * @param origin what another benchmark says about it, where it is from one
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
    Optional<List<Argument>> arguments,
    Map<Attribute, String> attributes,
    Optional<String> note,
    Truth truth,
    Path folder,
    Optional<Path> cubin,
    Optional<Origin> origin) {
  public FlopsKernel {
    run = List.copyOf(run);
    arguments = arguments.map(List::copyOf);
    attributes = Map.copyOf(attributes);
  }

  /** Its instructions. */
  public Kernel instructions() throws IOException, CubinException {
    Path file = cubin.orElseThrow(() -> new CubinException("there is no cubin of it"));
    return Cubin.read(Files.readAllBytes(file))
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
    Launch launch =
        arguments
            .map(
                known ->
                    new Launch(grid, block, ArgumentWords.of(instructions, known), largest(known)))
            .orElseGet(() -> new Launch(grid, block, Map.of(), Integer.MAX_VALUE));
    return new Solver(instructions, launch).solve();
  }
}
