package assay.runfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.task.Task;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody finds who opens a run file without Assay. */
class OpenSchemaTest {
  private static final Task TASK = Runs.task("parallel/reduce/sum/omp");

  @TempDir Path folder;
  private Path file;
  private RunHeader header;

  @BeforeEach
  void record() {
    file = folder.resolve("x.run");
    header = Runs.header();
    try (RunFile run = RunFile.create(file, header)) {
      run.record(TASK);
      run.record(Runs.CANDIDATE);
      TrialId timed = new TrialId(TASK.id(), 0, 0);
      run.record(timed, Runs.ANSWER, "{}");
      run.record(timed, Runs.key(TASK), Verdicts.wrong());
      run.revise(Runs.key(TASK), Verdicts.timed());
      run.record(new TrialId(TASK.id(), 1, 0), Runs.key(TASK, "text"), Verdicts.wrong());
      run.record(new TrialId(TASK.id(), 2, 0), Runs.ANSWER, "{}");
      run.recordEvent(timed, "message", "{}");
      run.recordAttempt(timed, "late");
      run.record(RunState.COMPLETE);
    }
  }

  @Test
  void theTrialViewHasOneLinePerTrialWithTheNewestRevision() throws SQLException {
    List<String> lines =
        Runs.query(
            file,
            "select * from trial order by sample",
            row ->
                "%s %s %d.%d %s %s %s x%s [%s, %s] %s/%s %s n=%s r%s build %s"
                    .formatted(
                        row.getString("model"),
                        row.getString("task"),
                        row.getInt("sample"),
                        row.getInt("turn"),
                        row.getString("outcome"),
                        row.getString("reason"),
                        row.getString("flags"),
                        row.getObject("speedup"),
                        row.getObject("low"),
                        row.getObject("high"),
                        row.getObject("reference_ms"),
                        row.getObject("candidate_ms"),
                        row.getString("stop"),
                        row.getObject("n"),
                        row.getObject("revision"),
                        row.getObject("build_seconds")));
    assertThat(lines)
        .containsExactly(
            "oracle parallel/reduce/sum/omp 0.0 CORRECT null [\"EMULATED\",\"SHORT_BATCH\"]"
                + " x4.0 [0.0, Infinity] 2.0/0.5 BUDGET n=4 r2 build 1.5",
            "oracle parallel/reduce/sum/omp 1.0 WRONG VALUE []"
                + " xnull [null, null] null/null null n=null r1 build null",
            "oracle parallel/reduce/sum/omp 2.0 null null null"
                + " xnull [null, null] null/null null n=null rnull build null");
    assertThat(Runs.query(file, "select distinct run from trial", row -> row.getString(1)))
        .containsExactly(header.id().toString());
  }

  @Test
  void theTimingViewHasEveryRawTime() throws SQLException {
    List<String> lines =
        Runs.query(
            file,
            "select * from timing order by n, pair, side desc, call",
            row ->
                "%d %s n=%d %d %s %d %s"
                    .formatted(
                        row.getInt("sample"),
                        row.getString("configuration"),
                        row.getInt("n"),
                        row.getInt("pair"),
                        row.getString("side"),
                        row.getInt("call"),
                        row.getDouble("milliseconds")));
    assertThat(lines)
        .containsExactly(
            "0 n=1 size=1/4 n=1 0 reference 0 2.0",
            "0 n=1 size=1/4 n=1 0 reference 1 2.5",
            "0 n=1 size=1/4 n=1 0 candidate 0 1.0",
            "0 n=1 size=1/4 n=1 0 candidate 1 1.25",
            "0 n=1 size=1/4 n=1 1 reference 0 2.0",
            "0 n=1 size=1/4 n=1 1 candidate 0 1.0",
            "0 n=4 n=4 0 reference 0 2.0",
            "0 n=4 n=4 0 candidate 0 0.5");
  }

  @Test
  void noTableLetsARowBeChangedOrDeleted() throws SQLException {
    List<String> tables =
        Runs.query(
            file, "select name from sqlite_master where type = 'table'", row -> row.getString(1));
    assertThat(tables).hasSize(12);
    for (String table : tables) {
      assertThat(Runs.query(file, "select count(*) from " + table, row -> row.getInt(1)))
          .as(table)
          .isNotEqualTo(List.of(0));
      for (String change : List.of("delete from %s", "update %s set rowid = 7")) {
        String statement =
            change.formatted(table).replace("rowid = 7", firstColumn(table) + " = 7");
        assertThatThrownBy(() -> Runs.execute(file, statement))
            .as(statement)
            .hasMessageContaining("append-only");
      }
    }
  }

  @Test
  void theHeaderOfTheFileSaysWhatItIs() throws SQLException {
    assertThat(Runs.query(file, "pragma application_id", row -> row.getInt(1)))
        .containsExactly(1095979865);
    assertThat(Runs.query(file, "pragma user_version", row -> row.getInt(1)))
        .containsExactly(Schema.CURRENT.version());
    assertThat(Runs.query(file, "pragma journal_mode", row -> row.getString(1)))
        .containsExactly("delete");
  }

  private String firstColumn(String table) throws SQLException {
    return Runs.query(file, "pragma table_info(" + table + ")", row -> row.getString("name"))
        .getFirst();
  }
}
