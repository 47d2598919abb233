package assay.suites.flops.gpuflopbench;

import assay.pack.Document;
import assay.pack.PackError;
import assay.pack.PackException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Rows in a file, each a line of JSON. */
final class RowFile {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES).build();

  private RowFile() {}

  static void write(Path file, List<Row> rows) throws IOException {
    StringBuilder text = new StringBuilder();
    for (Row row : rows) {
      text.append(JSON.writeValueAsString(row)).append('\n');
    }
    Files.writeString(file, text);
  }

  static List<Row> read(Path file) throws PackException {
    List<Row> rows = new ArrayList<>();
    for (String line : Document.text(file).lines().toList()) {
      try {
        rows.add(JSON.readValue(line, Row.class));
      } catch (JacksonException e) {
        throw new PackException(
            List.of(
                new PackError(
                    file,
                    rows.size() + 1,
                    "",
                    "expected a row as import writes it, found another; import it again")));
      }
    }
    return rows;
  }
}
