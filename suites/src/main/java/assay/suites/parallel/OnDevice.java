package assay.suites.parallel;

import assay.judge.Team;
import assay.suites.parallel.glue.RunnerShim;
import assay.suites.parallel.problem.Gpu;
import assay.suites.parallel.problem.Problem;
import assay.suites.parallel.signature.Argument;
import assay.suites.parallel.signature.Device;
import assay.suites.parallel.signature.Extent;
import assay.suites.parallel.signature.Parameter;
import assay.suites.parallel.signature.Scalar;
import assay.suites.parallel.signature.Shape;
import assay.suites.parallel.signature.SizeArgument;
import java.util.Map;
import java.util.Optional;

/**
 * A problem that is to be solved on a device: as one kernel, launched by us, or as a function that
 * launches kernels of its own.
 *
 * @param threads how many a kernel is launched with at least
 */
record OnDevice(Device device, Extent threads) {
  private static final String LAUNCH = "assay_launch";
  private static final int BLOCK = 256;
  private static final String TEAM = "gpu";

  /** One for the candidate, one for what the driver does beside it. */
  private static final int HOST_CORES = 2;

  private static final Gpu HOST = new Gpu(Gpu.Form.HOST, Optional.empty(), Optional.empty());

  static OnDevice of(Problem problem, ExecutionModel model) {
    Gpu gpu = problem.gpu().orElse(HOST);
    return new OnDevice(
        new Device(
            problem.signature(),
            gpu.form() == Gpu.Form.KERNEL,
            gpu.count().orElse("size_t* count"),
            model == ExecutionModel.HIP ? "hipDoubleComplex" : "cuDoubleComplex"),
        gpu.threads().orElse(new Extent.Literal(1)));
  }

  /**
   * How a candidate is run on a GPU. Its n is the number of threads that a kernel is launched with;
   * a function that launches kernels of its own counts as one with a thread for each element of its
   * largest argument, as nobody outside can see what it launches.
   */
  static Team team(ParallelTask task, int cores) {
    Map<String, Long> sizes = task.problem().sizes().timed();
    OnDevice here = of(task.problem(), task.model());
    long threads = here.device.kernel() ? here.launched(sizes) : here.elements(sizes);
    return new Team(TEAM, 1, Math.min(cores, HOST_CORES), Math.toIntExact(threads));
  }

  private long launched(Map<String, Long> sizes) {
    long wanted = threads.value(sizes);
    return Math.max(1, (wanted + BLOCK - 1) / BLOCK) * BLOCK;
  }

  private long elements(Map<String, Long> sizes) {
    return device.signature().arguments().stream()
        .mapToLong(argument -> argument.shape().elements(sizes))
        .max()
        .orElse(1);
  }

  /** What a prompt says about it. */
  String instruction() {
    StringBuilder text = new StringBuilder("All pointers are to device memory.");
    for (Argument argument : device.signature().arguments()) {
      if (argument.shape() instanceof Shape.AtMost) {
        int name = device.count().lastIndexOf('*') + 1;
        text.append(
            " Store the length of %s in %s, which is in device memory as well."
                .formatted(argument.name(), device.count().substring(name).strip()));
      } else if (argument.shape() instanceof Shape.Text) {
        text.append(" Each string of %s ends with a zero.".formatted(argument.name()));
      }
    }
    if (device.signature().arguments().stream().anyMatch(one -> one.element() == Scalar.C128)) {
      text.append(" The members x and y of a complex number are its real and imaginary part.");
    }
    text.append(
        device.kernel()
            ? " The kernel is launched with a one-dimensional grid of one-dimensional blocks, at least %s threads in all."
                .formatted(threads.cpp())
            : " The function is called on the host and launches kernels of its own, which are defined above it. The device is synchronized after the call.");
    return text.toString();
  }

  /** What the shim calls: the function, or one that launches the kernel. */
  String entry() {
    String function = device.signature().function();
    if (!device.kernel()) {
      return RunnerShim.entry(function, device.functionType());
    }
    StringBuilder symbols = new StringBuilder();
    for (Parameter parameter : device.signature().parameters()) {
      if (parameter instanceof SizeArgument(String name, String symbol) && !name.equals(symbol)) {
        symbols.append("  const size_t %s = %s;\n".formatted(symbol, name));
      }
    }
    return """
    static %s {
    %s  const size_t assay_blocks = ((%s) + %d) / %d;
      ::%s<<<assay_blocks == 0 ? 1 : assay_blocks, %d>>>%s;
    }
    """
            .formatted(
                device.header(LAUNCH),
                symbols,
                threads.cpp(),
                BLOCK - 1,
                BLOCK,
                function,
                BLOCK,
                device.passed())
        + RunnerShim.entry(LAUNCH, device.functionType());
  }
}
