package assay.suites.kernels;

import assay.lane.Lane;
import assay.machine.Gpu;
import assay.sandbox.Confinement;
import assay.sandbox.Exit;
import assay.sandbox.Filter;
import assay.sandbox.Finished;
import assay.sandbox.Limits;
import assay.sandbox.Mount;
import assay.sandbox.Output;
import assay.sandbox.Sandbox;
import assay.sandbox.Scratch;
import assay.suite.Product;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Where a correct candidate spends its time: it is called a few times more, on inputs made for
 * practice, beside {@code torch.profiler} in a sandbox. What is seen there decides nothing.
 */
final class Observation {
  private static final Path MODEL = Path.of("/assay/model.py");
  private static final int SLOTS = 90;
  private static final int MOST_BYTES = 1 << 16;

  /** Once more for NVIDIA's profiler, which has the same kernel launched again and again. */
  private static final Limits LIMITS =
      new Limits(Duration.ofMinutes(3), 360, 0, 0, 16384, 256, 64, 64, 1024);

  private final Sandbox sandbox;
  private final Path scratch;
  private final TorchParts parts;
  private final Python python;
  private final Optional<CounterProfiler> counters;

  /**
   * An observation.
   *
   * @param counters what reads a GPU's counters, where it is installed
   */
  Observation(
      Sandbox sandbox,
      Path scratch,
      TorchParts parts,
      Python python,
      Optional<CounterProfiler> counters) {
    this.sandbox = sandbox;
    this.scratch = scratch;
    this.parts = parts;
    this.python = python;
    this.counters = counters;
  }

  /** The tables; empty where it did not get that far. */
  Optional<String> of(Catalogue.Entry entry, Product.Ready product, Lane lane)
      throws IOException, InterruptedException {
    List<String> words = words(entry, lane);
    Optional<String> times = said(words, List.of(), entry, product, lane);
    if (times.isEmpty() || counters.isEmpty() || lane.gpu().isEmpty()) {
      return times;
    }
    List<String> once = new ArrayList<>(counters.get().command());
    once.addAll(words);
    once.add("once");
    String longest =
        said(once, counters.get().mounts(), entry, product, lane)
            .flatMap(LongestKernel::in)
            .map(one -> "\n\n" + one.text())
            .orElse("");
    return Optional.of(times.get().strip() + longest);
  }

  private Optional<String> said(
      List<String> words,
      List<Mount> besides,
      Catalogue.Entry entry,
      Product.Ready product,
      Lane lane)
      throws IOException, InterruptedException {
    int slot = lane.cores().getFirst() % SLOTS;
    try (Scratch folder = Scratch.in(scratch, "observed-")) {
      Path work = sandbox.workFolder(folder.path(), slot);
      Path output = Files.createDirectory(folder.path().resolve("output"));
      List<Mount> mounts = new ArrayList<>(ExtensionBuild.mounts(parts, python));
      mounts.addAll(besides);
      mounts.add(new Mount(entry.module().model(), MODEL));
      mounts.add(new Mount(product.program(), Tools.HELD));
      Confinement confinement =
          Confinement.of(words, filter(lane), LIMITS, Output.in(output))
              .reading(mounts.toArray(Mount[]::new))
              .writing(new Mount(work, Sandbox.WORK))
              .withEnvironment(environment(lane))
              .onSlot(slot)
              .onCpus(lane.first(lane.cores().size()));
      Finished finished =
          sandbox.run(lane.gpu().map(Gpu::nodes).map(confinement::seeing).orElse(confinement));
      return finished.exit().equals(new Exit.Exited(0))
          ? Optional.of(text(finished.stdout())).filter(one -> !one.isBlank())
          : Optional.empty();
    }
  }

  /** On a GPU kernels may be compiled by calling them, and profilers talk to other processes. */
  private static Filter filter(Lane lane) {
    return lane.gpu().isPresent() ? Filter.BUILD : Filter.THREADS;
  }

  private List<String> words(Catalogue.Entry entry, Lane lane) {
    List<String> words = new ArrayList<>(python.command());
    words.add("/assay/torch/observe.py");
    words.add(Tools.HELD.resolve(KernelsSuite.FILE).toString());
    words.add(MODEL.toString());
    words.add(String.valueOf(entry.module().sizes().get(entry.variant().size())));
    words.add(entry.variant().precision().label());
    words.add(lane.gpu().isPresent() ? "cuda" : "cpu");
    words.add(Integer.toString(lane.cores().size()));
    return words;
  }

  private static Map<String, String> environment(Lane lane) {
    Map<String, String> environment = new TreeMap<>();
    environment.put("PATH", "/usr/bin:/usr/sbin:/bin:/sbin");
    environment.put("TMPDIR", "/tmp");
    environment.put("HOME", "/tmp");
    environment.put("OMP_NUM_THREADS", Integer.toString(lane.cores().size()));
    environment.put("OMP_WAIT_POLICY", "passive");
    environment.put("OMP_DYNAMIC", "false");
    environment.put(TritonBuild.VARIABLE, Sandbox.WORK.toString());
    return environment;
  }

  private static String text(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
    }
  }
}
