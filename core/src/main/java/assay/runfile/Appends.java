package assay.runfile;

import assay.runfile.RunFileException.Problem;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Hash;
import assay.task.Task;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/** What adds rows, except judgements. Each method runs inside one transaction. */
final class Appends {
  private Appends() {}

  static void header(Connection connection, RunHeader header) throws SQLException {
    Sql.update(
        connection,
        "insert into run values (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        header.id().toString(),
        header.parent().map(Object::toString).orElse(null),
        Moment.text(header.created()),
        Json.write(header.command()),
        header.suite(),
        header.pack(),
        header.packHash(),
        header.model(),
        header.parameters(),
        header.strategy(),
        header.timing(),
        Json.write(header.machine()),
        Json.write(header.toolchain()),
        header.assay());
  }

  static void state(Connection connection, RunState state) throws SQLException {
    Sql.update(
        connection,
        "insert into state (state, created) values (?, ?)",
        state.name().toLowerCase(Locale.ROOT),
        Moment.text(Instant.now()));
  }

  /** Rows may only follow a state row that says somebody is at work. */
  static void running(Connection connection) throws SQLException {
    if (Queries.state(connection) != RunState.RUNNING) {
      state(connection, RunState.RUNNING);
    }
  }

  static Task task(Connection connection, Task task) throws SQLException {
    int added =
        Sql.update(
            connection,
            "insert or ignore into task values (?, ?, ?, ?, ?, ?, ?)",
            task.id(),
            task.hash(),
            task.suite(),
            task.pack(),
            Json.write(task.labels()),
            task.prompt(),
            Moment.text(Instant.now()));
    if (added == 0) {
      Optional<Task> stored = Queries.task(connection, task.id());
      if (stored.isEmpty()) {
        throw contradiction(
            "Task " + task.id() + " has the same content hash as another task of this run.");
      }
      if (!stored.get().hash().equals(task.hash())) {
        throw contradiction(
            "Task " + task.id() + " has changed since this run began; start a new one with --new.");
      }
    }
    return task;
  }

  static StoredAnswer answer(
      Connection connection, RunHeader header, TrialId trial, Answer answer, String finish)
      throws SQLException {
    String taskHash = taskHash(connection, trial.task());
    AnswerKey key =
        new AnswerKey(taskHash, header.model(), header.parameters(), trial.sample(), trial.turn());
    Sql.update(
        connection,
        "insert into answer values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing",
        key.hash(),
        trial.task(),
        trial.sample(),
        trial.turn(),
        answer.form().name().toLowerCase(Locale.ROOT),
        answer.text(),
        finish,
        Moment.text(Instant.now()));
    return Queries.answer(connection, key.hash()).orElseThrow();
  }

  static String candidate(Connection connection, Candidate candidate) throws SQLException {
    String hash = Hash.of(candidate);
    Sql.update(
        connection,
        "insert into candidate values (?, ?, ?) on conflict do nothing",
        hash,
        Json.write(candidate.files()),
        Moment.text(Instant.now()));
    return hash;
  }

  static Event event(Connection connection, TrialId trial, String kind, String content)
      throws SQLException {
    taskHash(connection, trial.task());
    int sequence =
        Sql.number(
            connection,
            "select coalesce(max(sequence), 0) + 1 from event where task = ? and sample = ?",
            trial.task(),
            trial.sample());
    Instant now = Moment.now();
    Sql.update(
        connection,
        "insert into event values (?, ?, ?, ?, ?, ?, ?)",
        trial.task(),
        trial.sample(),
        sequence,
        trial.turn(),
        kind,
        content,
        Moment.text(now));
    return new Event(trial, sequence, kind, content, now);
  }

  static Attempt attempt(Connection connection, TrialId trial, String problem) throws SQLException {
    taskHash(connection, trial.task());
    int number = Queries.attempts(connection, trial).size() + 1;
    Instant now = Moment.now();
    Sql.update(
        connection,
        "insert into attempt values (?, ?, ?, ?, ?, ?)",
        trial.task(),
        trial.sample(),
        trial.turn(),
        number,
        problem,
        Moment.text(now));
    return new Attempt(trial, number, problem, now);
  }

  static String taskHash(Connection connection, String task) throws SQLException {
    return Queries.task(connection, task)
        .map(Task::hash)
        .orElseThrow(() -> contradiction("Task " + task + " must be recorded before its trials."));
  }

  static RunFileException contradiction(String sentence) {
    return new RunFileException(Problem.CONTRADICTION, sentence);
  }
}
