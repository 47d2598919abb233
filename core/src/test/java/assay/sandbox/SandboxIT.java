package assay.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SandboxIT {
  @Test
  void probe(@TempDir Path temp) throws Exception {
    NativeBuild build =
        NativeBuild.in(Path.of(System.getProperty("assay.home")), temp.resolve("cache"));
    Availability availability = SandboxProbe.probe(build);
    System.out.println(availability);
    assertThat(availability).isInstanceOf(Availability.Available.class);
    Sandbox sandbox = ((Availability.Available) availability).sandbox();
    System.out.println(sandbox.protections());
    Path out = Files.createDirectory(temp.resolve("out"));
    Confinement c =
        Confinement.of(
            List.of("/usr/bin/sh", "-c", "id; ls -la . /; env"),
            Filter.PROCESSES,
            Limits.run(),
            Output.in(out));
    Path w = sandbox.workFolder(temp.resolve("w"), 0);
    c = c.writing(new Mount(w, Path.of("/work")));
    System.out.println(sandbox.commandLine(c));
    Finished f = sandbox.run(c);
    System.out.println(f);
    System.out.println(Files.readString(f.stdout()) + Files.readString(f.stderr()));
  }
}
