package assay.runfile;

import assay.verdict.Build;
import assay.verdict.Configuration;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Pair;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What adds judgements, with their builds, configurations and raw times. */
final class Judgements {
  private static final int REFERENCE = 0;
  private static final int CANDIDATE = 1;

  private Judgements() {}

  /**
   * Records the first verdict under the key and ties the trial to it. A verdict that counts is kept
   * and the new one dropped; one that does not (skipped, infrastructure) is followed by the new
   * one.
   */
  static Judgement record(Connection connection, TrialId trial, JudgementKey key, Verdict verdict)
      throws SQLException {
    if (!Appends.taskHash(connection, trial.task()).equals(key.taskHash())) {
      throw new IllegalArgumentException("the key is of another task than " + trial.task());
    }
    Optional<Judgement> stored = Queries.judgement(connection, key);
    boolean kept =
        stored.isPresent()
            && (stored.get().verdict().outcome().counts()
                || stored.get().verdict().equals(verdict));
    Judgement judgement = kept ? stored.get() : add(connection, trial.task(), key, verdict);
    link(connection, trial, key);
    return judgement;
  }

  /** Adds a verdict to those under the key, which must already have one. */
  static Judgement revise(Connection connection, JudgementKey key, Verdict verdict)
      throws SQLException {
    String task =
        Sql.first(
                connection,
                "select task from judgement where key = ? limit 1",
                row -> row.getString("task"),
                key.hash())
            .orElseThrow(
                () -> Appends.contradiction("There is no judgement to revise under this key."));
    return add(connection, task, key, verdict);
  }

  private static void link(Connection connection, TrialId trial, JudgementKey key)
      throws SQLException {
    Optional<String> latest =
        Sql.first(
            connection,
            "select key from judged where task = ? and sample = ? and turn = ?"
                + " order by sequence desc limit 1",
            row -> row.getString("key"),
            trial.task(),
            trial.sample(),
            trial.turn());
    if (!latest.equals(Optional.of(key.hash()))) {
      Sql.update(
          connection,
          "insert into judged (task, sample, turn, key, created) values (?, ?, ?, ?, ?)",
          trial.task(),
          trial.sample(),
          trial.turn(),
          key.hash(),
          Moment.text(Instant.now()));
    }
  }

  private static Judgement add(
      Connection connection, String task, JudgementKey key, Verdict verdict) throws SQLException {
    String hash = key.hash();
    int revision =
        Sql.number(
            connection, "select coalesce(max(revision), 0) + 1 from judgement where key = ?", hash);
    Instant now = Moment.now();
    Sql.update(
        connection,
        "insert into judgement (key, revision, subject, task, judge, toolchain, machine, timing,"
            + " outcome, reason, flags, verdict, created)"
            + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        hash,
        revision,
        key.subject(),
        task,
        key.judge(),
        key.toolchain(),
        key.machine(),
        key.timing(),
        verdict.outcome().name(),
        verdict.evidence().isEmpty() ? null : verdict.evidence().getFirst().reason().name(),
        Json.write(verdict.flags().stream().sorted().map(Flag::name).toList()),
        VerdictJson.write(verdict),
        Moment.text(now));
    int id = Sql.number(connection, "select last_insert_rowid()");
    if (verdict.build().isPresent() && verdict.outcome() != Outcome.INFRA_FAILED) {
      build(connection, key, verdict.build().get(), verdict.outcome() != Outcome.BUILD_FAILED);
    }
    for (int i = 0; i < verdict.configurations().size(); i++) {
      Configuration configuration = verdict.configurations().get(i);
      if (configuration.timing().isPresent()) {
        timing(connection, id, i, configuration, configuration.timing().get());
      } else {
        configuration(connection, id, i, configuration);
      }
    }
    return new Judgement(key, revision, verdict, now);
  }

  private static void build(Connection connection, JudgementKey key, Build build, boolean ok)
      throws SQLException {
    boolean known =
        Sql.number(connection, "select count(*) from candidate where hash = ?", key.subject()) == 1;
    if (!known) {
      throw Appends.contradiction("A candidate must be recorded before the verdict on its build.");
    }
    Sql.update(
        connection,
        "insert into build values (?, ?, ?, ?, ?, ?) on conflict do nothing",
        key.subject(),
        key.toolchain(),
        ok ? 1 : 0,
        build.seconds(),
        build.log(),
        Moment.text(Instant.now()));
  }

  private static void configuration(
      Connection connection, int judgement, int position, Configuration configuration)
      throws SQLException {
    Sql.update(
        connection,
        "insert into configuration (judgement, position, name, n, outcome, size)"
            + " values (?, ?, ?, ?, ?, ?)",
        judgement,
        position,
        configuration.name(),
        configuration.n(),
        configuration.outcome().name(),
        configuration.size().orElse(null));
  }

  private static void timing(
      Connection connection,
      int judgement,
      int position,
      Configuration configuration,
      Timing timing)
      throws SQLException {
    Sql.update(
        connection,
        "insert into configuration values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        judgement,
        position,
        configuration.name(),
        configuration.n(),
        configuration.outcome().name(),
        timing.lane(),
        timing.referenceMs(),
        timing.candidateMs(),
        timing.speedup(),
        timing.low(),
        timing.high(),
        timing.stop().name(),
        configuration.size().orElse(null));
    try (PreparedStatement statement =
        connection.prepareStatement("insert into measurement values (?, ?, ?, ?, ?, ?)")) {
      for (int pair = 0; pair < timing.samples().size(); pair++) {
        Pair times = timing.samples().get(pair);
        measurements(statement, judgement, position, pair, REFERENCE, times.reference());
        measurements(statement, judgement, position, pair, CANDIDATE, times.candidate());
      }
    }
  }

  private static void measurements(
      PreparedStatement statement,
      int judgement,
      int configuration,
      int pair,
      int side,
      List<Double> times)
      throws SQLException {
    for (int call = 0; call < times.size(); call++) {
      Sql.bind(statement, judgement, configuration, pair, side, call, times.get(call));
      statement.executeUpdate();
    }
  }
}
