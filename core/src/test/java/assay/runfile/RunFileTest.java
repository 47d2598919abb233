package assay.runfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.runfile.RunFileException.Problem;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Hash;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunFileTest {
  private static final Task TASK = Runs.task("parallel/reduce/sum/omp");
  private static final TrialId TRIAL = new TrialId(TASK.id(), 0, 0);

  @TempDir Path folder;
  private Path path;
  private RunHeader header;
  private RunFile run;

  @BeforeEach
  void begin() {
    path = folder.resolve("a run?.run");
    header = Runs.header();
    run = RunFile.create(path, header);
    run.record(TASK);
  }

  @AfterEach
  void end() {
    run.close();
  }

  @Test
  void everythingComesBackFromTheClosedFile() {
    StoredAnswer answer = run.record(TRIAL, Runs.ANSWER, Runs.FINISH);
    String candidate = run.record(Runs.CANDIDATE);
    Judgement judgement = run.record(TRIAL, Runs.key(TASK), Verdicts.timed());
    Event first = run.recordEvent(TRIAL, "message", "{\"text\":\"hello\"}");
    Event second = run.recordEvent(new TrialId(TASK.id(), 0, 1), "build", "[1,2]");
    Attempt attempt = run.recordAttempt(TRIAL, "the judge was killed");
    run.close();

    try (RunFile read = RunFile.read(path)) {
      assertThat(read.header()).isEqualTo(header);
      assertThat(read.tasks()).containsExactly(TASK);
      assertThat(read.answer(TRIAL)).contains(answer);
      assertThat(answer.answer()).isEqualTo(Runs.ANSWER);
      assertThat(answer.finish()).isEqualTo(Runs.FINISH);
      AnswerKey key = new AnswerKey(TASK.hash(), header.model(), header.parameters(), 0, 0);
      assertThat(answer.key()).isEqualTo(key.hash());
      assertThat(read.answer(key)).contains(answer);
      assertThat(candidate).isEqualTo(Hash.of(Runs.CANDIDATE));
      assertThat(read.candidate(candidate)).contains(Runs.CANDIDATE);
      assertThat(read.judgement(Runs.key(TASK))).contains(judgement);
      assertThat(judgement.verdict()).isEqualTo(Verdicts.timed());
      assertThat(judgement.revision()).isEqualTo(1);
      assertThat(read.trials())
          .containsExactly(
              new Trial(
                  TRIAL,
                  TASK.hash(),
                  TASK.labels(),
                  Optional.of(answer.key()),
                  Optional.of(candidate),
                  Optional.of(judgement)));
      assertThat(read.trials(TASK.id(), 0)).isEqualTo(read.trials());
      assertThat(read.trials(TASK.id(), 1)).isEmpty();
      assertThat(read.trials(TASK.id())).isEqualTo(read.trials());
      assertThat(read.trials("no such task")).isEmpty();
      assertThat(read.events(TASK.id(), 0)).containsExactly(first, second);
      assertThat(second.sequence()).isEqualTo(2);
      assertThat(read.attempts(TRIAL)).containsExactly(attempt);
      assertThat(read.outcomes()).isEqualTo(Map.of(Outcome.CORRECT, 1));
    }
  }

  @Test
  void textIsKeptToTheCharacter() {
    Answer odd = new Answer(Answer.Form.CONTINUATION, "a\u0000b\r\n\ud83d\ude00 'quoted' \ufeff");
    run.record(TRIAL, odd, "{}");
    Candidate files = new Candidate(Map.of("b/ü.cpp", "\u0000", "a.cpp", "\"\\"));
    assertThat(run.answer(TRIAL).orElseThrow().answer()).isEqualTo(odd);
    assertThat(run.candidate(run.record(files))).contains(files);
  }

  @Test
  void theFirstAnswerStays() {
    StoredAnswer first = run.record(TRIAL, Runs.ANSWER, Runs.FINISH);
    StoredAnswer second = run.record(TRIAL, new Answer(Answer.Form.CODE, "other"), "{}");
    assertThat(second).isEqualTo(first);
    assertThat(run.trials()).hasSize(1);
  }

  @Test
  void theFirstVerdictThatCountsStays() {
    run.record(Runs.CANDIDATE);
    Judgement first = run.record(TRIAL, Runs.key(TASK), Verdicts.timed());
    assertThat(run.record(TRIAL, Runs.key(TASK), Verdicts.wrong())).isEqualTo(first);
    assertThat(run.revisions(Runs.key(TASK))).containsExactly(first);
  }

  @Test
  void aVerdictThatDoesNotCountGivesWayButStaysOnRecord() {
    JudgementKey key = Runs.key(TASK);
    Judgement failed = run.record(TRIAL, key, Verdicts.failed());
    assertThat(run.record(TRIAL, key, Verdicts.failed())).isEqualTo(failed);
    Judgement wrong = run.record(TRIAL, key, Verdicts.wrong());
    assertThat(wrong.revision()).isEqualTo(2);
    assertThat(run.revisions(key)).containsExactly(failed, wrong);
    assertThat(run.trials().getFirst().judgement()).contains(wrong);
  }

  @Test
  void aRevisionAddsAndTheTrialShowsTheNewest() {
    run.record(Runs.CANDIDATE);
    JudgementKey key = Runs.key(TASK);
    Judgement first = run.record(TRIAL, key, Verdicts.timed());
    Judgement second = run.revise(key, Verdicts.wrong());
    assertThat(run.revisions(key)).containsExactly(first, second);
    assertThat(run.judgement(key)).contains(second);
    assertThat(run.trials().getFirst().judgement()).contains(second);
    assertThat(run.outcomes()).isEqualTo(Map.of(Outcome.WRONG, 1));
  }

  @Test
  void onlyAJudgementThatExistsCanBeRevised() {
    assertThatThrownBy(() -> run.revise(Runs.key(TASK), Verdicts.wrong()))
        .isInstanceOf(RunFileException.class)
        .hasMessageContaining("no judgement to revise");
  }

  @Test
  void equalCandidatesShareOneJudgement() {
    TrialId other = new TrialId(TASK.id(), 1, 0);
    Judgement first = run.record(TRIAL, Runs.key(TASK), Verdicts.wrong());
    assertThat(run.record(other, Runs.key(TASK), Verdicts.failed())).isEqualTo(first);
    assertThat(run.trials()).extracting(Trial::judgement).containsOnly(Optional.of(first));
    assertThat(run.trials()).extracting(Trial::id).containsExactly(TRIAL, other);
  }

  @Test
  void theLatestJudgementOfATrialIsShown() {
    JudgementKey old = Runs.key(TASK);
    JudgementKey better =
        new JudgementKey(old.subject(), TASK.hash(), "judge-2", "gcc-12", "machine-1", "standard");
    Judgement before = run.record(TRIAL, old, Verdicts.wrong());
    Judgement after = run.record(TRIAL, better, Verdicts.failed());
    assertThat(run.trials()).extracting(Trial::judgement).containsExactly(Optional.of(after));
    run.record(TRIAL, old, Verdicts.wrong());
    assertThat(run.trials()).extracting(Trial::judgement).containsExactly(Optional.of(before));
  }

  @Test
  void aTrialMayWaitForItsVerdictOrHaveNoAnswer() {
    TrialId skipped = new TrialId(TASK.id(), 1, 0);
    StoredAnswer answer = run.record(TRIAL, Runs.ANSWER, "{}");
    run.record(skipped, Runs.key(TASK, TASK.hash()), Verdicts.failed());
    List<Trial> trials = run.trials();
    assertThat(trials.get(0).answer()).contains(answer.key());
    assertThat(trials.get(0).judgement()).isEmpty();
    assertThat(trials.get(1).answer()).isEmpty();
    assertThat(trials.get(1).candidate()).isEmpty();
    assertThat(trials.get(1).judgement()).isPresent();
  }

  @Test
  void aChangedTaskIsRefused() {
    Task changed =
        new Task(TASK.id(), "parallel", "assay", "other", TASK.labels(), "other", Optional.empty());
    assertThatThrownBy(() -> run.record(changed))
        .isInstanceOfSatisfying(
            RunFileException.class, e -> assertThat(e.problem()).isEqualTo(Problem.CONTRADICTION))
        .hasMessageContaining("--new");
    assertThat(run.record(TASK)).isEqualTo(TASK);
    assertThat(run.tasks()).containsExactly(TASK);
  }

  @Test
  void twoTasksOfOneHashAreRefused() {
    Task twin =
        new Task("twin", "parallel", "assay", TASK.hash(), TASK.labels(), "x", Optional.empty());
    assertThatThrownBy(() -> run.record(twin)).hasMessageContaining("same content hash");
  }

  @Test
  void orderIsEnforced() {
    TrialId unknown = new TrialId("parallel/unknown", 0, 0);
    assertThatThrownBy(() -> run.record(unknown, Runs.ANSWER, "{}"))
        .hasMessageContaining("must be recorded before");
    assertThatThrownBy(() -> run.recordEvent(unknown, "message", "{}"))
        .hasMessageContaining("must be recorded before");
    assertThatThrownBy(() -> run.record(TRIAL, Runs.key(TASK), Verdicts.timed()))
        .hasMessageContaining("candidate must be recorded before");
    assertThat(run.trials()).isEmpty();
  }

  @Test
  void aVerdictFromTheFutureIsNamed() throws Exception {
    Path plain = folder.resolve("plain.run");
    try (RunFile other = RunFile.create(plain, header)) {
      other.record(TASK);
      other.record(TRIAL, Runs.key(TASK), Verdicts.wrong());
    }
    Runs.execute(
        plain,
        "drop trigger judgement_stays;"
            + " update judgement set verdict = replace(verdict, 'VALUE', 'COLOUR')");
    try (RunFile read = RunFile.read(plain)) {
      assertThatThrownBy(read::trials)
          .isInstanceOf(RunFileException.class)
          .hasMessageContaining("update Assay");
    }
  }

  @Test
  void theKeyMustBeOfTheTrialsTask() {
    Task other = run.record(Runs.task("other"));
    Verdict verdict = Verdicts.wrong();
    assertThatThrownBy(() -> run.record(TRIAL, Runs.key(other), verdict))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
