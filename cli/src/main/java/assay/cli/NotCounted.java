package assay.cli;

import assay.report.Numbers;
import assay.runfile.RunFile;
import assay.runfile.Trial;
import assay.verdict.Verdict;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Trials that say nothing about a model, by outcome and reason. */
final class NotCounted {
  private NotCounted() {}

  static Map<String, Integer> in(List<RunFile> files) {
    Map<String, Integer> counts = new TreeMap<>();
    for (RunFile file : files) {
      for (Trial trial : file.trials()) {
        trial
            .judgement()
            .map(one -> one.verdict())
            .filter(verdict -> !verdict.outcome().counts())
            .ifPresent(verdict -> counts.merge(name(verdict), 1, Integer::sum));
      }
    }
    return counts;
  }

  private static String name(Verdict verdict) {
    return verdict.evidence().isEmpty()
        ? verdict.outcome().name()
        : verdict.outcome().name() + " " + verdict.evidence().getFirst().reason().name();
  }

  static String sentence(Map<String, Integer> counts) {
    if (counts.isEmpty()) {
      return "";
    }
    StringBuilder parts = new StringBuilder();
    counts.forEach(
        (name, count) ->
            parts
                .append(parts.isEmpty() ? "" : ", ")
                .append(Numbers.count(count, "trial"))
                .append(' ')
                .append(name));
    return "\nNot counted: " + parts + ".\n";
  }
}
