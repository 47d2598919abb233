package assay.suites.kernels;

import assay.lane.Lane;
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
import assay.verdict.Build;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Builds a candidate in two steps. Its text is executed in a sandbox in which every wish to compile
 * is only written down; then each wish is compiled in a sandbox that holds nothing but its text. So
 * what is kept under the hash of a text was made from that text by a compiler, whoever asked.
 */
final class ExtensionBuild {
  static final String CANDIDATE = "candidate.py";

  private static final Path PYTHON = Path.of("/assay/torch");
  private static final int MOST_WISHES = 16;
  private static final Limits READING =
      new Limits(Duration.ofSeconds(60), 60, 32768, 0, 4096, 64, 64, 64, 256);

  private final Sandbox sandbox;
  private final WarmServer warm;
  private final Path scratch;
  private final Path kept;
  private final TorchParts parts;
  private final Python python;
  private final ExtensionCompiler compiler;

  ExtensionBuild(
      Sandbox sandbox,
      WarmServer warm,
      Path scratch,
      Path cache,
      TorchParts parts,
      Python python,
      ExtensionCompiler compiler) {
    this.sandbox = sandbox;
    this.warm = warm;
    this.scratch = scratch;
    this.kept = cache.resolve("extension");
    this.parts = parts;
    this.python = python;
    this.compiler = compiler;
  }

  /** The folder of a finished candidate: its text, and what was compiled for it. */
  Product build(String text, Lane lane) throws IOException, InterruptedException {
    int slot = lane.cores().getFirst() % 90;
    try (Scratch outside = Scratch.in(scratch, "read-")) {
      Path work = sandbox.workFolder(outside.path(), slot);
      Files.writeString(work.resolve(CANDIDATE), text);
      Finished finished =
          warm.within(sandbox)
              .run(
                  Confinement.of(words(), Filter.BUILD, READING, Output.in(outside.path()))
                      .reading(mounts(parts, python).toArray(Mount[]::new))
                      .writing(new Mount(work, Sandbox.WORK))
                      .withEnvironment(Map.of("PATH", "/usr/bin", "TMPDIR", "/tmp", "HOME", "/tmp"))
                      .onSlot(slot)
                      .onCpus(lane.first(1)));
      double seconds = finished.usage().wallMs() / 1e3;
      Optional<String> failure = failure(finished);
      if (failure.isPresent()) {
        Build build = new Build(seconds, said(finished));
        return new Product.Refused(
            Verdict.of(Outcome.BUILD_FAILED, Reason.COMPILE_ERROR, failure.get()).withBuild(build));
      }
      return compiled(text, Wish.in(work, MOST_WISHES), seconds, lane);
    }
  }

  private static Optional<String> failure(Finished finished) throws IOException {
    return switch (finished.exit()) {
      case Exit.Exited(int code) ->
          code == 0 ? Optional.empty() : Optional.of(lastLine(said(finished)));
      case Exit.Signalled(int signal) ->
          Optional.of("signal %d ended it when it was executed".formatted(signal));
      case Exit.TimedOut() ->
          Optional.of("executing it took longer than %d s".formatted(READING.wall().toSeconds()));
      case Exit.FailedToStart(String reason) ->
          throw new IOException("python did not start: " + reason);
    };
  }

  private static String said(Finished finished) throws IOException {
    return Files.exists(finished.stderr()) ? Files.readString(finished.stderr()) : "";
  }

  private List<String> words() {
    List<String> words = new ArrayList<>(python.command());
    words.add(PYTHON.resolve("record.py").toString());
    words.add(Sandbox.WORK.resolve(CANDIDATE).toString());
    words.add(Sandbox.WORK.toString());
    return words;
  }

  /** What every program in Python reads. */
  static List<Mount> mounts(TorchParts parts, Python python) {
    List<Mount> mounts = new ArrayList<>(python.mounts());
    mounts.add(new Mount(parts.python(), PYTHON));
    return mounts;
  }

  private Product compiled(String text, List<Wish> wishes, double seconds, Lane lane)
      throws IOException, InterruptedException {
    Scratch folder = Scratch.in(scratch, "module-");
    double took = seconds;
    for (Wish wish : wishes) {
      Path library = kept.resolve(compiler.hash(wish) + ".so");
      if (!Files.exists(library)) {
        switch (compiler.compiled(wish, lane)) {
          case Product.Refused refused -> {
            folder.close();
            return refused;
          }
          case Product.Ready ready -> {
            took += ready.build().seconds();
            keep(ready, library);
          }
        }
      }
      Files.copy(library, folder.path().resolve(wish.name() + ".so"));
    }
    Files.writeString(folder.path().resolve(CANDIDATE), text);
    Files.setPosixFilePermissions(folder.path(), PosixFilePermissions.fromString("rwxr-xr-x"));
    return new Product.Ready(folder, folder.path(), new Build(took, ""));
  }

  private void keep(Product.Ready ready, Path library) throws IOException {
    try (ready) {
      Path draft = Files.createTempFile(Files.createDirectories(kept), "draft-", ".so");
      Files.copy(ready.program(), draft, StandardCopyOption.REPLACE_EXISTING);
      Files.setPosixFilePermissions(draft, PosixFilePermissions.fromString("rwxr-xr-x"));
      Files.move(draft, library, StandardCopyOption.ATOMIC_MOVE);
    }
  }

  static String lastLine(String said) {
    List<String> lines = said.lines().map(String::strip).filter(one -> !one.isEmpty()).toList();
    return lines.isEmpty() ? "its text could not be executed" : lines.getLast();
  }
}
