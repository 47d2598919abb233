package assay.runfile;

import assay.runfile.RunFileException.Problem;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One run in one SQLite file. Rows are only ever added. A method that records returns after its row
 * is on disk, and gives back the row that was there first if there was one. Every method may be
 * called from any thread; trouble is a {@link RunFileException}.
 */
public final class RunFile implements AutoCloseable {
  private final Path path;
  private final Database database;
  private final Optional<WriteLock> lock;
  private final RunHeader header;

  private interface Opening {
    Connection open() throws SQLException;
  }

  private RunFile(Path path, Connection connection, Optional<WriteLock> lock) {
    this.path = path;
    this.lock = lock;
    this.database = new Database(path, connection);
    try {
      this.header = database.call(Queries::header);
    } catch (RuntimeException e) {
      database.close();
      throw e;
    }
  }

  /** Makes the file, and its folder if need be, and opens it to append. */
  public static RunFile create(Path path, RunHeader header) {
    return create(path, header, Schema.CURRENT);
  }

  /** Opens the file to append to it; one process at a time may. */
  public static RunFile open(Path path) {
    return open(path, Schema.CURRENT);
  }

  /** Opens the file to read it, also while another process appends. */
  public static RunFile read(Path path) {
    return read(path, Schema.CURRENT);
  }

  static RunFile create(Path path, RunHeader header, Schema schema) {
    Path place = planned(path);
    return write(place, () -> Sqlite.create(place, header, schema));
  }

  static RunFile open(Path path, Schema schema) {
    Path place = existing(path);
    return write(place, () -> Sqlite.append(place, schema));
  }

  static RunFile read(Path path, Schema schema) {
    Path place = existing(path);
    try {
      return new RunFile(place, Sqlite.read(place, schema), Optional.empty());
    } catch (SQLException e) {
      throw RunFileException.of(place, e);
    }
  }

  public Path path() {
    return path;
  }

  public RunHeader header() {
    return header;
  }

  /** Where the run stands; one whose writer died without a word counts as interrupted. */
  public RunState state() {
    RunState last = database.call(Queries::state);
    boolean dead = last == RunState.RUNNING && lock.isEmpty() && !WriteLock.held(path);
    return dead ? RunState.INTERRUPTED : last;
  }

  /** Any other row recorded later makes the run {@link RunState#RUNNING} again. */
  public void record(RunState state) {
    requireWriter();
    database.call(
        connection -> {
          Appends.state(connection, state);
          return state;
        });
  }

  /** A task must be recorded before its trials. */
  public Task record(Task task) {
    return append(connection -> Appends.task(connection, task));
  }

  /**
   * Records what the model replied in the trial.
   *
   * @param finish what the provider said about the answer, a JSON object
   */
  public StoredAnswer record(TrialId trial, Answer answer, String finish) {
    return append(connection -> Appends.answer(connection, header, trial, answer, finish));
  }

  /** Returns the candidate's hash. */
  public String record(Candidate candidate) {
    return append(connection -> Appends.candidate(connection, candidate));
  }

  /**
   * Records the trial's verdict. The first verdict under a key that counts stays, and every trial
   * with that key shares it; one that does not count is followed by the new one as a revision.
   */
  public Judgement record(TrialId trial, JudgementKey key, Verdict verdict) {
    return append(connection -> Judgements.record(connection, trial, key, verdict));
  }

  /** Adds a revision to a judgement, as an audit does; the earlier ones stay. */
  public Judgement revise(JudgementKey key, Verdict verdict) {
    return append(connection -> Judgements.revise(connection, key, verdict));
  }

  /**
   * Adds to the story of the trial.
   *
   * @param content any JSON
   */
  public Event recordEvent(TrialId trial, String kind, String content) {
    return append(connection -> Appends.event(connection, trial, kind, content));
  }

  /** Notes that a try at the trial failed through no fault of the candidate. */
  public Attempt recordAttempt(TrialId trial, String problem) {
    return append(connection -> Appends.attempt(connection, trial, problem));
  }

  public List<Task> tasks() {
    return database.call(Queries::tasks);
  }

  /** All trials that have an answer or a verdict, by task, sample and turn. */
  public List<Trial> trials() {
    return database.call(Queries::trials);
  }

  /** The trials of one task: what reads a large run piece by piece. */
  public List<Trial> trials(String task) {
    return database.call(connection -> Queries.trials(connection, task));
  }

  /** The turns of one sample. */
  public List<Trial> trials(String task, int sample) {
    return database.call(connection -> Queries.trials(connection, task, sample));
  }

  /** How many trials have each outcome; much cheaper than reading the trials. */
  public Map<Outcome, Integer> outcomes() {
    return database.call(Queries::outcomes);
  }

  public Optional<StoredAnswer> answer(AnswerKey key) {
    return database.call(connection -> Queries.answer(connection, key.hash()));
  }

  public Optional<StoredAnswer> answer(TrialId trial) {
    return database.call(connection -> Queries.answer(connection, trial));
  }

  public Optional<Candidate> candidate(String hash) {
    return database.call(connection -> Queries.candidate(connection, hash));
  }

  /** The newest revision under the key. */
  public Optional<Judgement> judgement(JudgementKey key) {
    return database.call(connection -> Queries.judgement(connection, key));
  }

  /** Every revision under the key, oldest first. */
  public List<Judgement> revisions(JudgementKey key) {
    return database.call(connection -> Queries.revisions(connection, key));
  }

  /** What happened in one sample, in order, over all its turns. */
  public List<Event> events(String task, int sample) {
    return database.call(connection -> Queries.events(connection, task, sample));
  }

  public List<Attempt> attempts(TrialId trial) {
    return database.call(connection -> Queries.attempts(connection, trial));
  }

  /** Leaves one plain file; a run that has not come to its end is marked as interrupted. */
  @Override
  public void close() {
    try {
      if (lock.isPresent() && database.isOpen() && state() == RunState.RUNNING) {
        record(RunState.INTERRUPTED);
      }
    } catch (RunFileException unwritable) {
      // The state reads as interrupted all the same, because nobody holds the lock.
    } finally {
      database.close();
      lock.ifPresent(WriteLock::close);
    }
  }

  private <T> T append(Database.Work<T> work) {
    requireWriter();
    return database.call(
        connection -> {
          Appends.running(connection);
          return work.perform(connection);
        });
  }

  private void requireWriter() {
    if (lock.isEmpty()) {
      throw new IllegalStateException(path + " was opened to be read");
    }
  }

  private static RunFile write(Path place, Opening opening) {
    WriteLock lock = WriteLock.of(place);
    try {
      return new RunFile(place, opening.open(), Optional.of(lock));
    } catch (SQLException e) {
      lock.close();
      throw RunFileException.of(place, e);
    } catch (RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /** One name per file, so that a lock taken through a link is the same lock. */
  static Path existing(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      throw new RunFileException(Problem.MISSING, "There is no run file at " + path + ".", e);
    }
  }

  private static Path planned(Path path) {
    Path whole = path.toAbsolutePath().normalize();
    Path folder = whole.getParent();
    Path name = whole.getFileName();
    if (folder == null || name == null) {
      throw new RunFileException(Problem.UNWRITABLE, path + " is no place for a run file.");
    }
    try {
      return Files.createDirectories(folder).toRealPath().resolve(name);
    } catch (IOException e) {
      throw new RunFileException(
          Problem.UNWRITABLE,
          "The folder " + folder + " cannot be made; choose one that you can write.",
          e);
    }
  }
}
