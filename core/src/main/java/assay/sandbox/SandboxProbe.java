package assay.sandbox;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds out, by confining one harmless program, whether confining works here. */
public final class SandboxProbe {
  private static final List<String> FOLDERS = List.of("/usr/bin", "/usr/local/bin", "/bin");

  /** Names a folder with programs that a portable Assay brings along. */
  private static final String BROUGHT = "assay.tools";

  private static final Pattern VERSION = Pattern.compile("(\\d+)\\.(\\d+)");
  private static final String INSTALL = "apt install bubblewrap";

  private SandboxProbe() {}

  /** Builds the launcher if need be and tries the whole recipe. */
  public static Availability probe(NativeBuild build) throws IOException, InterruptedException {
    Optional<Path> bubblewrap = bubblewrap();
    if (bubblewrap.isEmpty()) {
      return new Availability.Unavailable("bubblewrap is not installed", INSTALL);
    }
    PlainProcess.Result version = PlainProcess.of(bubblewrap.get().toString(), "--version").run();
    if (!recentEnough(version.stdout())) {
      return new Availability.Unavailable(
          "bubblewrap 0.8 or newer is needed, this is " + version.stdout().strip(), INSTALL);
    }
    Sandbox sandbox = Sandbox.with(build.launcher(), bubblewrap.get(), Cgroups.detect());
    Exit exit = tryOut(sandbox);
    return switch (exit) {
      case Exit.Exited(int code) when code == 0 -> new Availability.Available(sandbox);
      case Exit.FailedToStart(String reason) ->
          new Availability.Unavailable(reason, remedy(reason));
      case Exit.Exited _, Exit.Signalled _, Exit.TimedOut _ ->
          new Availability.Unavailable("a confined /usr/bin/true ended with " + exit, remedy(""));
    };
  }

  /** That of this machine, else the one that came with Assay. */
  private static Optional<Path> bubblewrap() {
    return Stream.concat(FOLDERS.stream(), Stream.ofNullable(System.getProperty(BROUGHT)))
        .map(folder -> Path.of(folder, "bwrap"))
        .filter(Files::isExecutable)
        .findFirst();
  }

  static boolean recentEnough(String version) {
    Matcher numbers = VERSION.matcher(version);
    if (!numbers.find()) {
      return false;
    }
    int major = Integer.parseInt(numbers.group(1));
    return major > 0 || Integer.parseInt(numbers.group(2)) >= 8;
  }

  private static Exit tryOut(Sandbox sandbox) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("assay-probe-");
    try {
      return sandbox
          .run(
              Confinement.of(
                  List.of("/usr/bin/true"), Filter.SERIAL, Limits.run(), Output.in(folder)))
          .exit();
    } finally {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
        for (Path file : files) {
          Files.delete(file);
        }
      }
      Files.delete(folder);
    }
  }

  private static String remedy(String reason) {
    return remedy(
        reason,
        setting("kernel/unprivileged_userns_clone"),
        setting("user/max_user_namespaces"),
        setting("kernel/apparmor_restrict_unprivileged_userns"));
  }

  static String remedy(String reason, String clone, String most, String restricted) {
    if (clone.equals("0")) {
      return "sudo sysctl kernel.unprivileged_userns_clone=1";
    }
    if (most.equals("0")) {
      return "sudo sysctl user.max_user_namespaces=15000";
    }
    if (restricted.equals("1")) {
      return "sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0";
    }
    if (reason.contains("cannot mount on")) {
      return "keep Assay and its cache in a folder that every user can enter, such as /opt/assay";
    }
    if (reason.contains("mount proc")) {
      return "in a container, start it with --security-opt systempaths=unconfined";
    }
    return "in a container, start it with --security-opt seccomp=unconfined"
        + " --security-opt apparmor=unconfined --security-opt systempaths=unconfined";
  }

  private static String setting(String name) {
    try {
      return Files.readString(Path.of("/proc/sys").resolve(name)).strip();
    } catch (IOException e) {
      return "";
    }
  }
}
