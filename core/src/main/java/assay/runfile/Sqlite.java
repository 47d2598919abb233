package assay.runfile;

import assay.runfile.RunFileException.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteOpenMode;

/** Opens SQLite files and makes sure that they are run files this Assay understands. */
final class Sqlite {
  /** How long to wait for another program that is reading the file. */
  private static final int PATIENCE_MS = 300_000;

  private Sqlite() {}

  private interface Preparation {
    void perform(Connection connection) throws SQLException;
  }

  /**
   * Makes a run file and opens it to append. It gets its name only when it is whole, so a run file
   * without a header does not exist, whenever the process dies.
   */
  static Connection create(Path path, RunHeader header, Schema schema) throws SQLException {
    if (Files.exists(path)) {
      throw new RunFileException(
          Problem.EXISTS, path + " exists already; resume it or choose another name.");
    }
    Path draft = path.resolveSibling(path.getFileName() + ".draft");
    try {
      remove(draft);
      try (Connection connection = connect(draft, new SQLiteConfig())) {
        settle(connection);
        migrate(connection, schema);
        Sql.script(connection, "begin");
        Appends.header(connection, header);
        Appends.state(connection, RunState.RUNNING);
        Sql.script(connection, "commit");
      } catch (SQLException e) {
        remove(draft);
        throw e;
      }
      Files.move(draft, path, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new RunFileException(
          Problem.UNWRITABLE, path + " cannot be made (" + e.getMessage() + ").", e);
    }
    return append(path, schema);
  }

  /** Opens a run file to append to it, upgraded if an older Assay wrote it. */
  static Connection append(Path path, Schema schema) throws SQLException {
    if (!Files.isWritable(path)) {
      throw new RunFileException(
          Problem.UNWRITABLE, path + " cannot be written; make it writable or use --new.");
    }
    return prepared(
        existing(path, schema),
        connection -> {
          settle(connection);
          check(path, connection);
          migrate(connection, schema);
        });
  }

  /** Opens a run file to read it, after a look for damage. */
  static Connection read(Path path, Schema schema) throws SQLException {
    return prepared(glance(path, schema), connection -> check(path, connection));
  }

  /**
   * Opens a run file to read it. SQLite itself may still write: it takes back what a killed writer
   * left half done.
   */
  static Connection glance(Path path, Schema schema) throws SQLException {
    if (isOlder(path, schema)) {
      try (WriteLock _ = WriteLock.of(path)) {
        append(path, schema).close();
      }
    }
    return prepared(
        existing(path, schema), connection -> Sql.script(connection, "pragma query_only = on"));
  }

  /** Removes a run file and what SQLite may have left beside it, but no file of another kind. */
  static void delete(Path path, Schema schema) throws SQLException, IOException {
    existing(path, schema).close();
    remove(path);
  }

  private static void check(Path path, Connection connection) throws SQLException {
    String finding =
        Sql.first(connection, "pragma quick_check(1)", row -> row.getString(1)).orElseThrow();
    if (!finding.equals("ok")) {
      throw new RunFileException(
          Problem.DAMAGED, RunFileException.damaged(path, finding.replace('\n', ' ')));
    }
  }

  private static void remove(Path path) throws IOException {
    Files.deleteIfExists(path);
    Files.deleteIfExists(path.resolveSibling(path.getFileName() + "-journal"));
  }

  private static boolean isOlder(Path path, Schema schema) throws SQLException {
    try (Connection connection = existing(path, schema)) {
      return Schema.version(connection) < schema.version();
    }
  }

  private static Connection existing(Path path, Schema schema) throws SQLException {
    if (!Files.exists(path)) {
      throw new RunFileException(Problem.MISSING, "There is no run file at " + path + ".");
    }
    if (!Files.isRegularFile(path)) {
      throw new RunFileException(Problem.NOT_A_RUN_FILE, path + " is not a run file.");
    }
    SQLiteConfig config = new SQLiteConfig();
    config.resetOpenMode(SQLiteOpenMode.CREATE);
    return prepared(connect(path, config), connection -> identify(path, connection, schema));
  }

  private static Connection prepared(Connection connection, Preparation preparation)
      throws SQLException {
    try {
      preparation.perform(connection);
      return connection;
    } catch (SQLException | RuntimeException e) {
      connection.close();
      throw e;
    }
  }

  private static void identify(Path path, Connection connection, Schema schema)
      throws SQLException {
    if (Schema.application(connection) != Schema.APPLICATION) {
      throw new RunFileException(Problem.NOT_A_RUN_FILE, path + " is not a run file.");
    }
    int version = Schema.version(connection);
    if (version > schema.version()) {
      throw new RunFileException(
          Problem.NEWER,
          "%s was written by a newer Assay (schema %d, this one knows %d): update Assay."
              .formatted(path, version, schema.version()));
    }
  }

  /** The path goes in as a URI, because the driver would read a question mark as its own. */
  private static Connection connect(Path path, SQLiteConfig config) throws SQLException {
    config.setBusyTimeout(PATIENCE_MS);
    return config.createConnection("jdbc:sqlite:" + path.toUri());
  }

  /**
   * A rollback journal and not a write-ahead log: every committed row lies in the file itself, and
   * a login node may read what a compute node writes. The journal's end is flushed too ("extra").
   */
  private static void settle(Connection connection) throws SQLException {
    Sql.script(connection, "pragma journal_mode = delete");
    Sql.script(connection, "pragma synchronous = extra");
    Sql.script(connection, "pragma foreign_keys = on");
  }

  private static void migrate(Connection connection, Schema schema) throws SQLException {
    if (Schema.version(connection) < schema.version()) {
      Sql.script(connection, "begin immediate");
      schema.migrate(connection);
      Sql.script(connection, "commit");
    }
  }
}
