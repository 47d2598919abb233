package assay.suites.flops.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.NotEmpty;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

final class CsvTableTest {
  @Test
  void readsQuotesLinesAndMissingCells() {
    CsvTable table =
        CsvTable.read("\"name\",count\n\"f(int, \"\"x\"\")\",3\r\n\"two\nlines\",\n\nlast\n");
    assertThat(table.columns()).containsExactly("name", "count");
    assertThat(table.rows())
        .containsExactly(
            Map.of("name", "f(int, \"x\")", "count", "3"),
            Map.of("name", "two\nlines", "count", ""),
            Map.of("name", "last"));
  }

  @Test
  void nothingIsNoTable() {
    assertThat(CsvTable.read("").rows()).isEmpty();
  }

  @Property
  void whatIsQuotedComesBack(
      @ForAll @Size(min = 1, max = 4)
          List<
                  @Size(min = 2, max = 4) List<
                      @NotEmpty @Chars({'"', ',', '\n', '\r'}) @CharRange(from = 'a', to = 'd')
                      String>>
              lines) {
    String text =
        lines.stream()
            .map(
                line ->
                    line.stream()
                        .map(cell -> '"' + cell.replace("\"", "\"\"") + '"')
                        .collect(Collectors.joining(",")))
            .collect(Collectors.joining("\n"));
    assertThat(CsvTable.cells(text)).isEqualTo(lines);
  }
}
