package assay.suites.pareval.published;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/**
 * ParEval's scores for each execution model and problem type. Rows that a score has no use for are
 * left out of it instead of counting as 0, and a problem without any is left out of the mean.
 */
public final class PublishedMetrics {
  private static final String KOKKOS = "kokkos";

  private PublishedMetrics() {}

  /**
   * One figure.
   *
   * @param metric with k as a letter, such as {@code pass@k}
   * @param problems how many it is a mean over
   */
  public record Figure(
      String execution, String type, String metric, int k, double value, int problems) {}

  private record Group(String execution, String type) implements Comparable<Group> {
    @Override
    public int compareTo(Group other) {
      int first = execution.compareTo(other.execution);
      return first != 0 ? first : type.compareTo(other.type);
    }
  }

  /** All figures, by execution model, type and k, in the order of ParEval's columns. */
  public static List<Figure> of(List<Row> all, List<Integer> ks) {
    Map<Group, TreeMap<String, List<Row>>> groups = new TreeMap<>();
    for (Row row : all) {
      if (!(row.execution().equals(KOKKOS) && row.threads() == 64)) {
        groups
            .computeIfAbsent(new Group(row.execution(), row.type()), _ -> new TreeMap<>())
            .computeIfAbsent(row.name(), _ -> new ArrayList<>())
            .add(row);
      }
    }
    List<Figure> figures = new ArrayList<>();
    groups.forEach(
        (group, problems) -> {
          for (int k : ks) {
            figures.addAll(
                figures(group, problems.values().stream().map(Problem::new).toList(), k));
          }
        });
    return figures;
  }

  private static List<Figure> figures(Group group, List<Problem> problems, int k) {
    return List.of(
        figure(group, "build@k", k, problems, one -> one.build(k)),
        figure(group, "pass@k", k, problems, one -> one.pass(k)),
        figure(group, "speedup@k", k, problems, one -> one.speedup(k)),
        figure(group, "speedup_max@k", k, problems, one -> one.speedupMax(k)),
        figure(group, "efficiency@k", k, problems, one -> one.efficiency(k)),
        figure(group, "efficiency_max@k", k, problems, one -> one.efficiencyMax(k)));
  }

  private static Figure figure(
      Group group, String metric, int k, List<Problem> problems, ToDoubleFunction<Problem> of) {
    double[] values = problems.stream().mapToDouble(of).toArray();
    double mean = Estimators.mean(values);
    int counted = 0;
    for (double value : values) {
      counted += Double.isNaN(value) ? 0 : 1;
    }
    return new Figure(
        group.execution(), group.type(), metric, k, Double.isNaN(mean) ? 0 : mean, counted);
  }
}
