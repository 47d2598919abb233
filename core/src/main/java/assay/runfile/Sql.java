package assay.runfile;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The few shapes of statement a run file needs. */
final class Sql {
  private Sql() {}

  interface Row<T> {
    T read(ResultSet row) throws SQLException;
  }

  static void script(Connection connection, String statements) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(statements);
    }
  }

  static int update(Connection connection, String sql, @Nullable Object... parameters)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      bind(statement, parameters);
      return statement.executeUpdate();
    }
  }

  static <T> List<T> list(
      Connection connection, String sql, Row<T> row, @Nullable Object... parameters)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      bind(statement, parameters);
      try (ResultSet rows = statement.executeQuery()) {
        List<T> list = new ArrayList<>();
        while (rows.next()) {
          list.add(row.read(rows));
        }
        return list;
      }
    }
  }

  static <T> Optional<T> first(
      Connection connection, String sql, Row<T> row, @Nullable Object... parameters)
      throws SQLException {
    return list(connection, sql, row, parameters).stream().findFirst();
  }

  static int number(Connection connection, String sql, @Nullable Object... parameters)
      throws SQLException {
    return first(connection, sql, row -> row.getInt(1), parameters).orElseThrow();
  }

  static void bind(PreparedStatement statement, @Nullable Object... parameters)
      throws SQLException {
    for (int i = 0; i < parameters.length; i++) {
      statement.setObject(i + 1, parameters[i]);
    }
  }
}
