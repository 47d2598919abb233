package assay.cli;

import assay.machine.Machine;
import assay.pack.PackException;
import assay.sandbox.Availability;
import assay.sandbox.Protection;
import assay.sandbox.Sandbox;
import assay.sandbox.SandboxProbe;
import assay.sandbox.conformance.Check;
import assay.suite.Suite;
import assay.suites.parallel.RaceCheck;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * What this machine can run and what it lacks.
 *
 * @param promises each promise of the sandbox after the attempt to break it; none where not tried
 */
record Diagnosis(
    Map<String, String> machine,
    String java,
    SandboxState sandbox,
    List<Promise> promises,
    List<SuiteState> suites,
    RaceCheckState raceCheck,
    Path cache,
    boolean cacheWritable,
    Path runs) {
  /**
   * Whether untrusted code can be confined.
   *
   * @param freezer how candidates are frozen while the clock stands still
   */
  record SandboxState(
      boolean available,
      Set<Protection> active,
      Set<Protection> missing,
      String freezer,
      Optional<String> reason,
      Optional<String> remedy) {
    static SandboxState of(Availability availability) {
      return switch (availability) {
        case Availability.Available(Sandbox sandbox) -> {
          Set<Protection> active = sandbox.protections().active();
          yield new SandboxState(
              true,
              active,
              sandbox.protections().missing(),
              active.contains(Protection.FREEZER) ? "control group" : "signals",
              Optional.empty(),
              Optional.empty());
        }
        case Availability.Unavailable(String reason, String remedy) ->
            new SandboxState(
                false, Set.of(), Set.of(), "none", Optional.of(reason), Optional.of(remedy));
      };
    }
  }

  record Promise(Check check, String promise, boolean kept, String observed) {}

  /**
   * What a suite can do here.
   *
   * @param skipped tasks by what they lack
   */
  record SuiteState(
      String suite,
      int tasks,
      int runnable,
      Map<String, String> toolchain,
      Map<String, Integer> skipped) {
    static SuiteState of(Suite suite) {
      Map<String, Integer> skipped = new TreeMap<>();
      List<Task> tasks = suite.tasks();
      for (Task task : tasks) {
        task.skipped().ifPresent(reason -> skipped.merge(reason, 1, Integer::sum));
      }
      int lost = skipped.values().stream().mapToInt(Integer::intValue).sum();
      return new SuiteState(
          suite.name(), tasks.size(), tasks.size() - lost, suite.toolchain(), skipped);
    }
  }

  /**
   * Whether {@code --race-check} can be given.
   *
   * @param remedy what to do where the tools are missing
   */
  record RaceCheckState(boolean available, Optional<String> tools, Optional<String> remedy) {
    static RaceCheckState of(Optional<RaceCheck> found) {
      return new RaceCheckState(
          found.isPresent(),
          found.map(RaceCheck::version),
          found.isPresent() ? Optional.empty() : Optional.of(RaceCheck.REMEDY));
    }
  }

  /** Whether anything at all can be judged. */
  boolean able() {
    boolean runnable = suites.stream().anyMatch(one -> one.runnable() > 0);
    return sandbox.available() && runnable && cacheWritable;
  }

  static Diagnosis of(Wiring wiring, List<Promise> promises)
      throws Complaint, PackException, IOException, InterruptedException {
    Machine machine = Machine.read();
    List<SuiteState> suites = new ArrayList<>();
    for (String name : wiring.suites()) {
      Suite suite = wiring.catalogue(name, Optional.empty(), machine.cores().size());
      suites.add(SuiteState.of(suite));
    }
    Places places = wiring.places();
    return new Diagnosis(
        machine.facts(),
        Runtime.version().toString(),
        sandbox(wiring),
        promises,
        suites,
        RaceCheckState.of(RaceCheck.find()),
        places.cache(),
        writable(places.cache()),
        places.runs().toAbsolutePath());
  }

  private static SandboxState sandbox(Wiring wiring) throws IOException, InterruptedException {
    try {
      return SandboxState.of(SandboxProbe.probe(wiring.nativeBuild()));
    } catch (Complaint e) {
      String reason = String.valueOf(e.getMessage());
      return SandboxState.of(new Availability.Unavailable(reason, "apt install gcc libc6-dev"));
    }
  }

  /** Whether the folder, or the nearest one above it that exists, can be written. */
  private static boolean writable(Path folder) {
    Path existing = folder;
    while (existing != null && !Files.exists(existing)) {
      existing = existing.getParent();
    }
    return existing != null && Files.isWritable(existing);
  }
}
