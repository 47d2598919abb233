package assay.runfile;

import assay.runfile.RunFileException.Problem;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import tools.jackson.core.JacksonException;

/** What reads rows. */
final class Queries {
  private static final String TRIALS =
      "select trial.*, judgement.subject, judgement.verdict from trial"
          + " left join judgement on judgement.id = trial.judgement_id";

  private Queries() {}

  static RunHeader header(Connection connection) throws SQLException {
    return Sql.first(connection, "select * from run", Queries::header)
        .orElseThrow(
            () ->
                new RunFileException(
                    Problem.DAMAGED, "The run file has no header; restore it from a copy."));
  }

  static RunState state(Connection connection) throws SQLException {
    return Sql.first(
            connection,
            "select state from state order by sequence desc limit 1",
            row -> RunState.valueOf(row.getString("state").toUpperCase(Locale.ROOT)))
        .orElse(RunState.INTERRUPTED);
  }

  static Map<Outcome, Integer> outcomes(Connection connection) throws SQLException {
    Map<Outcome, Integer> counts = new EnumMap<>(Outcome.class);
    Sql.list(
        connection,
        "select outcome, count(*) as trials from trial where outcome is not null group by outcome",
        row -> counts.put(Outcome.valueOf(row.getString("outcome")), row.getInt("trials")));
    return counts;
  }

  static List<Task> tasks(Connection connection) throws SQLException {
    return Sql.list(connection, "select * from task order by rowid", Queries::task);
  }

  static Optional<Task> task(Connection connection, String id) throws SQLException {
    return Sql.first(connection, "select * from task where id = ?", Queries::task, id);
  }

  static Optional<StoredAnswer> answer(Connection connection, String key) throws SQLException {
    return Sql.first(connection, "select * from answer where key = ?", Queries::answer, key);
  }

  static Optional<StoredAnswer> answer(Connection connection, TrialId trial) throws SQLException {
    return Sql.first(
        connection,
        "select * from answer where task = ? and sample = ? and turn = ?",
        Queries::answer,
        trial.task(),
        trial.sample(),
        trial.turn());
  }

  static Optional<Candidate> candidate(Connection connection, String hash) throws SQLException {
    return Sql.first(
        connection,
        "select files from candidate where hash = ?",
        row -> new Candidate(Json.texts(row.getString("files"))),
        hash);
  }

  static Optional<Judgement> judgement(Connection connection, JudgementKey key)
      throws SQLException {
    List<Judgement> all = revisions(connection, key);
    return all.isEmpty() ? Optional.empty() : Optional.of(all.getLast());
  }

  static List<Judgement> revisions(Connection connection, JudgementKey key) throws SQLException {
    return Sql.list(
        connection,
        "select revision, verdict, created from judgement where key = ? order by revision",
        row ->
            new Judgement(
                key, row.getInt("revision"), verdict(row), Moment.of(row.getString("created"))),
        key.hash());
  }

  static List<Trial> trials(Connection connection) throws SQLException {
    return Sql.list(connection, TRIALS + " order by task, sample, turn", Queries::trial);
  }

  static List<Trial> trials(Connection connection, String task) throws SQLException {
    return Sql.list(
        connection, TRIALS + " where trial.task = ? order by sample, turn", Queries::trial, task);
  }

  static List<Trial> trials(Connection connection, String task, int sample) throws SQLException {
    return Sql.list(
        connection,
        TRIALS + " where trial.task = ? and sample = ? order by turn",
        Queries::trial,
        task,
        sample);
  }

  static List<Event> events(Connection connection, String task, int sample) throws SQLException {
    return Sql.list(
        connection,
        "select * from event where task = ? and sample = ? order by sequence",
        row ->
            new Event(
                place(row),
                row.getInt("sequence"),
                row.getString("kind"),
                row.getString("content"),
                Moment.of(row.getString("created"))),
        task,
        sample);
  }

  static List<Attempt> attempts(Connection connection, TrialId trial) throws SQLException {
    return Sql.list(
        connection,
        "select * from attempt where task = ? and sample = ? and turn = ? order by number",
        row ->
            new Attempt(
                trial,
                row.getInt("number"),
                row.getString("problem"),
                Moment.of(row.getString("created"))),
        trial.task(),
        trial.sample(),
        trial.turn());
  }

  private static RunHeader header(ResultSet row) throws SQLException {
    return new RunHeader(
        UUID.fromString(row.getString("id")),
        Optional.ofNullable(row.getString("parent")).map(UUID::fromString),
        Moment.of(row.getString("created")),
        Json.words(row.getString("command")),
        row.getString("suite"),
        row.getString("pack"),
        row.getString("pack_hash"),
        row.getString("model"),
        row.getString("parameters"),
        row.getString("strategy"),
        row.getString("timing"),
        Json.texts(row.getString("machine")),
        Json.texts(row.getString("toolchain")),
        row.getString("assay"));
  }

  private static Task task(ResultSet row) throws SQLException {
    return new Task(
        row.getString("id"),
        row.getString("suite"),
        row.getString("pack"),
        row.getString("hash"),
        Json.texts(row.getString("labels")),
        row.getString("prompt"),
        Optional.empty());
  }

  private static StoredAnswer answer(ResultSet row) throws SQLException {
    Answer.Form form = Answer.Form.valueOf(row.getString("form").toUpperCase(Locale.ROOT));
    return new StoredAnswer(
        row.getString("key"),
        place(row),
        new Answer(form, row.getString("text")),
        row.getString("finish"),
        Moment.of(row.getString("created")));
  }

  private static Trial trial(ResultSet row) throws SQLException {
    return new Trial(
        place(row),
        row.getString("task_hash"),
        Json.texts(row.getString("labels")),
        Optional.ofNullable(row.getString("answer")),
        Optional.ofNullable(row.getString("candidate")),
        row.getString("verdict") == null ? Optional.empty() : Optional.of(judgement(row)));
  }

  private static Judgement judgement(ResultSet row) throws SQLException {
    JudgementKey key =
        new JudgementKey(
            row.getString("subject"),
            row.getString("task_hash"),
            row.getString("judge"),
            row.getString("toolchain"),
            row.getString("machine"),
            row.getString("timing"));
    return new Judgement(
        key, row.getInt("revision"), verdict(row), Moment.of(row.getString("judged")));
  }

  private static TrialId place(ResultSet row) throws SQLException {
    return new TrialId(row.getString("task"), row.getInt("sample"), row.getInt("turn"));
  }

  private static Verdict verdict(ResultSet row) throws SQLException {
    try {
      return VerdictJson.read(row.getString("verdict"));
    } catch (JacksonException e) {
      throw new RunFileException(
          Problem.NEWER,
          "The run file holds a verdict this Assay does not understand ("
              + e.getOriginalMessage()
              + "): update Assay.",
          e);
    }
  }
}
