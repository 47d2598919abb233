package assay.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The bubblewrap command line that builds the read-only world a program lives in. */
record Bubblewrap(Path program) {
  static final Path INNER_LAUNCHER = Path.of("/launcher");
  private static final List<String> SYSTEM_FOLDERS =
      List.of("bin", "sbin", "lib", "lib32", "lib64", "libx32");
  private static final List<String> LOADER_FILES = List.of("/etc/alternatives", "/etc/ld.so.cache");

  /** Everything up to the command that runs inside. */
  List<String> arguments(Confinement confinement, Path launcher, Stage stage) throws IOException {
    List<String> words = new ArrayList<>(List.of(program.toString()));
    isolate(words);
    system(words);
    String size = Long.toString((long) confinement.limits().temporaryMb() << 20);
    add(words, "--proc", "/proc", "--dev", "/dev");
    for (Path device : confinement.devices()) {
      add(words, "--dev-bind", device.toString(), device.toString());
    }
    add(words, "--remount-ro", "/dev");
    add(words, "--size", size, "--tmpfs", "/tmp", "--size", size, "--tmpfs", "/dev/shm");
    add(words, "--ro-bind", stage.source(launcher), INNER_LAUNCHER.toString());
    for (Mount mount : confinement.readOnly()) {
      add(words, "--ro-bind", stage.source(mount.host()), mount.inside().toString());
    }
    for (Mount mount : confinement.work().stream().toList()) {
      add(words, "--bind", stage.source(mount.host()), mount.inside().toString());
    }
    add(words, "--remount-ro", "/", "--");
    return words;
  }

  private static void isolate(List<String> words) {
    add(words, "--unshare-user", "--unshare-pid", "--unshare-net", "--unshare-ipc");
    add(words, "--unshare-uts", "--unshare-cgroup-try", "--disable-userns");
    add(words, "--uid", "1000", "--gid", "1000", "--hostname", "sandbox", "--cap-drop", "ALL");
    add(words, "--die-with-parent", "--new-session", "--as-pid-1", "--clearenv");
  }

  private static void system(List<String> words) throws IOException {
    add(words, "--ro-bind", "/usr", "/usr");
    for (String name : SYSTEM_FOLDERS) {
      Path folder = Path.of("/", name);
      if (Files.isSymbolicLink(folder)) {
        add(words, "--symlink", Files.readSymbolicLink(folder).toString(), folder.toString());
      } else if (Files.isDirectory(folder)) {
        add(words, "--ro-bind", folder.toString(), folder.toString());
      }
    }
    for (String file : LOADER_FILES) {
      add(words, "--ro-bind-try", file, file);
    }
    add(words, "--ro-bind-try", "/sys/devices/system", "/sys/devices/system");
  }

  private static void add(List<String> words, String... more) {
    words.addAll(List.of(more));
  }
}
