package assay.runfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.runfile.RunFileException.Problem;
import assay.task.Task;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Today's files as a later Assay will meet them, and that Assay's files as today's meets them. */
class SchemaTest {
  private static final Schema LATER =
      after(
          "alter table task add column note text not null default 'old'; create table extra (x);");

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void makeAFileOfToday() {
    file = folder.resolve("x.run");
    try (RunFile run = RunFile.create(file, Runs.header())) {
      run.record(Runs.task("a"));
    }
  }

  @Test
  void anOlderFileIsUpgradedWhenAppendedTo() throws SQLException {
    RunFile.open(file, LATER).close();
    assertThat(upgraded()).isTrue();
    assertThat(Runs.query(file, "select note from task", row -> row.getString(1)))
        .containsExactly("old");
  }

  @Test
  void anOlderFileIsUpgradedWhenRead() throws Exception {
    try (RunFile run = RunFile.read(file, LATER)) {
      assertThat(run.tasks()).containsExactly(Runs.task("a"));
    }
    assertThat(upgraded()).isTrue();
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(file);
    }
  }

  @Test
  void aFileOfTheFirstVersionTakesSizes() throws SQLException {
    Path first = folder.resolve("first.run");
    Schema one = new Schema(Schema.CURRENT.steps().subList(0, 1));
    RunFile.create(first, Runs.header(), one).close();
    Task task = Runs.task("a");
    try (RunFile run = RunFile.open(first)) {
      run.record(task);
      run.record(Runs.CANDIDATE);
      run.record(new TrialId("a", 0, 0), Runs.key(task), Verdicts.timed());
    }
    assertThat(
            Runs.query(
                first,
                "select name, size from configuration order by position",
                row -> row.getString(1) + " " + row.getObject(2)))
        .containsExactly("n=1 size=1/4 0.25", "n=4 null", "huge null");
  }

  @Test
  void anUpgradeThatFailsLeavesTheFileAsItWas() {
    Schema broken = after("create table extra (x); insert into nowhere values (1);");
    assertThatThrownBy(() -> RunFile.open(file, broken))
        .isInstanceOf(RunFileException.class)
        .hasMessageContaining("nothing already recorded is lost");
    try (RunFile run = RunFile.open(file)) {
      assertThat(run.tasks()).containsExactly(Runs.task("a"));
    }
    RunFile.open(file, LATER).close();
  }

  @Test
  void anOlderFileInUseIsNotUpgradedUnderItsWriter() throws SQLException {
    RunFile writer = RunFile.open(file);
    assertThatThrownBy(() -> RunFile.read(file, LATER)).hasMessageContaining("is being written");
    writer.close();
    assertThat(upgraded()).isFalse();
  }

  @Test
  void aNewerFileIsLeftAlone() {
    RunFile.open(file, LATER).close();
    String sentence =
        "was written by a newer Assay (schema %d, this one knows %d): update Assay."
            .formatted(LATER.version(), Schema.CURRENT.version());
    for (Runnable attempt : List.<Runnable>of(() -> RunFile.open(file), () -> RunFile.read(file))) {
      assertThatThrownBy(attempt::run)
          .isInstanceOfSatisfying(
              RunFileException.class, e -> assertThat(e.problem()).isEqualTo(Problem.NEWER))
          .hasMessage(file + " " + sentence);
    }
  }

  private boolean upgraded() throws SQLException {
    List<Integer> version = Runs.query(file, "pragma user_version", row -> row.getInt(1));
    List<String> extra =
        Runs.query(
            file, "select name from sqlite_master where name = 'extra'", row -> row.getString(1));
    return version.equals(List.of(LATER.version())) && extra.size() == 1;
  }

  private static Schema after(String step) {
    List<String> steps = new ArrayList<>(Schema.CURRENT.steps());
    steps.add(step);
    return new Schema(steps);
  }
}
