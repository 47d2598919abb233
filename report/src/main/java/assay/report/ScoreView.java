package assay.report;

import assay.score.Score;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Scores as tables: one row for each slice, or every score on a row of its own. */
public final class ScoreView {
  private static final Set<String> USUAL =
      Set.of(
          "build@k",
          "pass@k",
          "speedup_max@k",
          "efficiency_max@k",
          "exact",
          "within_10%",
          "within_2x",
          "male_sp",
          "male_dp",
          "mcc",
          "fast_p@k",
          "gmsr_correct");

  private ScoreView() {}

  public static String text(List<Score> scores, boolean all, Screen screen) {
    if (scores.isEmpty()) {
      return "";
    }
    return all ? oneByOne(scores, screen) : wide(scores, screen);
  }

  /** The name with its letters filled in, such as {@code speedup_4@1} or {@code fast_0.5@1}. */
  public static String name(Score score) {
    String name = score.metric();
    if (score.n().isPresent()) {
      name = name.replace("_n@", "_" + score.n().get() + "@");
    }
    if (score.p().isPresent()) {
      name = name.replace("_p@", "_" + Numbers.plain(score.p().get()) + "@");
    }
    return score.k().isPresent() ? name.replace("@k", "@" + score.k().get()) : name;
  }

  private static String wide(List<Score> scores, Screen screen) {
    Set<String> labels = new LinkedHashSet<>();
    Set<String> names = new LinkedHashSet<>();
    Map<Map<String, String>, Map<String, Score>> slices = new LinkedHashMap<>();
    for (Score score : scores) {
      if (USUAL.contains(score.metric().replace("@calls", "@k"))) {
        labels.addAll(score.slice().keySet());
        names.add(name(score));
        slices.computeIfAbsent(score.slice(), _ -> new LinkedHashMap<>()).put(name(score), score);
      }
    }
    List<Column> columns = new ArrayList<>();
    labels.forEach(label -> columns.add(Column.text(label)));
    columns.add(Column.number("tasks"));
    names.forEach(name -> columns.add(Column.text(name)));
    Table table = Table.of(columns);
    slices.forEach((slice, found) -> table.row(row(slice, labels, names, found)));
    return table.text(screen);
  }

  private static List<Cell> row(
      Map<String, String> slice, Set<String> labels, Set<String> names, Map<String, Score> found) {
    List<Cell> row = new ArrayList<>();
    labels.forEach(label -> row.add(Cell.of(HostileText.line(slice.getOrDefault(label, "")))));
    int tasks = found.values().stream().mapToInt(Score::tasks).max().orElse(0);
    row.add(Cell.of(Integer.toString(tasks)));
    for (String name : names) {
      Score score = found.get(name);
      row.add(Cell.of(score == null ? "" : value(score) + over(score, tasks)));
    }
    return row;
  }

  /** How many tasks it is over, where that is not what the row says. */
  private static String over(Score score, int tasks) {
    return score.tasks() == tasks ? "" : " over " + score.tasks();
  }

  private static String oneByOne(List<Score> scores, Screen screen) {
    Table table =
        Table.of(
            Column.text("slice"),
            Column.text("score"),
            Column.text("value"),
            Column.number("tasks"),
            Column.text("as"));
    for (Score score : scores) {
      table.row(
          HostileText.line(String.join(", ", score.slice().values())),
          name(score),
          value(score),
          Integer.toString(score.tasks()),
          score.as());
    }
    return table.text(screen);
  }

  private static String value(Score score) {
    return Numbers.scored(score.value(), score.low(), score.high());
  }
}
