package assay.sandbox.conformance;

import assay.sandbox.Confinement;
import assay.sandbox.Exit;
import assay.sandbox.Filter;
import assay.sandbox.Finished;
import assay.sandbox.Limits;
import assay.sandbox.Mount;
import assay.sandbox.NativeBuild;
import assay.sandbox.Output;
import assay.sandbox.Sandbox;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;

/** Tries on this machine whether the sandbox keeps its promises. */
public final class Conformance {
  private static final Path PROGRAM = Path.of("/hostile");
  private static final Path WORK = Path.of("/box");
  private static final List<String> NAMESPACES = List.of("user", "pid", "net", "ipc", "uts", "mnt");
  private static final int SHOWN_BYTES = 500;

  private final Sandbox sandbox;
  private final NativeBuild build;
  private final Path folder;

  /**
   * @param folder where outputs and work folders are made; the caller removes it
   */
  public Conformance(Sandbox sandbox, NativeBuild build, Path folder) {
    this.sandbox = sandbox;
    this.build = build;
    this.folder = folder;
  }

  /**
   * One promise after the attempt to break it.
   *
   * @param observed how the program ended, and what it said it managed
   */
  public record Result(Check check, boolean kept, String observed) {}

  public List<Result> run() throws IOException, InterruptedException {
    List<Result> results = new ArrayList<>();
    for (Check check : Check.values()) {
      results.add(run(check));
    }
    return results;
  }

  public Result run(Check check) throws IOException, InterruptedException {
    return run(check, check.filter(), check.limits());
  }

  /** With another filter and other limits than the promise is made under. */
  Result run(Check check, Filter filter, Limits limits) throws IOException, InterruptedException {
    Path sharedFile = Files.createTempFile(Path.of("/dev/shm"), "assay-", "");
    try {
      Files.setPosixFilePermissions(sharedFile, PosixFilePermissions.fromString("rw-r--r--"));
      Path work = sandbox.workFolder(folder, 0);
      Finished finished = sandbox.run(confinement(check, filter, limits, work, sharedFile));
      boolean kept = check.expectation().met(finished, check.limits(), work);
      return new Result(check, kept, observed(finished));
    } finally {
      Files.delete(sharedFile);
    }
  }

  Confinement confinement(Check check, Filter filter, Limits limits, Path work, Path sharedFile)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(PROGRAM.toString()));
    switch (check.fact()) {
      case NONE -> {}
      case FOLDERS -> command.addAll(List.of(build.home().toString(), folder.toString()));
      case SHARED_FILE -> command.add(sharedFile.toString());
      case NAMESPACES -> command.addAll(namespaces());
    }
    Output output = Output.in(Files.createTempDirectory(folder, "output-"));
    return Confinement.of(command, filter, limits, output)
        .reading(new Mount(program(check), PROGRAM))
        .writing(new Mount(work, WORK));
  }

  Path program(Check check) throws IOException, InterruptedException {
    Path sources = build.home().resolve("native/conformance");
    List<Path> files =
        List.of(sources.resolve("attempt.h"), sources.resolve(check.program() + ".c"));
    return build.program(check.program(), files, List.of("-pthread"));
  }

  private static List<String> namespaces() throws IOException {
    List<String> links = new ArrayList<>();
    for (String kind : NAMESPACES) {
      links.add(Files.readSymbolicLink(Path.of("/proc/self/ns", kind)).toString());
    }
    return links;
  }

  private static String observed(Finished finished) throws IOException {
    String ending =
        switch (finished.exit()) {
          case Exit.Exited(int code) -> "exit " + code;
          case Exit.Signalled(int signal) -> "signal " + signal;
          case Exit.TimedOut() -> "timed out";
          case Exit.FailedToStart(String reason) -> "did not start: " + reason;
        };
    if (!Files.exists(finished.stdout())) {
      return ending;
    }
    byte[] said;
    try (var in = Files.newInputStream(finished.stdout())) {
      said = in.readNBytes(SHOWN_BYTES);
    }
    String text = new String(said, StandardCharsets.UTF_8).strip().replace('\n', ';');
    return text.isEmpty() ? ending : ending + ": " + text;
  }
}
