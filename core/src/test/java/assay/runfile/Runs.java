package assay.runfile;

import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Hash;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Headers, tasks and answers to try things with. */
final class Runs {
  static final Answer ANSWER = new Answer(Answer.Form.MESSAGE, "```cpp\nint x = 1;\n```");
  static final Candidate CANDIDATE = Candidate.of("candidate.cpp", "int x = 1;\n");
  static final String FINISH = "{\"output_tokens\":12}";

  private Runs() {}

  static RunHeader header() {
    return header(Instant.parse("2026-01-02T03:04:05.678Z"));
  }

  static RunHeader header(Instant created) {
    return new RunHeader(
        UUID.randomUUID(),
        Optional.of(UUID.randomUUID()),
        created,
        List.of("run", "parallel", "--model", "oracle \"x\""),
        "parallel",
        "assay",
        "0123",
        "oracle",
        "temperature=0.2",
        "one-shot",
        "standard",
        Map.of("cpu", "Some CPU", "cores", "16"),
        Map.of("g++", "12.2.0"),
        "0.1.0");
  }

  static Task task(String id) {
    return new Task(
        id,
        "parallel",
        "assay",
        Hash.of("task", id),
        Map.of("type", "reduce", "exec", "omp"),
        "Write " + id + ".",
        Optional.empty());
  }

  static JudgementKey key(Task task, String subject) {
    return new JudgementKey(subject, task.hash(), "judge-1", "gcc-12", "machine-1", "standard");
  }

  static JudgementKey key(Task task) {
    return key(task, Hash.of(CANDIDATE));
  }

  /** What a person sees who opens the file without Assay. */
  static <T> List<T> query(Path file, String sql, Sql.Row<T> row) throws SQLException {
    try (Connection connection = connect(file)) {
      return Sql.list(connection, sql, row);
    }
  }

  static void execute(Path file, String sql) throws SQLException {
    try (Connection connection = connect(file)) {
      Sql.script(connection, sql);
    }
  }

  /** Copies the file as a writer leaves it that is killed half way through a large transaction. */
  static void copyHalfDone(Path file, Path copy) throws SQLException, IOException {
    try (Connection connection = connect(file)) {
      Sql.script(connection, "pragma cache_size = 5; begin");
      for (int i = 0; i < 100; i++) {
        Sql.update(
            connection,
            "insert into candidate values (?, ?, '')",
            "half " + i,
            "\"" + "x".repeat(10_000) + "\"");
      }
      Files.copy(file, copy);
      Files.copy(journal(file), journal(copy));
    }
  }

  static Path journal(Path file) {
    return file.resolveSibling(file.getFileName() + "-journal");
  }

  private static Connection connect(Path file) throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + file);
  }
}
