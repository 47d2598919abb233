package assay.runfile;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The numbered steps that make an empty SQLite file a run file of the newest version.
 *
 * @param steps SQL scripts; the first leads from version 0 to version 1
 */
record Schema(List<String> steps) {
  /** Written into every run file so that it is recognised: "ASSY" in ASCII. */
  static final int APPLICATION = 0x41535359;

  static final Schema CURRENT = new Schema(scripts());

  Schema {
    steps = List.copyOf(steps);
  }

  int version() {
    return steps.size();
  }

  static int application(Connection connection) throws SQLException {
    return Sql.number(connection, "pragma application_id");
  }

  static int version(Connection connection) throws SQLException {
    return Sql.number(connection, "pragma user_version");
  }

  /** Takes the file to the newest version inside the caller's transaction. */
  void migrate(Connection connection) throws SQLException {
    Sql.script(connection, "pragma application_id = " + APPLICATION);
    for (int version = version(connection); version < version(); version++) {
      Sql.script(connection, steps.get(version));
    }
    Sql.script(connection, "pragma user_version = " + version());
  }

  private static List<String> scripts() {
    List<String> found = new ArrayList<>();
    while (true) {
      try (@Nullable InputStream step =
          Schema.class.getResourceAsStream((found.size() + 1) + ".sql")) {
        if (step == null) {
          return found;
        }
        found.add(new String(step.readAllBytes(), UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
