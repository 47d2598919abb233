package assay.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** What the tests that really confine programs share: a launcher, a sandbox, folders. */
public final class Workbench {
  private static final AtomicInteger COUNTER = new AtomicInteger();

  private final Path folder;
  private final NativeBuild build;
  private final Sandbox sandbox;

  private Workbench(Path folder, NativeBuild build, Sandbox sandbox) {
    this.folder = folder;
    this.build = build;
    this.sandbox = sandbox;
  }

  /** In a folder that every user may enter, so that the mode without a sandbox works for root. */
  public static Workbench in(Path folder) throws IOException, InterruptedException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    NativeBuild build =
        NativeBuild.in(Path.of(System.getProperty("assay.home")), folder.resolve("cache"));
    Availability availability = SandboxProbe.probe(build);
    assertThat(availability).isInstanceOf(Availability.Available.class);
    return new Workbench(folder, build, ((Availability.Available) availability).sandbox());
  }

  public Path folder() {
    return folder;
  }

  public NativeBuild build() {
    return build;
  }

  public Sandbox sandbox() {
    return sandbox;
  }

  public Sandbox unsafe() throws IOException, InterruptedException {
    return Sandbox.unsafe(build.launcher());
  }

  /** One of the programs that the tests bring along. */
  public static Path source(String name) {
    return Path.of(System.getProperty("assay.home"))
        .resolve("core/src/test/resources/assay/sandbox/programs")
        .resolve(name);
  }

  /** A trusted build of one C file, for tests that are not about compilers. */
  public Path built(String name) throws IOException, InterruptedException {
    return build.program(name, List.of(source(name + ".c")), List.of());
  }

  public Output output() throws IOException {
    return Output.in(Files.createDirectory(folder.resolve("output-" + COUNTER.incrementAndGet())));
  }
}
