package assay.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs untrusted programs confined. */
public final class Sandbox {
  /** How much longer than the supervisor inside the outermost process waits before it gives up. */
  private static final Duration GRACE = Duration.ofSeconds(5);

  private final Path launcher;
  private final Optional<Bubblewrap> bubblewrap;
  private final Identity identity;

  private Sandbox(Path launcher, Optional<Bubblewrap> bubblewrap, Identity identity) {
    this.launcher = launcher;
    this.bubblewrap = bubblewrap;
    this.identity = identity;
  }

  public static Sandbox with(Path launcher, Path bubblewrap) {
    return new Sandbox(launcher, Optional.of(new Bubblewrap(bubblewrap)), Identity.current());
  }

  /** Limits and filters, but the program sees this machine. Only by the user's explicit wish. */
  public static Sandbox unsafe(Path launcher) {
    return new Sandbox(launcher, Optional.empty(), Identity.current());
  }

  /** A new empty folder below the base that the programs on the slot, and only they, can write. */
  public Path workFolder(Path base, int slot) throws IOException {
    Files.createDirectories(base);
    Path folder = Files.createTempDirectory(base, "work-");
    identity.give(folder, slot);
    return folder;
  }

  /**
   * The whole command that runs the program confined, for whoever starts it: with an empty
   * environment, and the segment open at descriptor 3 if it passes one.
   *
   * @param groups control groups it joins before it gives up its rights
   */
  public List<String> commandLine(Confinement confinement, List<Path> groups) throws IOException {
    Stage stage = Stage.avoiding(identity, hostPaths(confinement));
    List<String> inside = new ArrayList<>();
    if (bubblewrap.isPresent()) {
      inside.addAll(bubblewrap.get().arguments(confinement, launcher, stage));
      inside.addAll(inner(Bubblewrap.INNER_LAUNCHER, confinement));
    } else {
      inside.addAll(inner(Path.of("/proc/self/exe"), Unconfined.translate(confinement)));
    }
    List<String> words = new ArrayList<>(outer(confinement, groups));
    words.addAll(stage.options());
    words.add("--");
    words.addAll(inside);
    return List.copyOf(words);
  }

  public List<String> commandLine(Confinement confinement) throws IOException {
    return commandLine(confinement, List.of());
  }

  private List<String> outer(Confinement confinement, List<Path> groups) {
    List<String> words = new ArrayList<>(List.of(launcher.toString(), "outer"));
    Output output = confinement.output();
    words.addAll(List.of("--stdout", output.stdout().toString()));
    words.addAll(List.of("--stderr", output.stderr().toString()));
    words.addAll(List.of("--report", output.report().toString()));
    words.addAll(List.of("--wall-ms", millis(confinement.limits().wall().plus(GRACE))));
    for (Path group : groups) {
      words.addAll(List.of("--cgroup", group.toString()));
    }
    if (identity.root()) {
      String user = Integer.toString(identity.user(confinement.slot()));
      words.addAll(List.of("--uid", user, "--gid", user));
    }
    confinement.cpus().ifPresent(cpus -> words.addAll(List.of("--cpus", cpus)));
    if (confinement.passesSegment()) {
      words.add("--segment");
    }
    return words;
  }

  private static List<String> inner(Path launcher, Confinement confinement) {
    Limits limits = confinement.limits();
    Path start = confinement.work().map(Mount::inside).orElse(Path.of("/tmp"));
    List<String> words = new ArrayList<>(List.of(launcher.toString(), "inner"));
    words.addAll(List.of("--filter", confinement.filter().option()));
    words.addAll(List.of("--chdir", start.toString()));
    words.addAll(List.of("--wall-ms", millis(limits.wall())));
    limit(words, "--cpu-seconds", limits.cpuSeconds());
    limit(words, "--address-mb", limits.addressMb());
    limit(words, "--data-mb", limits.dataMb());
    limit(words, "--processes", limits.processes());
    limit(words, "--file-mb", limits.fileMb());
    limit(words, "--stack-mb", limits.stackMb());
    confinement
        .environment()
        .forEach((name, value) -> words.addAll(List.of("--env", name + "=" + value)));
    if (confinement.passesSegment()) {
      words.add("--segment");
    }
    words.add("--");
    words.addAll(confinement.command());
    return words;
  }

  private static void limit(List<String> words, String option, int value) {
    if (value > 0) {
      words.add(option);
      words.add(Integer.toString(value));
    }
  }

  private static String millis(Duration duration) {
    return Long.toString(duration.toMillis());
  }

  private List<Path> hostPaths(Confinement confinement) {
    List<Path> paths = new ArrayList<>(List.of(launcher));
    bubblewrap.ifPresent(one -> paths.add(one.program()));
    confinement.readOnly().forEach(mount -> paths.add(mount.host()));
    confinement.work().ifPresent(mount -> paths.add(mount.host()));
    return paths;
  }
}
