package assay.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class TableTest {
  @Test
  void alignsTextLeftAndNumbersRight() {
    String text =
        Table.of(Column.text("name"), Column.number("count"))
            .row("a", "7")
            .row("longer", "1234")
            .text(Screen.plain());
    assertThat(text)
        .isEqualTo(
            """
            name    count
            ──────  ─────
            a           7
            longer   1234
            """);
  }

  @Test
  void drawsWithLettersWhereTheScreenKnowsNothingElse() {
    String text =
        Table.of(Column.text("a"), Column.flexible("b"))
            .row("x", "abcdefghijklmnopqrstuvwxyz")
            .text(new Screen(false, false, 20));
    assertThat(text).isEqualTo("a  b\n-  -----------------\nx  abcdefghijklmnop~\n");
  }

  @Test
  void cutsTheWidestFlexibleColumnToFit() {
    String text =
        Table.of(Column.text("fixed"), Column.flexible("short"), Column.flexible("long"))
            .row("0123456789", "abc", "abcdefghijklmnop")
            .text(new Screen(false, true, 30));
    assertThat(text.lines().mapToInt(line -> line.codePointCount(0, line.length())).max())
        .hasValue(30);
    assertThat(text).contains("0123456789  abc    abcdefghij…");
  }

  @Test
  void leavesWhatCannotShrink() {
    Table table =
        Table.of(Column.text("t"), Column.flexible("f")).row("x".repeat(40), "y".repeat(20));
    assertThat(table.text(new Screen(false, true, 24))).contains("x".repeat(40) + "  yyyyyyy…");
  }

  @Test
  void coloursDoNotCountAsWidth() {
    Screen colourful = new Screen(true, true, 80);
    Table table =
        Table.of(Column.text("a"), Column.text("b"))
            .row(Cell.of("x", Colour.GREEN), Cell.of("y"))
            .row(Cell.of("xyz"), Cell.of("y"));
    assertThat(table.text(colourful)).contains("\u001b[32mx\u001b[0m    y\n").contains("xyz  y\n");
    assertThat(table.text(Screen.plain())).doesNotContain("\u001b");
  }

  @Test
  void refusesARowOfAnotherLength() {
    Table table = Table.of(Column.text("a"));
    assertThatThrownBy(() -> table.row("x", "y"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A row of 2 cells in a table of 1 columns");
  }
}
