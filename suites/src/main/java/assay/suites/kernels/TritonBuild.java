package assay.suites.kernels;

import assay.judge.Program;
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
import assay.suite.Product;
import assay.verdict.Build;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Has a candidate's Triton kernels compiled, which happens in its first calls: in a sandbox with
 * compilers, on the lane's GPU, before anything is timed. What comes of it is a folder that this
 * candidate's runners read and nobody else gets to see.
 */
final class TritonBuild {
  static final String VARIABLE = "TRITON_CACHE_DIR";

  /** Files in it name each other by their whole path, so it has the same one everywhere. */
  private static final Path KERNELS = Path.of("/assay/triton");

  private static final Path MODEL = Path.of("/assay/model.py");

  /** Many configurations may be tried out. */
  private static final Limits LIMITS =
      new Limits(Duration.ofMinutes(4), 480, 0, 0, 16384, 256, 512, 64, 1024);

  /** With which {@code first_calls.py} ends where a compiler complained. */
  private static final int NOT_COMPILED = 3;

  private final Sandbox sandbox;
  private final TorchParts parts;
  private final Python python;

  TritonBuild(Sandbox sandbox, TorchParts parts, Python python) {
    this.sandbox = sandbox;
    this.parts = parts;
    this.python = python;
  }

  sealed interface Result {}

  /** There are kernels, as far as the calls got. */
  record Filled(Path folder, Build build) implements Result {
    /** The runner that is to use them. */
    Program given(Program runner) {
      return runner.with(new Mount(folder, KERNELS), VARIABLE);
    }
  }

  /** No runner needs to be started. */
  record Refused(Verdict verdict) implements Result {}

  /**
   * Makes the first calls. One that fails for another reason than its kernels will fail before the
   * judge, whose word counts.
   *
   * @param folder what lives as long as the judging
   */
  Result compiled(Catalogue.Entry entry, Product.Ready product, Path folder, Lane lane)
      throws IOException, InterruptedException {
    int slot = lane.cores().getFirst() % 90;
    Path kernels = sandbox.workFolder(folder.resolve("triton"), slot);
    Path output = Files.createDirectory(folder.resolve("triton-output"));
    List<Mount> mounts = new ArrayList<>(ExtensionBuild.mounts(parts, python));
    mounts.add(new Mount(entry.module().model(), MODEL));
    mounts.add(new Mount(product.program(), Tools.HELD));
    Confinement confinement =
        Confinement.of(words(entry), Filter.BUILD, LIMITS, Output.in(output))
            .reading(mounts.toArray(Mount[]::new))
            .writing(new Mount(kernels, KERNELS))
            .withEnvironment(environment())
            .onSlot(slot)
            .onCpus(lane.first(lane.cores().size()));
    Finished finished =
        sandbox.run(lane.gpu().map(Gpu::nodes).map(confinement::seeing).orElse(confinement));
    String said = Files.exists(finished.stderr()) ? Files.readString(finished.stderr()) : "";
    Build build =
        new Build(product.build().seconds() + finished.usage().wallMs() / 1e3, said.strip());
    return switch (finished.exit()) {
      case Exit.FailedToStart(String reason) ->
          throw new IOException("python did not start: " + reason);
      case Exit.TimedOut() ->
          refused(build, Reason.COMPILE_LIMIT, "its kernels were not compiled in 4 minutes");
      case Exit.Exited(int code) when code == NOT_COMPILED ->
          refused(build, Reason.COMPILE_ERROR, ExtensionBuild.lastLine(said));
      case Exit.Exited _, Exit.Signalled _ -> new Filled(kernels, build);
    };
  }

  private static Result refused(Build build, Reason reason, String text) {
    return new Refused(Verdict.of(Outcome.BUILD_FAILED, reason, text).withBuild(build));
  }

  private List<String> words(Catalogue.Entry entry) {
    List<String> words = new ArrayList<>(python.command());
    words.add("/assay/torch/first_calls.py");
    words.add(Tools.HELD.resolve(KernelsSuite.FILE).toString());
    words.add(MODEL.toString());
    words.add(String.valueOf(entry.module().sizes().get(entry.variant().size())));
    words.add(entry.variant().precision().label());
    return words;
  }

  private static Map<String, String> environment() {
    Map<String, String> environment = new TreeMap<>();
    environment.put("PATH", "/usr/bin:/usr/sbin:/bin:/sbin");
    environment.put("TMPDIR", "/tmp");
    environment.put("HOME", "/tmp");
    environment.put(VARIABLE, KERNELS.toString());
    return environment;
  }
}
