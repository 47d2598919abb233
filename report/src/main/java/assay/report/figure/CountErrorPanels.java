package assay.report.figure;

import assay.report.count.CountedTrial;
import assay.report.count.Counting;
import assay.score.Score;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * How far counts are off, by one thing or another.
 *
 * @param trials those of kernels that compute anything: an error over the others says nothing
 */
record CountErrorPanels(List<CountedTrial> trials, Counting counting) {
  private static final String ATTRIBUTE = "attribute";
  private static final String ATTRIBUTES = "attributes";

  /** As many as the paper shows. */
  private static final int COMBINATIONS = 12;

  static CountErrorPanels of(List<CountedTrial> trials, Counting counting) {
    List<CountedTrial> computing =
        trials.stream().filter(one -> !one.label(CountFigureMaker.CLASS).equals("none")).toList();
    if (computing.isEmpty()) {
      throw new IllegalArgumentException(
          "All kernels of these runs compute nothing, so no count can be far off.");
    }
    return new CountErrorPanels(computing, counting);
  }

  List<Panel> byClass() {
    List<Score> scores =
        counting.scores(
            trials, List.of(Looked.WHO, CountFigureMaker.SUBSET, CountFigureMaker.CLASS));
    List<Panel> panels = new ArrayList<>();
    for (String subset : CountFigureMaker.subsets(trials)) {
      List<Score> own = CountFigureMaker.of(subset, scores);
      for (Precision precision : Precision.values()) {
        panels.add(
            panel("%s, %s".formatted(subset, precision), CountFigureMaker.CLASS, precision, own));
      }
    }
    return panels;
  }

  List<Panel> byAttribute() {
    List<Score> scores = counting.scores(trials, List.of(Looked.WHO, ATTRIBUTE));
    return Stream.of(Precision.values())
        .map(precision -> panel(precision.name(), ATTRIBUTE, precision, scores))
        .toList();
  }

  List<Panel> byCombination() {
    List<CountedTrial> hard =
        trials.stream()
            .filter(one -> one.label(CountFigureMaker.SUBSET).equals("hard"))
            .map(one -> one.labelled(ATTRIBUTES, bits(one)))
            .toList();
    if (hard.isEmpty()) {
      throw new IllegalArgumentException("These runs hold easy kernels only.");
    }
    Set<String> frequent = frequent(hard);
    List<Score> scores =
        counting.scores(
            hard.stream().filter(one -> frequent.contains(one.label(ATTRIBUTES))).toList(),
            List.of(Looked.WHO, ATTRIBUTES));
    return Stream.of(Precision.values())
        .map(precision -> panel(precision.name(), ATTRIBUTES, precision, scores))
        .toList();
  }

  private static Set<String> frequent(List<CountedTrial> trials) {
    Map<String, Set<String>> tasks = new TreeMap<>();
    for (CountedTrial one : trials) {
      tasks.computeIfAbsent(one.label(ATTRIBUTES), _ -> new TreeSet<>()).add(one.task());
    }
    Set<String> frequent = new TreeSet<>();
    tasks.entrySet().stream()
        .sorted(Comparator.comparingInt(entry -> -entry.getValue().size()))
        .limit(COMBINATIONS)
        .forEach(entry -> frequent.add(entry.getKey()));
    return frequent;
  }

  /** A digit for each attribute, as the paper writes combinations. */
  private String bits(CountedTrial trial) {
    List<String> own = List.of(trial.label(ATTRIBUTES).split("[+]", -1));
    StringBuilder bits = new StringBuilder();
    counting.attributes().forEach(one -> bits.append(own.contains(one) ? '1' : '0'));
    return bits.toString();
  }

  private static Panel panel(String title, String label, Precision precision, List<Score> scores) {
    Function<Score, String> x = Sketch.label(label);
    return Panel.ofScores(
        title,
        label,
        precision.error(),
        scores.stream().filter(score -> score.metric().equals(precision.error())),
        x);
  }
}
