package assay.suites.parallel;

import assay.build.BuildCache;
import assay.lane.Lane;
import assay.lane.Lanes;
import assay.machine.Machine;
import assay.pipeline.Judging;
import assay.sandbox.NativeBuild;
import assay.sandbox.Sandbox;
import assay.statistics.Effort;
import assay.suite.Product;
import assay.suites.AvailableSandbox;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A pack and everything that judges candidates for it, on this machine. */
final class Court {
  /** One block of one call: enough where the times do not matter. */
  static final Effort GLANCE = new Effort("glance", 1, 1, 1, 1, 1, 1, false);

  static final Path HOME = Path.of(System.getProperty("assay.home"));

  static final Path PLACE = Path.of("target", "court").toAbsolutePath();

  private final Sandbox sandbox;
  private final ParallelSuite suite;
  private final Judging judging;

  private Court(Sandbox sandbox, ParallelSuite suite, Lanes lanes) {
    this.sandbox = sandbox;
    this.suite = suite;
    this.judging = new Judging(lanes, Set.of());
  }

  static Court open() throws Exception {
    return open(HOME.resolve("packs/parallel"));
  }

  /** One that also looks closer at what is correct. */
  static Court inspecting(RaceCheck tools) throws Exception {
    return open(HOME.resolve("packs/parallel"), Optional.of(tools));
  }

  static Court open(Path pack) throws Exception {
    return open(pack, Optional.empty());
  }

  private static Court open(Path pack, Optional<RaceCheck> raceCheck) throws Exception {
    Machine machine = Machine.read();
    Sandbox sandbox = AvailableSandbox.of(NativeBuild.in(HOME, PLACE.resolve("cache")));
    return new Court(
        sandbox,
        ParallelSuite.open(
            HOME,
            pack,
            PLACE.resolve("cache"),
            PLACE.resolve("scratch"),
            Optional.of(sandbox),
            machine.cores().size(),
            raceCheck),
        new Lanes(machine.cores()));
  }

  ParallelSuite suite() {
    return suite;
  }

  /** One problem of each kind of comparison, which benches are run on, in these models. */
  List<Task> sample(String... models) {
    List<String> problems =
        List.of(
            "dense_la/gemm",
            "geometry/convex-hull",
            "reduce/average",
            "scan/prefix-sum",
            "sort/structs-by-key");
    return suite.tasks().stream()
        .filter(task -> problems.contains(task.labels().get("problem")))
        .filter(task -> List.of(models).contains(task.labels().get("exec")))
        .toList();
  }

  Judging judging() {
    return judging;
  }

  Sandbox sandbox() {
    return sandbox;
  }

  String oracle(Task task) {
    return suite.oracle(task).orElseThrow().files().values().iterator().next();
  }

  /** The program of a text that is known to compile. */
  Product.Ready built(Task task, String text, Lane lane) throws Exception {
    return switch (suite.build(task, Candidate.of(ParallelSuite.FILE, text), lane)) {
      case Product.Ready ready -> ready;
      case Product.Refused(Verdict verdict) -> throw new AssertionError(verdict.toString());
    };
  }

  Task task(String id) {
    return suite.tasks().stream()
        .filter(task -> task.id().equals("parallel/" + id))
        .findFirst()
        .orElseThrow();
  }

  /** The native judge of the task's problem. */
  Path judge(String task) throws Exception {
    Workshop workshop =
        new Workshop(HOME, new BuildCache(PLACE.resolve("cache")), Toolchain.find(), List.of());
    return workshop.judge(suite.of(task(task)).problem()).resolve("judge");
  }

  Verdict verdict(String task, String code) throws InterruptedException {
    return verdict(task, code, GLANCE);
  }

  Verdict verdict(String task, String code, Effort effort) throws InterruptedException {
    return judging.verdict(suite, task(task), Candidate.of(ParallelSuite.FILE, code), effort);
  }
}
