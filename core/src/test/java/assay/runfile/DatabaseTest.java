package assay.runfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.runfile.RunFileException.Problem;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseTest {
  private static final String ADD = "insert into candidate values (?, ?, '')";

  @TempDir Path folder;
  private Path file;
  private Database database;
  private int transactions;

  @BeforeEach
  void open() throws SQLException, IOException {
    file = folder.resolve("x.run");
    RunFile.create(file, Runs.header()).close();
    transactions = transactions();
    database = new Database(file, Sqlite.append(file, Schema.CURRENT));
  }

  @AfterEach
  void close() {
    database.close();
  }

  @Test
  void aFullDiskLosesNothingAndCanBeFreed() throws SQLException {
    database.call(connection -> Sql.number(connection, "pragma max_page_count = 60"));
    int recorded = 0;
    try {
      while (recorded < 1000) {
        add("hash " + recorded);
        recorded++;
      }
    } catch (RunFileException e) {
      assertThat(e.problem()).isEqualTo(Problem.FULL);
      assertThat(e)
          .hasMessage(
              "No space is left for "
                  + file
                  + "; nothing already recorded is lost. Free some space and run the same command"
                  + " again to resume.");
    }
    assertThat(recorded).isBetween(1, 50);
    assertThat(count()).isEqualTo(recorded);
    database.call(connection -> Sql.number(connection, "pragma max_page_count = 1000"));
    add("hash " + recorded);
    database.close();
    assertThat(Runs.query(file, "select count(*) from candidate", row -> row.getInt(1)))
        .containsExactly(recorded + 1);
  }

  @Test
  void whatWaitsIsCommittedTogether() throws Exception {
    CountDownLatch busy = new CountDownLatch(1);
    CountDownLatch waiting = new CountDownLatch(100);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<Boolean> first = threads.submit(() -> database.call(connection -> await(busy)));
      List<Future<Integer>> rest = new ArrayList<>();
      for (int i = 0; i < 100; i++) {
        String hash = "hash " + i;
        rest.add(
            threads.submit(
                () -> {
                  waiting.countDown();
                  return add(hash);
                }));
      }
      await(waiting);
      Thread.sleep(100);
      busy.countDown();
      assertThat(first.get()).isTrue();
      for (Future<Integer> one : rest) {
        assertThat(one.get()).isEqualTo(1);
      }
    }
    assertThat(count()).isEqualTo(100);
    database.close();
    assertThat(transactions() - transactions).isBetween(1, 5);
  }

  @Test
  void halfDoneWorkIsTakenBack() {
    assertThatThrownBy(
            () ->
                database.call(
                    connection -> {
                      Sql.update(connection, ADD, "half", "{}");
                      throw new IllegalArgumentException("enough");
                    }))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("enough");
    assertThat(count()).isZero();
    add("whole");
    assertThat(count()).isEqualTo(1);
  }

  @Test
  void aReaderThatComesInBetweenOnlyDelays() throws Exception {
    try (Connection reader = Sqlite.read(file, Schema.CURRENT);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Sql.script(reader, "begin");
      Sql.number(reader, "select count(*) from candidate");
      Future<Integer> added = threads.submit(() -> add("late"));
      Thread.sleep(300);
      assertThat(added.isDone()).isFalse();
      Sql.script(reader, "commit");
      assertThat(added.get()).isEqualTo(1);
    }
  }

  private int add(String hash) {
    String files = "{\"a\":\"" + "x".repeat(10_000) + "\"}";
    return database.call(connection -> Sql.update(connection, ADD, hash, files));
  }

  private int count() {
    return database.call(connection -> Sql.number(connection, "select count(*) from candidate"));
  }

  /**
   * How many transactions have changed the file, which SQLite counts in its first page. Only for a
   * closed file: closing any descriptor of an open one would drop SQLite's locks.
   */
  private int transactions() throws IOException {
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "r")) {
      bytes.seek(24);
      return bytes.readInt();
    }
  }

  private static boolean await(CountDownLatch latch) {
    try {
      latch.await();
      return true;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
