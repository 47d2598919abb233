package assay.report.html;

import assay.task.Task;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The labels worth slicing by: those with more than one value and not a value for every task. */
final class Dimensions {
  private static final int MOST_VALUES = 12;

  /** What the suites call the kinds of their tasks, the coarser before the finer. */
  private static final List<String> KNOWN =
      List.of("type", "level", "class", "exec", "backend", "subset");

  private Dimensions() {}

  /** The known ones first. */
  static List<String> of(List<Task> tasks) {
    Map<String, Set<String>> values = new HashMap<>();
    for (Task task : tasks) {
      task.labels()
          .forEach(
              (label, value) -> values.computeIfAbsent(label, _ -> new TreeSet<>()).add(value));
    }
    List<String> labels = new ArrayList<>();
    values.forEach(
        (label, all) -> {
          if ((all.size() > 1 && all.size() <= MOST_VALUES) || KNOWN.contains(label)) {
            labels.add(label);
          }
        });
    labels.sort(Comparator.comparingInt(Dimensions::rank).thenComparing(Comparator.naturalOrder()));
    return different(labels, tasks);
  }

  /** Of labels that say the same of every task, the last known one: it says what it is. */
  private static List<String> different(List<String> labels, List<Task> tasks) {
    Map<List<String>, String> byValues = new LinkedHashMap<>();
    for (String label : labels) {
      List<String> said =
          tasks.stream().map(task -> task.labels().getOrDefault(label, "")).toList();
      if (rank(label) < KNOWN.size() || !byValues.containsKey(said)) {
        byValues.put(said, label);
      }
    }
    return List.copyOf(byValues.values());
  }

  private static int rank(String label) {
    int rank = KNOWN.indexOf(label);
    return rank < 0 ? KNOWN.size() : rank;
  }
}
