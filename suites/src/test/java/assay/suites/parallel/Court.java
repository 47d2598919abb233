package assay.suites.parallel;

import assay.build.BuildCache;
import assay.lane.Lanes;
import assay.machine.Machine;
import assay.pipeline.Judging;
import assay.sandbox.Availability;
import assay.sandbox.NativeBuild;
import assay.sandbox.Sandbox;
import assay.sandbox.SandboxProbe;
import assay.statistics.Effort;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The built-in pack and everything that judges candidates for it, on this machine. */
final class Court {
  /** One block of one call: enough where the times do not matter. */
  static final Effort GLANCE = new Effort("glance", 1, 1, 1, 1, 1, false);

  private static final Path HOME = Path.of(System.getProperty("assay.home"));

  private static final Path PLACE = Path.of("target", "court").toAbsolutePath();

  private final ParallelSuite suite;
  private final Judging judging;

  private Court(ParallelSuite suite, Lanes lanes) {
    this.suite = suite;
    this.judging = new Judging(lanes, Set.of());
  }

  static Court open() throws Exception {
    Machine machine = Machine.read();
    Availability availability = SandboxProbe.probe(NativeBuild.in(HOME, PLACE.resolve("cache")));
    if (!(availability instanceof Availability.Available(Sandbox sandbox))) {
      throw new AssertionError("the sandbox is needed to judge: " + availability);
    }
    return new Court(
        ParallelSuite.open(
            HOME,
            HOME.resolve("packs/parallel"),
            PLACE.resolve("cache"),
            PLACE.resolve("scratch"),
            Optional.of(sandbox),
            machine.cores().size()),
        new Lanes(machine.cores()));
  }

  ParallelSuite suite() {
    return suite;
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
    return judging.verdict(suite, task(task), Candidate.of("candidate.cpp", code), effort);
  }
}
