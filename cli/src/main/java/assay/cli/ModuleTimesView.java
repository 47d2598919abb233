package assay.cli;

import assay.report.Cell;
import assay.report.Colour;
import assay.report.Column;
import assay.report.HostileText;
import assay.report.Numbers;
import assay.report.Screen;
import assay.report.Table;
import assay.suites.kernels.baseline.BaselineDocument;
import assay.suites.kernels.baseline.CompileMode;
import assay.suites.kernels.baseline.CompiledTimes;
import assay.suites.kernels.baseline.MeasuredBaseline;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.databind.node.ObjectNode;

/** Times of modules: milliseconds as they come, and how many times faster compiled. */
final class ModuleTimesView {
  private ModuleTimesView() {}

  static ObjectNode document(List<MeasuredBaseline> measured, Map<String, String> failed) {
    ObjectNode document = BaselineDocument.of(measured);
    ObjectNode problems = document.putObject("failed");
    failed.forEach(problems::put);
    return document;
  }

  static String text(
      List<MeasuredBaseline> measured,
      Set<CompileMode> modes,
      Map<String, String> failed,
      Screen screen) {
    List<Column> columns = new ArrayList<>(List.of(Column.text("module"), Column.number("eager")));
    modes.forEach(mode -> columns.add(Column.number(mode.label())));
    Table table = Table.of(columns);
    Map<String, Set<String>> problems = new TreeMap<>();
    for (MeasuredBaseline one : measured) {
      List<Cell> row = new ArrayList<>();
      row.add(Cell.of(one.key().module()));
      row.add(Cell.of(Numbers.milliseconds(one.eagerMs())));
      for (CompileMode mode : modes) {
        row.add(cell(one, mode, problems));
      }
      table.row(row);
    }
    StringBuilder text = new StringBuilder(measured.isEmpty() ? "" : table.text(screen));
    problems.forEach(
        (problem, modules) ->
            text.append("\n%s (%s)\n".formatted(problem, Numbers.count(modules.size(), "module"))));
    failed.forEach((task, why) -> text.append("\n%s: %s\n".formatted(task, HostileText.line(why))));
    return text.toString();
  }

  private static Cell cell(
      MeasuredBaseline baseline, CompileMode mode, Map<String, Set<String>> problems) {
    return switch (baseline.compiled().get(mode)) {
      case null -> Cell.of("");
      case CompiledTimes.Timed timed -> Cell.of(Numbers.number(timed.speedup()) + "×");
      case CompiledTimes.Failed(String problem) -> {
        problems
            .computeIfAbsent(HostileText.line(problem), _ -> new TreeSet<>())
            .add(baseline.key().module());
        yield Cell.of("none", Colour.YELLOW);
      }
    };
  }
}
