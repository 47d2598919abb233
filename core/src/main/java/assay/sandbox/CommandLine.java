package assay.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts together what is executed: launcher, bubblewrap, launcher again, program. */
record CommandLine(Path launcher, Optional<Bubblewrap> bubblewrap, Identity identity) {
  /** How much longer than the supervisor inside the outermost process waits before it gives up. */
  private static final Duration GRACE = Duration.ofSeconds(5);

  /** The launcher itself, whatever folder it lies in. */
  private static final Path THIS_PROGRAM = Path.of("/proc/self/exe");

  List<String> of(Confinement confinement, List<Path> groups) throws IOException {
    Stage stage = Stage.avoiding(identity, hostPaths(confinement));
    List<String> inside = new ArrayList<>();
    if (bubblewrap.isPresent()) {
      inside.addAll(bubblewrap.get().arguments(confinement, launcher, stage));
      inside.addAll(
          inner(Bubblewrap.INNER_LAUNCHER, confinement, Bubblewrap.INNER_LAUNCHER.toString()));
    } else {
      String launcherOfRanks = confinement.mpirun().isPresent() ? stage.source(launcher) : "";
      inside.addAll(inner(THIS_PROGRAM, Unconfined.translate(confinement), launcherOfRanks));
    }
    List<String> words = new ArrayList<>(outer(confinement, groups));
    words.addAll(stage.options());
    words.add("--");
    words.addAll(inside);
    return List.copyOf(words);
  }

  private List<String> outer(Confinement confinement, List<Path> groups) {
    Output output = confinement.output();
    List<String> words = new ArrayList<>(List.of(launcher.toString(), "outer"));
    add(words, "--stdout", output.stdout());
    add(words, "--stderr", output.stderr());
    add(words, "--report", output.report());
    add(words, "--wall-ms", confinement.limits().wall().plus(GRACE).toMillis());
    for (Path group : groups) {
      add(words, "--cgroup", group);
    }
    if (identity.root()) {
      add(words, "--uid", identity.user(confinement.slot()));
      add(words, "--gid", identity.user(confinement.slot()));
    }
    confinement.cpus().ifPresent(cpus -> add(words, "--cpus", cpus));
    addUnlessZero(words, "--segments", confinement.segments());
    return words;
  }

  private static List<String> inner(Path launcher, Confinement confinement, String ofRanks) {
    Limits limits = confinement.limits();
    List<String> words = new ArrayList<>(List.of(launcher.toString(), "inner"));
    add(words, "--filter", outermost(confinement).option());
    add(words, "--chdir", confinement.work().map(Mount::inside).orElse(Path.of("/tmp")));
    add(words, "--wall-ms", limits.wall().toMillis());
    addUnlessZero(words, "--cpu-seconds", limits.cpuSeconds());
    addUnlessZero(words, "--address-mb", limits.addressMb());
    addUnlessZero(words, "--data-mb", limits.dataMb());
    addUnlessZero(words, "--processes", limits.processes());
    addUnlessZero(words, "--file-mb", limits.fileMb());
    addUnlessZero(words, "--stack-mb", limits.stackMb());
    confinement.environment().forEach((name, value) -> add(words, "--env", name + "=" + value));
    addUnlessZero(words, "--segments", confinement.segments());
    words.add("--");
    confinement.mpirun().ifPresent(mpirun -> words.addAll(rank(mpirun, confinement, ofRanks)));
    words.addAll(confinement.command());
    return words;
  }

  /** What starts each rank: mpirun, and then the launcher, under mpirun's filter and its own. */
  private static List<String> rank(Path mpirun, Confinement confinement, String launcher) {
    List<String> words = new ArrayList<>(List.of(mpirun.toString()));
    add(words, "-np", confinement.segments());
    words.addAll(List.of(launcher, "rank"));
    add(words, "--filter", confinement.filter().option());
    words.add("--");
    return words;
  }

  private static Filter outermost(Confinement confinement) {
    boolean starts = confinement.mpirun().isPresent() && confinement.filter() != Filter.NONE;
    return starts ? Filter.PROCESSES : confinement.filter();
  }

  private static void add(List<String> words, String option, Object value) {
    words.add(option);
    words.add(value.toString());
  }

  private static void addUnlessZero(List<String> words, String option, int value) {
    if (value != 0) {
      add(words, option, value);
    }
  }

  private List<Path> hostPaths(Confinement confinement) {
    List<Path> paths = new ArrayList<>(List.of(launcher));
    bubblewrap.ifPresent(one -> paths.add(one.program()));
    confinement.readOnly().forEach(mount -> paths.add(mount.host()));
    confinement.work().ifPresent(mount -> paths.add(mount.host()));
    return paths;
  }
}
