package assay.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Runs untrusted programs confined. */
public final class Sandbox {
  private static final int STARTING_STEPS = 200;
  private static final long STEP_MILLIS = 5;
  private static final long PATIENCE_MILLIS = 2000;

  /**
   * Where a program finds the one folder that it may write, if it has one. No machine keeps there
   * what is shown to programs by its own name; many do under {@code /work}.
   */
  public static final Path WORK = Path.of("/assay/work");

  private final CommandLine commandLine;
  private final Cgroups cgroups;
  private final List<String> starter;

  private Sandbox(CommandLine commandLine, Cgroups cgroups, List<String> starter) {
    this.commandLine = commandLine;
    this.cgroups = cgroups;
    this.starter = List.copyOf(starter);
  }

  /** One whose commands are the last words of another, which does what they say. */
  public Sandbox startedBy(List<String> command) {
    return new Sandbox(commandLine, cgroups, command);
  }

  public static Sandbox with(Path launcher, Path bubblewrap, Cgroups cgroups) {
    Bubblewrap confining = new Bubblewrap(bubblewrap);
    return new Sandbox(
        new CommandLine(launcher, Optional.of(confining), Identity.current()), cgroups, List.of());
  }

  /** Limits and filters, but the program sees this machine. Only by the user's explicit wish. */
  public static Sandbox unsafe(Path launcher) {
    return new Sandbox(
        new CommandLine(launcher, Optional.empty(), Identity.current()), Cgroups.none(), List.of());
  }

  /** What stands between its programs and this machine. */
  public Protections protections() {
    Set<Protection> active = EnumSet.of(Protection.RESOURCE_LIMITS, Protection.SYSTEM_CALL_FILTER);
    if (commandLine.identity().root()) {
      active.add(Protection.OWN_USER);
    }
    if (commandLine.bubblewrap().isPresent()) {
      active.add(Protection.NAMESPACES);
      active.add(Protection.READ_ONLY_ROOT);
      active.add(Protection.NO_CAPABILITIES);
    }
    active.addAll(cgroups.protections());
    return new Protections(active);
  }

  /** Whether its programs can read what lies at the path, if its own permissions let them. */
  public boolean reaches(Path path) {
    return commandLine.bubblewrap().isPresent() || commandLine.identity().reaches(path);
  }

  /** A new empty folder below the base that the programs on the slot, and only they, can write. */
  public Path workFolder(Path base, int slot) throws IOException {
    Files.createDirectories(base);
    Path folder = Files.createTempDirectory(base, "work-");
    commandLine.identity().give(folder, slot);
    return folder;
  }

  /** A control group for one run of a program that somebody else starts. */
  public Group group(Limits limits) throws IOException {
    return cgroups.create(limits);
  }

  /**
   * The whole command that runs the program confined, for whoever starts it: with an empty
   * environment, and the segments open from descriptor 3 on if it passes any.
   *
   * @param groups control groups it joins before it gives up its rights
   */
  public List<String> commandLine(Confinement confinement, List<Path> groups) throws IOException {
    List<String> words = new ArrayList<>(starter);
    words.addAll(commandLine.of(confinement, groups));
    return List.copyOf(words);
  }

  public List<String> commandLine(Confinement confinement) throws IOException {
    return commandLine.of(confinement, List.of());
  }

  /**
   * How a program ended that somebody else started with {@link #commandLine}.
   *
   * @param status the exit status of that command; a signal's number plus 128 if one killed it
   */
  public Finished finished(Confinement confinement, int status, Group group) throws IOException {
    return Report.finished(confinement, status, group.ranOutOfMemory());
  }

  /** Starts the program, waits for its end, and leaves nothing of it running. */
  public Finished run(Confinement confinement) throws IOException, InterruptedException {
    try (Group group = cgroups.create(confinement.limits())) {
      Output output = confinement.output();
      ProcessBuilder builder = new ProcessBuilder(commandLine(confinement, group.folders()));
      builder.environment().clear();
      builder.redirectInput(Path.of("/dev/null").toFile());
      builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
      builder.redirectError(output.stderr().toFile());
      Files.deleteIfExists(output.report());
      Process process = Starter.start(builder);
      try {
        int status = process.waitFor();
        return finished(confinement, status, group);
      } finally {
        end(process, output.report());
      }
    }
  }

  /** How a program of the group ended that somebody else started by its command line. */
  public Finished aftermath(Confinement confinement, Group group) throws IOException {
    return Report.finished(confinement, 0, group.ranOutOfMemory());
  }

  /**
   * Ends it together with what it started. Bubblewrap must not be killed while it still prepares,
   * or its other half waits for it forever; asked politely, the launcher takes its descendants with
   * it even where nothing confines them.
   */
  private static void end(Process process, Path report) {
    CompletableFuture<Process> exit = process.onExit();
    for (int i = 0; i < STARTING_STEPS && process.isAlive() && !hasStarted(report); i++) {
      exit.copy().completeOnTimeout(process, STEP_MILLIS, TimeUnit.MILLISECONDS).join();
    }
    process.destroy();
    exit.copy().completeOnTimeout(process, PATIENCE_MILLIS, TimeUnit.MILLISECONDS).join();
    process.destroyForcibly();
  }

  private static boolean hasStarted(Path report) {
    try {
      return Files.exists(report) && Files.size(report) > 0;
    } catch (IOException e) {
      return false;
    }
  }
}
