package assay.report.figure;

import assay.report.count.CountedTrial;
import assay.report.count.Counting;
import assay.score.Score;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Makes figures of trials whose answers are counts. */
public final class CountFigureMaker {
  static final String SUBSET = "subset";
  static final String CLASS = "class";
  private static final String CLASS_SCORE = "f1_";
  private static final String CORRELATION = "mcc";

  private final List<CountedTrial> trials;
  private final Counting counting;

  private CountFigureMaker(List<CountedTrial> trials, Counting counting) {
    this.trials = trials;
    this.counting = counting;
  }

  /**
   * The figure of that name.
   *
   * @throws IllegalArgumentException if nothing can be shown; its message says why
   */
  public static Figure of(FigureName name, List<CountedTrial> trials, Counting counting) {
    if (trials.isEmpty()) {
      throw new IllegalArgumentException(
          "No trial has a verdict that counts, so there is nothing to show.");
    }
    CountFigureMaker maker = new CountFigureMaker(named(trials), counting);
    return switch (name) {
      case CLASS_SCORES -> new Figure(name, maker.classScores(), List.of());
      case COUNT_ERRORS -> new Figure(name, maker.errors().byClass(), maker.unsaid());
      case COUNT_ERRORS_BY_COMBINATION ->
          new Figure(name, maker.errors().byCombination(), maker.digits());
      case COUNT_ERRORS_BY_ATTRIBUTE ->
          new Figure(name, maker.errors().byAttribute(), maker.unsaid());
      case SAID_AND_TRUE -> new Figure(name, maker.saidAndTrue(), maker.leftOut());
      case SERIAL_PARALLEL,
          PASS_BY_K,
          PASS_BY_EXEC,
          PASS_BY_TYPE,
          PASS_MAP,
          SPEEDUP,
          EFFICIENCY_BY_N,
          SPEEDUP_MAX,
          TRANSLATION,
          TRANSLATION_EFFICIENCY,
          TRANSLATION_SPEEDUP,
          SPEEDUP_BY_SIZE,
          FAST_CURVE,
          FAST_BY_K,
          FAST_BY_TURN,
          FAILURE_MODES,
          SPEED_DISTRIBUTION,
          FAST_BY_MACHINE,
          METRIC_RANKINGS,
          BEST_PER_TASK,
          OPERATORS ->
          throw new IllegalArgumentException(
              "The figure %s shows programs, and the answers of these runs are counts."
                  .formatted(name));
    };
  }

  /** Each says whose it is: its model's and, where that was asked in several ways, in which. */
  private static List<CountedTrial> named(List<CountedTrial> trials) {
    Map<String, Set<String>> parameters = new HashMap<>();
    for (CountedTrial trial : trials) {
      parameters
          .computeIfAbsent(trial.label("model"), _ -> new TreeSet<>())
          .add(trial.label("parameters"));
    }
    List<CountedTrial> named = new ArrayList<>();
    for (CountedTrial trial : trials) {
      String model = trial.label("model");
      boolean several = parameters.getOrDefault(model, Set.of()).size() > 1;
      String who = several ? model + " (" + trial.label("parameters") + ")" : model;
      named.add(trial.labelled(Looked.WHO, who));
    }
    return named;
  }

  private List<Panel> classScores() {
    List<String> by = List.of(Looked.WHO, SUBSET);
    List<Score> ours = counting.scores(trials, by);
    List<Score> published = counting.published(trials, by);
    List<Panel> panels = new ArrayList<>();
    for (String subset : subsets(trials)) {
      panels.add(classes(subset, of(subset, ours)));
    }
    for (String subset : subsets(trials)) {
      panels.add(classes(subset + ", as gpuFLOPBench computes it", of(subset, published)));
    }
    return panels;
  }

  private static Panel classes(String title, List<Score> scores) {
    return Panel.ofScores(
        title,
        CLASS,
        "F1, MCC",
        scores.stream().filter(CountFigureMaker::isOfClasses),
        score ->
            score.metric().equals(CORRELATION)
                ? "MCC"
                : score.metric().substring(CLASS_SCORE.length()));
  }

  /** One class, or all; over all trials, not over those with answers alone. */
  private static boolean isOfClasses(Score score) {
    return score.metric().equals(CORRELATION)
        || (score.metric().startsWith(CLASS_SCORE)
            && !score.metric().equals("f1_weighted")
            && !score.metric().contains(" "));
  }

  private CountErrorPanels errors() {
    return CountErrorPanels.of(trials, counting);
  }

  private List<Panel> saidAndTrue() {
    List<Panel> panels = new ArrayList<>();
    for (Precision precision : Precision.values()) {
      Map<String, List<Point>> points = new TreeMap<>(Order.OF_LABELS);
      for (CountedTrial trial : trials) {
        double truth = precision.of(trial.truth()).doubleValue();
        trial
            .said()
            .map(one -> precision.of(one).doubleValue())
            .filter(said -> said > 0 || truth > 0)
            .ifPresent(
                said ->
                    points
                        .computeIfAbsent(trial.label(Looked.WHO), _ -> new ArrayList<>())
                        .add(Point.single(trial.task() + "#" + trial.sample(), truth, said)));
      }
      panels.add(new Panel(precision.name(), "true", "said", series(points)));
    }
    return panels;
  }

  private List<String> leftOut() {
    long unsaid = trials.stream().filter(one -> one.said().isEmpty()).count();
    String nothing = "What is 0 on both sides is left out.";
    return unsaid == 0
        ? List.of(nothing)
        : List.of(nothing, "Trials without counts, %d of them, are left out.".formatted(unsaid));
  }

  private List<String> unsaid() {
    long unsaid = trials.stream().filter(one -> one.said().isEmpty()).count();
    return unsaid == 0
        ? List.of()
        : List.of(
            "Trials without counts, %d of them, are as far off as an answer of nothing."
                .formatted(unsaid));
  }

  private List<String> digits() {
    List<String> remarks = new ArrayList<>(unsaid());
    remarks.add("The digits stand for %s.".formatted(String.join(", ", counting.attributes())));
    return remarks;
  }

  static List<String> subsets(List<CountedTrial> trials) {
    return trials.stream().map(one -> one.label(SUBSET)).distinct().sorted().toList();
  }

  static List<Score> of(String subset, List<Score> scores) {
    return scores.stream()
        .filter(score -> score.slice().getOrDefault(SUBSET, "").equals(subset))
        .toList();
  }

  private static List<Series> series(Map<String, List<Point>> points) {
    List<Series> series = new ArrayList<>();
    points.forEach((name, found) -> series.add(new Series(name, found)));
    return series;
  }
}
