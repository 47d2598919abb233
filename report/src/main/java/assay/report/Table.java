package assay.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A table for a terminal: a head, a rule, one line for each row. */
public final class Table {
  private static final String GAP = "  ";
  private static final int LEAST_WIDTH = 8;

  private final List<Column> columns;
  private final List<List<Cell>> rows = new ArrayList<>();

  private Table(List<Column> columns) {
    this.columns = columns;
  }

  public static Table of(Column... columns) {
    return new Table(List.of(columns));
  }

  public static Table of(List<Column> columns) {
    return new Table(List.copyOf(columns));
  }

  public Table row(Cell... cells) {
    return row(List.of(cells));
  }

  public Table row(String... cells) {
    return row(Arrays.stream(cells).map(Cell::of).toList());
  }

  public Table row(List<Cell> cells) {
    if (cells.size() != columns.size()) {
      throw new IllegalArgumentException(
          "A row of %d cells in a table of %d columns".formatted(cells.size(), columns.size()));
    }
    rows.add(List.copyOf(cells));
    return this;
  }

  public boolean isEmpty() {
    return rows.isEmpty();
  }

  /** The table, every line with a line end and without spaces at its end. */
  public String text(Screen screen) {
    int[] widths = widths(screen);
    StringBuilder text = new StringBuilder();
    List<Cell> head = columns.stream().map(one -> Cell.of(one.title(), Colour.BOLD)).toList();
    append(text, head, widths, screen);
    String dash = screen.unicode() ? "─" : "-";
    List<Cell> rule = new ArrayList<>();
    for (int width : widths) {
      rule.add(Cell.of(dash.repeat(width), Colour.DIM));
    }
    append(text, rule, widths, screen);
    for (List<Cell> row : rows) {
      append(text, row, widths, screen);
    }
    return text.toString();
  }

  private void append(StringBuilder text, List<Cell> row, int[] widths, Screen screen) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < row.size(); i++) {
      String shown = cut(row.get(i).text(), widths[i], screen);
      String space = " ".repeat(widths[i] - width(shown));
      String painted = row.get(i).painted(screen, shown);
      boolean last = i == row.size() - 1;
      line.append(
          switch (columns.get(i).side()) {
            case LEFT -> last ? painted : painted + space;
            case RIGHT -> space + painted;
          });
      line.append(last ? "" : GAP);
    }
    text.append(line.toString().stripTrailing()).append('\n');
  }

  /** As wide as the widest cell; where that is too much, the widest flexible column gives way. */
  private int[] widths(Screen screen) {
    int[] widths = new int[columns.size()];
    for (int i = 0; i < widths.length; i++) {
      widths[i] = width(columns.get(i).title());
      for (List<Cell> row : rows) {
        widths[i] = Math.max(widths[i], width(row.get(i).text()));
      }
    }
    int excess = Arrays.stream(widths).sum() + GAP.length() * (widths.length - 1) - screen.width();
    while (excess > 0) {
      int widest = widestFlexible(widths);
      if (widest < 0) {
        return widths;
      }
      widths[widest]--;
      excess--;
    }
    return widths;
  }

  private int widestFlexible(int[] widths) {
    int widest = -1;
    for (int i = 0; i < widths.length; i++) {
      boolean candidate = columns.get(i).shrinks() && widths[i] > LEAST_WIDTH;
      if (candidate && (widest < 0 || widths[i] > widths[widest])) {
        widest = i;
      }
    }
    return widest;
  }

  private static String cut(String text, int width, Screen screen) {
    if (width(text) <= width) {
      return text;
    }
    String mark = screen.unicode() ? "…" : "~";
    return text.substring(0, text.offsetByCodePoints(0, width - 1)) + mark;
  }

  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }
}
