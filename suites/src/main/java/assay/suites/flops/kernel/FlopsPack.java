package assay.suites.flops.kernel;

import assay.pack.Pack;
import assay.pack.PackError;
import assay.pack.PackException;
import assay.pack.Report;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The kernels in folders of the form {@code <pack>/<set>/<kernel>}. */
public record FlopsPack(Pack pack, List<FlopsKernel> kernels) {
  public FlopsPack {
    kernels = List.copyOf(kernels);
  }

  /** Loads a whole pack, or reports everything that is wrong in it. */
  public static FlopsPack load(Path folder, String suite) throws PackException {
    Pack pack = Pack.read(folder, suite);
    Report report = new Report();
    List<FlopsKernel> kernels = new ArrayList<>();
    for (Path set : folders(folder)) {
      for (Path kernel : folders(set)) {
        try {
          kernels.add(new KernelReader(kernel).read());
        } catch (PackException exception) {
          report.addAll(exception);
        }
      }
    }
    if (kernels.isEmpty() && report.isEmpty()) {
      report.add(new PackError(folder, 0, "", "expected kernels in <set>/<kernel>/kernel.yaml"));
    }
    report.check();
    return new FlopsPack(pack, kernels);
  }

  /** Reads one kernel from its folder. */
  public static FlopsKernel kernel(Path folder) throws PackException {
    return new KernelReader(folder).read();
  }

  private static List<Path> folders(Path folder) throws PackException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.filter(Files::isDirectory).sorted().toList();
    } catch (IOException exception) {
      throw new PackException(
          List.of(new PackError(folder, 0, "", "expected a readable folder, found: " + exception)));
    }
  }
}
