package assay.pipeline;

import assay.model.ModelException;
import assay.model.Reply;
import assay.model.UnansweredException;
import assay.runfile.Judgement;
import assay.runfile.JudgementKey;
import assay.runfile.RunFile;
import assay.runfile.RunState;
import assay.runfile.StoredAnswer;
import assay.runfile.Trial;
import assay.runfile.TrialId;
import assay.suite.Extracted;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Hash;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Carries a plan out: generate, extract, admit, build, judge, record.
 *
 * <p>Each trial is one virtual thread that waits its turn for a model, a core, a lane. What is
 * recorded is not done again, so running the same plan on the same file resumes it. Identical
 * candidates of a task share one verdict: the first to come judges, the others wait for it.
 */
public final class Pipeline {
  private static final int TRIES = 3;

  /** Where a task cannot run, its judge may not even be known. */
  private static final String NO_JUDGE = "";

  private final Plan plan;
  private final RunFile file;
  private final Judging judging;
  private final Progress progress;
  private final OpenQuestions questions;
  private final String toolchain;
  private final String machine;
  private final ConcurrentHashMap<JudgementKey, CompletableFuture<Verdict>> underWay =
      new ConcurrentHashMap<>();

  /**
   * A pipeline for one run.
   *
   * @param toolchain fingerprint of compilers and libraries
   * @param machine fingerprint of the machine
   */
  public Pipeline(
      Plan plan,
      RunFile file,
      Judging judging,
      Progress progress,
      String toolchain,
      String machine) {
    this.plan = plan;
    this.file = file;
    this.judging = judging;
    this.progress = progress;
    this.questions = new OpenQuestions(progress);
    this.toolchain = toolchain;
    this.machine = machine;
  }

  /** Runs every trial that is not recorded yet and says where the run then stands. */
  public RunState run() throws InterruptedException, ModelException {
    for (Task task : plan.tasks()) {
      file.record(task);
    }
    Set<TrialId> recorded = recorded();
    List<Plan.Planned> all = plan.trials();
    List<Plan.Planned> open = all.stream().filter(one -> !recorded.contains(one.id())).toList();
    progress.started(all.size(), all.size() - open.size());
    Crew.perform(open, one -> one(one.task(), one.id()));
    boolean judged =
        file.trials().stream()
            .flatMap(trial -> trial.judgement().stream())
            .noneMatch(one -> one.verdict().outcome() == Outcome.INFRA_FAILED);
    RunState state = judged && !questions.any() ? RunState.COMPLETE : RunState.INCOMPLETE;
    file.record(state);
    progress.ended();
    return state;
  }

  /**
   * Trials with a verdict that stands: by the judge of today, and neither our fault nor, now that
   * it may run, skipped.
   */
  private Set<TrialId> recorded() {
    Map<String, String> judges = new HashMap<>();
    for (Task task : plan.tasks()) {
      judges.put(task.id(), judge(task));
    }
    Set<TrialId> recorded = new HashSet<>();
    for (Trial trial : file.trials()) {
      Optional<Judgement> judgement = trial.judgement();
      if (judgement.isPresent()
          && judgement.get().verdict().outcome().counts()
          && judgement.get().key().judge().equals(judges.get(trial.id().task()))) {
        recorded.add(trial.id());
      }
    }
    return recorded;
  }

  private String judge(Task task) {
    return task.skipped().isPresent() ? NO_JUDGE : plan.suite().judgeHash(task);
  }

  private void one(Task task, TrialId trial) throws InterruptedException, ModelException {
    Optional<Verdict> skipped = plan.skipped(task);
    if (skipped.isPresent()) {
      record(trial, key(task, task.hash()), skipped.get());
      return;
    }
    Answer answer;
    try {
      answer = answer(task, trial);
    } catch (UnansweredException e) {
      questions.leave(trial, e);
      return;
    }
    switch (plan.suite().extract(task, answer)) {
      case Extracted.Nothing(Verdict verdict) -> record(trial, key(task, Hash.of(answer)), verdict);
      case Extracted.Found(Candidate candidate) -> {
        settle(task, trial, candidate, key(task, file.record(candidate)));
      }
    }
  }

  private Answer answer(Task task, TrialId trial) throws InterruptedException, ModelException {
    Optional<StoredAnswer> stored = file.answer(trial);
    if (stored.isPresent()) {
      return stored.get().answer();
    }
    Reply reply = plan.model().ask(task, trial.sample());
    questions.answered();
    return file.record(trial, reply.answer(), FinishJson.of(reply.finish())).answer();
  }

  /**
   * Records the verdict under the key: one known already, on its way in another trial, or judged
   * now. The key stays taken until the verdict is on disk, so that nobody judges it again.
   */
  private void settle(Task task, TrialId trial, Candidate candidate, JudgementKey key)
      throws InterruptedException, ModelException {
    CompletableFuture<Verdict> mine = new CompletableFuture<>();
    CompletableFuture<Verdict> first = underWay.putIfAbsent(key, mine);
    if (first != null) {
      record(trial, key, Crew.outcome(first));
      return;
    }
    try {
      Optional<Verdict> known =
          file.judgement(key).map(Judgement::verdict).filter(one -> one.outcome().counts());
      Verdict verdict = known.isPresent() ? known.get() : judged(task, trial, candidate);
      record(trial, key, verdict);
      mine.complete(verdict);
    } catch (InterruptedException | RuntimeException | Error e) {
      mine.completeExceptionally(e);
      throw e;
    } finally {
      underWay.remove(key);
    }
  }

  private Verdict judged(Task task, TrialId trial, Candidate candidate)
      throws InterruptedException {
    for (int attempt = 1; ; attempt++) {
      Verdict verdict = judging.verdict(plan.suite(), task, candidate, plan.effort());
      if (verdict.outcome() != Outcome.INFRA_FAILED) {
        return verdict;
      }
      String problem = verdict.evidence().isEmpty() ? "" : verdict.evidence().getFirst().text();
      file.recordAttempt(trial, problem);
      if (attempt == TRIES) {
        return verdict;
      }
      progress.retried(trial, problem);
    }
  }

  private void record(TrialId trial, JudgementKey key, Verdict verdict) {
    progress.finished(trial, file.record(trial, key, verdict).verdict());
  }

  private JudgementKey key(Task task, String subject) {
    return new JudgementKey(
        subject, task.hash(), judge(task), toolchain, machine, plan.effort().name());
  }
}
