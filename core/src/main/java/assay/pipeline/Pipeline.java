package assay.pipeline;

import assay.model.ModelException;
import assay.model.Question;
import assay.model.Reply;
import assay.model.Request;
import assay.model.UnansweredException;
import assay.runfile.Judgement;
import assay.runfile.JudgementKey;
import assay.runfile.RunFile;
import assay.runfile.RunState;
import assay.runfile.StoredAnswer;
import assay.runfile.Trial;
import assay.runfile.TrialId;
import assay.strategy.Turn;
import assay.suite.Extracted;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Hash;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.util.ArrayList;
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
 * <p>Each sample is one virtual thread that waits its turn for a model, a core, a lane, and goes
 * through its trials, which are several where the strategy refines. What is recorded is not done
 * again, so running the same plan on the same file resumes it: a sample goes from its first turn
 * through everything that is there to the first thing that is not. Identical candidates of a task
 * share one verdict: the first to come judges, the others wait for it.
 */
public final class Pipeline {
  private static final int TRIES = 3;

  /** Where a task cannot run, its judge may not even be known. */
  private static final String NO_JUDGE = "";

  private final Plan plan;
  private final RunFile file;
  private final Judging judging;
  private final Progress progress;
  private final Inquiry inquiry;
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
    this.inquiry = new Inquiry(plan, file, judging);
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
    boolean refines = plan.strategy().refinement().isPresent();
    List<Plan.Planned> open =
        all.stream().filter(one -> refines || !recorded.contains(one.id())).toList();
    int done = refines ? recorded.size() : all.size() - open.size();
    progress.started(all.size() * plan.strategy().turns(), done);
    Crew.perform(open, one -> one(one.task(), one.id(), recorded));
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

  private void one(Task task, TrialId first, Set<TrialId> recorded)
      throws InterruptedException, ModelException {
    Optional<Verdict> skipped = plan.skipped(task);
    if (skipped.isPresent()) {
      record(first, key(task, task.hash()), skipped.get());
      return;
    }
    List<Turn> past = new ArrayList<>();
    while (plan.strategy().goesOn(past)
        && plan.model().answers(task, first.sample(), past.size())) {
      TrialId trial = new TrialId(task.id(), first.sample(), past.size());
      Question question = inquiry.question(task, trial, past);
      if (plan.model().tooLarge(question).isPresent()) {
        break;
      }
      Optional<Turn> turn = turn(task, trial, question, recorded.contains(trial));
      if (turn.isEmpty()) {
        return;
      }
      past.add(turn.get());
    }
    if (past.size() < plan.strategy().turns()) {
      progress.spared(plan.strategy().turns() - past.size());
    }
  }

  /** One turn; empty where it is left open, by the model or by trouble of our own. */
  private Optional<Turn> turn(Task task, TrialId trial, Question question, boolean recorded)
      throws InterruptedException, ModelException {
    StoredAnswer stored;
    try {
      stored = answer(task, trial, question);
    } catch (UnansweredException e) {
      questions.leave(trial, e);
      return Optional.empty();
    }
    Extracted extracted = plan.suite().extract(task, stored.answer());
    Verdict verdict =
        recorded
            ? file.trials(task.id(), trial.sample()).stream()
                .filter(one -> one.id().equals(trial))
                .flatMap(one -> one.judgement().stream())
                .map(Judgement::verdict)
                .findFirst()
                .orElseThrow()
            : verdict(task, trial, stored.answer(), extracted);
    if (!verdict.outcome().counts()) {
      return Optional.empty();
    }
    Optional<Candidate> candidate =
        extracted instanceof Extracted.Found(Candidate found)
            ? Optional.of(found)
            : Optional.empty();
    return Optional.of(
        new Turn(
            stored.answer(),
            candidate,
            verdict,
            FinishJson.tokens(stored.finish()),
            FinishJson.cost(stored.finish())));
  }

  private Verdict verdict(Task task, TrialId trial, Answer answer, Extracted extracted)
      throws InterruptedException, ModelException {
    return switch (extracted) {
      case Extracted.Nothing(Verdict verdict) -> record(trial, key(task, Hash.of(answer)), verdict);
      case Extracted.Found(Candidate candidate) ->
          settle(task, trial, candidate, key(task, file.record(candidate)));
    };
  }

  private StoredAnswer answer(Task task, TrialId trial, Question question)
      throws InterruptedException, ModelException {
    Optional<StoredAnswer> stored = file.answer(trial);
    if (stored.isPresent()) {
      return stored.get();
    }
    Reply reply = plan.model().ask(new Request(task, trial.sample(), trial.turn(), question));
    questions.answered();
    return file.record(trial, reply.answer(), FinishJson.of(reply.finish()));
  }

  /**
   * Records the verdict under the key: one known already, on its way in another trial, or judged
   * now. The key stays taken until the verdict is on disk, so that nobody judges it again.
   */
  private Verdict settle(Task task, TrialId trial, Candidate candidate, JudgementKey key)
      throws InterruptedException, ModelException {
    CompletableFuture<Verdict> mine = new CompletableFuture<>();
    CompletableFuture<Verdict> first = underWay.putIfAbsent(key, mine);
    if (first != null) {
      return record(trial, key, Crew.outcome(first));
    }
    try {
      Optional<Verdict> known =
          file.judgement(key).map(Judgement::verdict).filter(one -> one.outcome().counts());
      Verdict verdict = known.isPresent() ? known.get() : judged(task, trial, candidate);
      Verdict kept = record(trial, key, verdict);
      mine.complete(verdict);
      return kept;
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

  private Verdict record(TrialId trial, JudgementKey key, Verdict verdict) {
    Verdict kept = file.record(trial, key, verdict).verdict();
    progress.finished(trial, kept);
    return kept;
  }

  private JudgementKey key(Task task, String subject) {
    return new JudgementKey(
        subject, task.hash(), judge(task), toolchain, machine, plan.effort().name());
  }
}
