package assay.certificate;

import assay.pack.PackException;
import assay.pipeline.Judging;
import assay.statistics.Effort;
import assay.suite.Mutant;
import assay.suite.Suite;
import assay.task.Candidate;
import assay.task.Hash;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Judges a task's controls as any candidate is judged. */
public final class Certifier {
  /** Times do not matter here: one pair of processes, which is what parallel work is seen in. */
  private static final Effort EFFORT = new Effort("certify", 1, 1, 1, 1, 1, 1, false);

  private final Suite suite;
  private final Suite closer;
  private final Judging judging;
  private final String toolchain;
  private final Clock clock;

  /**
   * A certifier for one suite.
   *
   * @param closer the same suite where it looks closer at what is correct, for mutants that are
   *     wrong by a race; the suite itself where this machine cannot
   * @param toolchain fingerprint of compilers, libraries and sandbox
   */
  public Certifier(Suite suite, Suite closer, Judging judging, String toolchain, Clock clock) {
    this.suite = suite;
    this.closer = closer;
    this.judging = judging;
    this.toolchain = toolchain;
    this.clock = clock;
  }

  public Certificate certify(Task task) throws InterruptedException, PackException {
    Candidate oracle =
        suite
            .oracle(task)
            .orElseThrow(() -> new IllegalArgumentException(task.id() + " has no oracle"));
    List<Mutant> mutants = suite.mutants(task);
    List<Callable<Verdict>> work = new ArrayList<>();
    work.add(() -> judging.verdict(suite, task, oracle, EFFORT));
    work.add(() -> judging.verdict(suite, task, suite.nothing(task), EFFORT));
    for (Mutant mutant : mutants) {
      Suite by = mutant.race() ? closer : suite;
      work.add(() -> judging.verdict(by, task, mutant.candidate(), EFFORT));
    }
    List<Verdict> verdicts = verdicts(work);
    List<Certificate.Caught> caught = new ArrayList<>();
    for (int i = 0; i < mutants.size(); i++) {
      Mutant mutant = mutants.get(i);
      caught.add(Certificate.Caught.of(mutant.name(), mutant.race(), verdicts.get(i + 2)));
    }
    return new Certificate(
        task.id(),
        key(suite, task, toolchain),
        clock.instant(),
        verdicts.get(0).outcome(),
        complaint(verdicts.get(0)),
        verdicts.get(1).outcome(),
        caught);
  }

  private static String complaint(Verdict oracle) {
    boolean right = oracle.outcome() == Outcome.CORRECT || oracle.evidence().isEmpty();
    return right ? "" : oracle.evidence().getFirst().text();
  }

  /** All at once: one is built while another is judged. */
  private static List<Verdict> verdicts(List<Callable<Verdict>> work) throws InterruptedException {
    List<Verdict> verdicts = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (Future<Verdict> one : threads.invokeAll(work)) {
        verdicts.add(one.get());
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
    return verdicts;
  }

  /** A certificate found under another key says nothing about the task as it is now. */
  public static String key(Suite suite, Task task, String toolchain) throws PackException {
    List<String> parts =
        new ArrayList<>(
            List.of("certificate", task.id(), task.hash(), suite.judgeHash(task), toolchain));
    parts.add(suite.oracle(task).map(Hash::of).orElse(""));
    for (Mutant mutant : suite.mutants(task)) {
      parts.addAll(
          List.of(mutant.name(), Hash.of(mutant.candidate()), Boolean.toString(mutant.race())));
    }
    return Hash.of(parts);
  }

  /** Why a task cannot be certified here, if it cannot. */
  public static Optional<String> obstacle(Suite suite, Task task) {
    if (task.skipped().isPresent()) {
      return task.skipped();
    }
    if (!suite.judgesPrograms()) {
      return Optional.of("answers are no programs");
    }
    return suite.oracle(task).isEmpty() ? Optional.of("no oracle") : Optional.empty();
  }
}
