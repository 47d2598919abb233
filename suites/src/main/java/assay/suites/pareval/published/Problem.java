package assay.suites.pareval.published;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/**
 * The rows of one problem in one execution model, and its scores; not a number where it has none.
 */
record Problem(List<Row> rows) {
  Problem {
    rows = List.copyOf(rows);
  }

  /** Over runs, not over outputs. */
  double build(int k) {
    return Estimators.atLeastOne(rows.size(), rows.stream().filter(Row::built).count(), k);
  }

  /** An output is right if every run of it said so. */
  double pass(int k) {
    List<List<Row>> outputs = outputs(rows);
    long right = outputs.stream().filter(runs -> runs.stream().allMatch(Row::valid)).count();
    return Estimators.atLeastOne(outputs.size(), right, k);
  }

  /** Over the valid runs at the published resources, whether or not the output is right. */
  double speedup(int k) {
    List<Row> chosen = published();
    return chosen.isEmpty()
        ? Double.NaN
        : Estimators.speedup(each(chosen, Row::seconds), best(chosen), k);
  }

  double efficiency(int k) {
    List<Row> chosen = published();
    return chosen.isEmpty()
        ? Double.NaN
        : Estimators.efficiency(
            each(chosen, Row::seconds), best(chosen), each(chosen, Row::publishedResources), k);
  }

  /** Of each output whose first run is valid, the shortest of its valid runs. */
  double speedupMax(int k) {
    List<Row> firsts = new ArrayList<>();
    List<Double> shortest = new ArrayList<>();
    for (List<Row> runs : outputs(valid())) {
      if (runs.getFirst().run() == 0) {
        firsts.addAll(runs);
        shortest.add(Estimators.least(each(runs, Row::seconds)));
      }
    }
    double[] seconds = shortest.stream().mapToDouble(Double::doubleValue).toArray();
    return firsts.isEmpty() ? Double.NaN : Estimators.speedup(seconds, best(firsts), k);
  }

  /** Of each output the valid run with the least product of time and resources. */
  double efficiencyMax(int k) {
    List<Row> chosen = new ArrayList<>();
    for (List<Row> runs : outputs(valid())) {
      Row thriftiest = runs.getLast();
      double least = Double.POSITIVE_INFINITY;
      for (Row run : runs) {
        double product = run.seconds() * run.resources();
        if (product < least) {
          least = product;
          thriftiest = run;
        }
      }
      chosen.add(thriftiest);
    }
    return chosen.isEmpty()
        ? Double.NaN
        : Estimators.efficiency(
            each(chosen, Row::seconds), best(chosen), each(chosen, Row::resources), k);
  }

  private List<Row> valid() {
    return rows.stream().filter(Row::valid).toList();
  }

  private List<Row> published() {
    return valid().stream().filter(Row::atPublishedResources).toList();
  }

  private static List<List<Row>> outputs(List<Row> rows) {
    TreeMap<Integer, List<Row>> outputs = new TreeMap<>();
    for (Row row : rows) {
      outputs.computeIfAbsent(row.output(), _ -> new ArrayList<>()).add(row);
    }
    return List.copyOf(outputs.values());
  }

  private static double best(List<Row> rows) {
    return Estimators.least(each(rows, Row::best));
  }

  private static double[] each(List<Row> rows, ToDoubleFunction<Row> value) {
    return rows.stream().mapToDouble(value).toArray();
  }
}
