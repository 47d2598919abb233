package assay.sandbox.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import assay.sandbox.Availability;
import assay.sandbox.NativeBuild;
import assay.sandbox.PlainProcess;
import assay.sandbox.SandboxProbe;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The promises hold for an ordinary user too; when the tests run as one, the others show it. */
class OrdinaryUserIT {
  private static final String USER = "1000";

  @TempDir static Path folder;

  /** What the ordinary user runs. */
  public static void main(String[] arguments) throws Exception {
    Path home = Path.of(arguments[0]);
    Path scratch = Path.of(arguments[1]);
    NativeBuild build = NativeBuild.in(home, scratch.resolve("cache"));
    switch (SandboxProbe.probe(build)) {
      case Availability.Available(var sandbox) -> {
        System.out.println(sandbox.protections());
        for (Conformance.Result result : new Conformance(sandbox, build, scratch).run()) {
          System.out.println(
              (result.kept() ? "kept " : "BROKEN ") + result.check() + " " + result.observed());
        }
      }
      case Availability.Unavailable unavailable -> System.out.println(unavailable);
    }
  }

  @Test
  void everyPromiseIsKept() throws Exception {
    assumeThat(Files.getAttribute(Path.of("/proc/self"), "unix:uid")).isEqualTo(0);
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
    Path readable = readableClasses();
    PlainProcess.Result result =
        PlainProcess.of(
                "/usr/bin/setpriv",
                "--reuid=" + USER,
                "--regid=" + USER,
                "--clear-groups",
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-cp",
                readable + "/classes" + File.pathSeparator + readable + "/*",
                OrdinaryUserIT.class.getName(),
                readable.resolve("home").toString(),
                folder.resolve("scratch").toString())
            .withLimit(Duration.ofMinutes(3))
            .run();
    assertThat(result.stdout()).as(result.stderr()).doesNotContain("BROKEN");
    assertThat(result.stdout().lines().filter(line -> line.startsWith("kept ")))
        .as(result.stdout() + result.stderr())
        .hasSize(Check.values().length);
    assertThat(result.stdout()).doesNotContain("OWN_USER");
  }

  /** A copy of what the test needs, because root's files are closed to others. */
  private static Path readableClasses() throws IOException {
    Path readable = Files.createDirectory(folder.resolve("readable"));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path path = Path.of(entry);
      if (Files.isDirectory(path)) {
        copy(path, readable.resolve("classes"));
      } else if (path.getFileName().toString().matches("(core|jackson)-.*")) {
        Files.copy(path, readable.resolve(path.getFileName()));
      }
    }
    copy(Path.of(System.getProperty("assay.home"), "native"), readable.resolve("home/native"));
    Path scratch = Files.createDirectory(folder.resolve("scratch"));
    Files.setPosixFilePermissions(scratch, PosixFilePermissions.fromString("rwxrwxrwx"));
    return readable;
  }

  private static void copy(Path from, Path to) throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(from)) {
      files = walk.filter(Files::isRegularFile).toList();
    }
    for (Path file : files) {
      Path target = to.resolve(from.relativize(file).toString());
      Files.createDirectories(target.getParent());
      Files.copy(file, target);
    }
  }
}
