package assay.cli;

import assay.certificate.Certificate;
import assay.certificate.Certificates;
import assay.certificate.Certifier;
import assay.pack.PackException;
import assay.report.Numbers;
import assay.suite.Suite;
import assay.suites.parallel.ParallelSuite;
import assay.suites.parallel.RaceCheck;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Certificates of a suite's tasks: those kept from before, and new ones. */
final class Certification {
  private final Wiring wiring;
  private final Terminal terminal;
  private final Optional<Path> pack;
  private final Suite catalogue;
  private final Certificates kept;

  Certification(Wiring wiring, Terminal terminal, Optional<Path> pack, Suite catalogue) {
    this.wiring = wiring;
    this.terminal = terminal;
    this.pack = pack;
    this.catalogue = catalogue;
    this.kept = Certificates.in(wiring.places().cache().resolve("certificates"));
  }

  /** What is known of the tasks as they are now. */
  Map<Task, Certificate> found(List<Task> tasks) throws PackException, IOException {
    String toolchain = Workbench.fingerprint(Workbench.toolchain(catalogue, true));
    Map<Task, Certificate> found = new LinkedHashMap<>();
    for (Task task : tasks) {
      if (Certifier.obstacle(catalogue, task).isEmpty()) {
        kept.find(Certifier.key(catalogue, task, toolchain))
            .ifPresent(certificate -> found.put(task, certificate));
      }
    }
    return found;
  }

  /** Judges the controls of all tasks anew and keeps what came of it. */
  Map<Task, Certificate> made(List<Task> tasks, boolean unsafe)
      throws Complaint, PackException, IOException, InterruptedException {
    Map<Task, Certificate> made = new LinkedHashMap<>();
    try (Workbench workbench = wiring.workbench(unsafe)) {
      Suite judged = wiring.suite(catalogue.name(), pack, workbench);
      String toolchain = Workbench.fingerprint(workbench.toolchain(judged));
      Certifier certifier =
          new Certifier(
              judged, closer(judged, workbench), workbench.judging(), toolchain, Clock.systemUTC());
      List<Task> open =
          tasks.stream().filter(task -> Certifier.obstacle(judged, task).isEmpty()).toList();
      long begin = System.nanoTime();
      for (Task task : open) {
        Certificate certificate = certifier.certify(task);
        kept.keep(certificate);
        made.put(task, certificate);
        terminal.warn(line(certificate, made.size(), open.size(), System.nanoTime() - begin));
      }
    }
    return made;
  }

  private Suite closer(Suite judged, Workbench workbench)
      throws Complaint, PackException, IOException, InterruptedException {
    Optional<RaceCheck> tools = RaceCheck.find();
    return tools.isPresent() && judged.name().equals(ParallelSuite.NAME)
        ? wiring.suite(judged.name(), pack, workbench, tools)
        : judged;
  }

  private static String line(Certificate certificate, int done, int all, long nanos) {
    Duration left = Duration.ofNanos(nanos / done * (all - done));
    String found =
        certificate.holds()
            ? "%d of %d wrong solutions found"
                .formatted(certificate.caught(), certificate.mutants().size())
            : "NO: " + String.join("; ", certificate.faults());
    return "%d/%d  %s  %s%s"
        .formatted(
            done,
            all,
            certificate.task(),
            found,
            done == all ? "" : "  (about " + Numbers.duration(left) + " left)");
  }
}
