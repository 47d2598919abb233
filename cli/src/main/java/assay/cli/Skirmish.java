package assay.cli;

import assay.pipeline.Judging;
import assay.redteam.Attack;
import assay.redteam.RedTeam;
import assay.report.Numbers;
import assay.suite.Extracted;
import assay.suite.Suite;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Evidence;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Attacks against one suite, each on every task it was written for. */
final class Skirmish {
  private final Suite suite;
  private final Judging judging;
  private final Terminal terminal;

  Skirmish(Suite suite, Judging judging, Terminal terminal) {
    this.suite = suite;
    this.judging = judging;
    this.terminal = terminal;
  }

  /** What became of an attack on one task. */
  record Result(String task, Outcome outcome, boolean stopped, String evidence) {}

  /** An attack and what became of it on each task that this machine can run. */
  record Fought(Attack attack, List<Result> results) {}

  List<Fought> against(List<Attack> attacks) throws InterruptedException {
    List<Fought> fought = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<List<Future<Result>>> started = new ArrayList<>();
      for (Attack attack : attacks) {
        List<Future<Result>> one = new ArrayList<>();
        for (Task task : targets(attack)) {
          one.add(threads.submit(() -> fight(attack, task)));
        }
        started.add(one);
      }
      try {
        collect(attacks, started, fought);
      } catch (InterruptedException e) {
        threads.shutdownNow();
        throw e;
      }
    }
    return fought;
  }

  private void collect(
      List<Attack> attacks, List<List<Future<Result>>> started, List<Fought> fought)
      throws InterruptedException {
    for (int i = 0; i < attacks.size(); i++) {
      String name = attacks.get(i).id();
      String place = (i + 1) + "/" + Numbers.count(attacks.size(), "attack");
      List<Result> results = new ArrayList<>();
      try (Waiting _ = Waiting.on(terminal, place + "  " + name)) {
        for (Future<Result> one : started.get(i)) {
          results.add(one.get());
        }
      } catch (ExecutionException e) {
        throw new IllegalStateException("the attack " + name + " broke the judging", e.getCause());
      }
      fought.add(new Fought(attacks.get(i), results));
    }
  }

  /** Why an attack was tried on no task. */
  String lacking(Attack attack) {
    return suite.tasks().stream()
        .filter(task -> attack.fits(task, true))
        .flatMap(task -> task.skipped().stream())
        .findFirst()
        .orElse(attack.onGpu() ? "no GPU to be judged on" : "none of its tasks is here");
  }

  private List<Task> targets(Attack attack) {
    List<Task> targets = new ArrayList<>();
    for (Task task : suite.tasks()) {
      boolean runs = task.skipped().isEmpty();
      if (runs && attack.fits(task, suite.lane(task, RedTeam.EFFORT).gpu())) {
        targets.add(task);
      }
    }
    return targets;
  }

  private Result fight(Attack attack, Task task) throws InterruptedException {
    String code = attack.candidate(suite.placeholders(task));
    Verdict verdict =
        switch (suite.extract(task, new Answer(Answer.Form.CODE, code))) {
          case Extracted.Nothing(Verdict nothing) -> nothing;
          case Extracted.Found(Candidate candidate) ->
              judging.verdict(suite, task, candidate, RedTeam.EFFORT);
        };
    String evidence = verdict.evidence().stream().map(Evidence::text).findFirst().orElse("");
    return new Result(task.id(), verdict.outcome(), attack.stopped(verdict), evidence);
  }
}
