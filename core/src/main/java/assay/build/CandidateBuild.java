package assay.build;

import assay.lane.Lane;
import assay.sandbox.Confinement;
import assay.sandbox.Exit;
import assay.sandbox.Filter;
import assay.sandbox.Finished;
import assay.sandbox.Limits;
import assay.sandbox.Mount;
import assay.sandbox.Offence;
import assay.sandbox.Output;
import assay.sandbox.Sandbox;
import assay.sandbox.Scratch;
import assay.suite.Product;
import assay.verdict.Build;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;

/**
 * Compiles and links one candidate in the sandbox: its text is never trusted, not even by the
 * compiler. The sandbox of the compiler holds the candidate, our headers and objects; that of the
 * runner will hold the finished program and nothing else.
 */
public final class CandidateBuild {
  /** What the compiler must call the program. */
  public static final String PROGRAM = "program";

  private static final int LOG_LENGTH = 20_000;
  private static final long MOST_BYTES = 256L << 20;
  private static final int SLOT_OFFSET = 180;

  private final Sandbox sandbox;
  private final Path scratch;
  private final Limits limits;

  public CandidateBuild(Sandbox sandbox, Path scratch) {
    this(sandbox, scratch, Limits.build());
  }

  /** With other limits on the compiler than the usual ones. */
  public CandidateBuild(Sandbox sandbox, Path scratch, Limits limits) {
    this.sandbox = sandbox;
    this.scratch = scratch;
    this.limits = limits;
  }

  /**
   * Builds in one call of the compiler.
   *
   * @param texts the files to compile, by name
   * @param arguments the compiler's arguments; they must name {@link #PROGRAM} as output
   * @param readOnly what the compiler may read besides
   */
  public Product build(
      Compiler compiler,
      Map<String, String> texts,
      List<String> arguments,
      List<Mount> readOnly,
      Lane lane)
      throws IOException, InterruptedException {
    int slot = lane.cores().getFirst() % SLOT_OFFSET;
    try (Scratch outside = Scratch.in(scratch, "build-")) {
      Path work = sandbox.workFolder(outside.path(), slot);
      for (Map.Entry<String, String> text : texts.entrySet()) {
        Files.writeString(work.resolve(text.getKey()), text.getValue());
      }
      Confinement confinement =
          Confinement.of(compiler.call(arguments), Filter.BUILD, limits, Output.in(outside.path()))
              .reading(readOnly.toArray(Mount[]::new))
              .writing(new Mount(work, Sandbox.WORK))
              .withEnvironment(Map.of("PATH", "/usr/bin", "TMPDIR", "/tmp", "LC_ALL", "C.UTF-8"))
              .onSlot(slot)
              .onCpus(lane.first(1));
      Finished finished = sandbox.run(confinement);
      Build build = new Build(finished.usage().wallMs() / 1e3, log(finished.stderr()));
      return outcome(finished, build, work.resolve(PROGRAM));
    }
  }

  private Product outcome(Finished finished, Build build, Path program) throws IOException {
    if (finished.exit() instanceof Exit.FailedToStart(String reason)) {
      throw new IOException("the compiler did not start: " + reason);
    }
    if (finished.exit() instanceof Exit.Exited(int code) && code == 0) {
      if (!Files.isRegularFile(program, LinkOption.NOFOLLOW_LINKS)
          || Files.size(program) > MOST_BYTES) {
        return refused(
            Reason.COMPILE_LIMIT, "the compiler made no program of a usable size", build);
      }
      Scratch folder = Scratch.in(scratch, "program-");
      Path kept = folder.path().resolve(PROGRAM);
      Files.copy(program, kept, LinkOption.NOFOLLOW_LINKS);
      Files.setPosixFilePermissions(folder.path(), PosixFilePermissions.fromString("rwxr-xr-x"));
      Files.setPosixFilePermissions(kept, PosixFilePermissions.fromString("rwxr-xr-x"));
      return new Product.Ready(folder, kept, build);
    }
    boolean limit =
        finished.exit() instanceof Exit.TimedOut
            || finished.offences().contains(Offence.MEMORY)
            || finished.offences().contains(Offence.CPU_TIME)
            || finished.offences().contains(Offence.FILE_SIZE);
    if (limit) {
      return refused(
          Reason.COMPILE_LIMIT, "the compiler ran into its limits: " + finished.exit(), build);
    }
    return refused(reason(build.log()), firstError(build.log()), build);
  }

  /** The compiler speaks of its linker by this name when that fails. */
  static Reason reason(String log) {
    return log.contains("collect2: error") ? Reason.LINK_ERROR : Reason.COMPILE_ERROR;
  }

  private static Product refused(Reason reason, String text, Build build) {
    return new Product.Refused(Verdict.of(Outcome.BUILD_FAILED, reason, text).withBuild(build));
  }

  /** The first line that says what is wrong. */
  static String firstError(String log) {
    for (String line : log.lines().toList()) {
      if (line.contains("error:") || line.contains("undefined reference")) {
        return line.strip();
      }
    }
    return "the compiler refused it";
  }

  private static String log(Path file) throws IOException {
    if (!Files.exists(file)) {
      return "";
    }
    byte[] bytes;
    try (var in = Files.newInputStream(file)) {
      bytes = in.readNBytes(LOG_LENGTH);
    }
    String text = new String(bytes, StandardCharsets.UTF_8).strip();
    return Files.size(file) > LOG_LENGTH ? text + "\n[cut]" : text;
  }
}
