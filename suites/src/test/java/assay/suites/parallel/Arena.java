package assay.suites.parallel;

import assay.judge.Case;
import assay.judge.JudgeRequest;
import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.lane.Lanes;
import assay.machine.Machine;
import assay.pack.PackException;
import assay.redteam.Attack;
import assay.redteam.RedTeam;
import assay.sandbox.Cgroups;
import assay.sandbox.NativeBuild;
import assay.sandbox.Sandbox;
import assay.suite.Product;
import assay.suites.AvailableSandbox;
import assay.task.Candidate;
import assay.task.Glob;
import assay.task.Task;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What the tests of the red team share: the attacks, the pack, and sandboxes of each kind. */
final class Arena {
  static final Path HOME = Path.of(System.getProperty("assay.home"));
  static final List<Integer> CORES = List.of(0, 1);
  static final Path BUBBLEWRAP = Path.of("/usr/bin/bwrap");

  final Path cache;
  final NativeBuild natives;
  final Lanes lanes;

  /** As the product has it, with control groups where this machine has them. */
  final Sandbox sandbox;

  /** As the product has it on a machine without control groups: runners are frozen by signals. */
  final Sandbox signals;

  final ParallelSuite suite;
  final ParallelSuite suiteOnSignals;

  Arena() throws IOException, InterruptedException, PackException {
    lanes = new Lanes(CORES, Machine.read().gpus(), _ -> true);
    cache = reachable(Path.of("target", "redteam").toAbsolutePath());
    natives = NativeBuild.in(HOME, cache);
    sandbox = AvailableSandbox.of(natives);
    signals = Sandbox.with(natives.launcher(), BUBBLEWRAP, Cgroups.none());
    suite = suite(sandbox);
    suiteOnSignals = suite(signals);
  }

  /** All, or those whose names a property of the JVM gives. */
  static List<Attack> attacks() throws PackException {
    String named = System.getProperty("assay.attacks", "*");
    return RedTeam.load(HOME.resolve("redteam")).attacks().stream()
        .filter(attack -> attack.suite().equals(ParallelSuite.NAME))
        .filter(attack -> Glob.matches(named, attack.id()))
        .toList();
  }

  ParallelSuite suite(Sandbox on) throws IOException, InterruptedException, PackException {
    return ParallelSuite.open(
        HOME,
        HOME.resolve("packs/parallel"),
        cache,
        scratch(),
        Optional.of(on),
        CORES.size(),
        Optional.empty());
  }

  Path scratch() {
    return cache.resolve("scratch");
  }

  /** Whether this machine has what its tasks need. */
  boolean canTry(Attack attack) {
    return targets(attack).findFirst().isPresent();
  }

  /** The task on which an attack is tried: the first that its first glob names. */
  Task task(Attack attack) {
    return targets(attack)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(attack.id() + " has no task"));
  }

  private Stream<Task> targets(Attack attack) {
    String glob = attack.tasks().getFirst();
    return suite.tasks().stream()
        .filter(task -> Glob.matches(glob, task.id()) && task.skipped().isEmpty())
        .filter(task -> attack.fits(task, suite.lane(task, RedTeam.EFFORT).gpu()));
  }

  /** Its text; an attacker may well know where Assay is installed. */
  String text(Attack attack, Task task) throws IOException {
    Map<String, String> placeholders = new HashMap<>(suite.placeholders(task));
    placeholders.put("HOME", installation().toString());
    return attack.candidate(placeholders);
  }

  /** A copy of what an attacker may look for, where every user can read it. */
  Path installation() throws IOException {
    Path folder = cache.resolve("installation");
    Path solution = Path.of("packs/parallel/reduce/average/oracles/serial.cpp");
    Files.createDirectories(folder.resolve(solution).getParent());
    Files.copy(
        HOME.resolve(solution), folder.resolve(solution), StandardCopyOption.REPLACE_EXISTING);
    return folder;
  }

  static Path executable(Path file, String script) throws IOException {
    Files.writeString(file, script);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  static Candidate candidate(String text) {
    return Candidate.of("candidate.cpp", text);
  }

  Product build(ParallelSuite on, Task task, Candidate candidate)
      throws IOException, InterruptedException {
    try (Lane lane = lanes.lease(LaneRequest.forBuild())) {
      return on.build(task, candidate, lane);
    }
  }

  /** Judges as the product does once a candidate is built. */
  Verdict judge(ParallelSuite on, Task task, Product product)
      throws IOException, InterruptedException {
    return switch (product) {
      case Product.Refused(Verdict verdict) -> verdict;
      case Product.Ready ready -> {
        try (Lane lane = lanes.lease(on.lane(task, RedTeam.EFFORT))) {
          yield on.judge(task, ready, lane, RedTeam.EFFORT);
        }
      }
    };
  }

  /** The same request, to be measured on another size. */
  static JudgeRequest timedOn(JudgeRequest request, long size) {
    return new JudgeRequest(
        request.judge(),
        request.reference(),
        request.candidate(),
        request.cases(),
        new Case(request.timed().distribution(), List.of(size)),
        request.teams(),
        request.mpi(),
        request.filter(),
        request.mustBeParallel(),
        request.callLimit(),
        request.lane(),
        request.effort());
  }

  /** The folder, or one for the time being where other users cannot get at it. */
  private static Path reachable(Path folder) throws IOException {
    Files.createDirectories(folder);
    for (Path above = folder; above != null; above = above.getParent()) {
      if (!Files.getPosixFilePermissions(above).contains(PosixFilePermission.OTHERS_EXECUTE)) {
        Path instead = Files.createTempDirectory("assay-redteam-");
        Files.setPosixFilePermissions(instead, PosixFilePermissions.fromString("rwxr-xr-x"));
        return instead;
      }
    }
    return folder;
  }
}
