package assay.report.figure;

import assay.report.Scoring;
import assay.score.ScoredTrial;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Makes figures of judged trials. */
public final class FigureMaker {
  private static final String PASS = "pass@k";

  private final Looked looked;
  private final Wish wish;

  private FigureMaker(Looked looked, Wish wish) {
    this.looked = looked;
    this.wish = wish;
  }

  /**
   * The figure of that name.
   *
   * @throws IllegalArgumentException if nothing can be shown; its message says why
   */
  public static Figure of(FigureName name, List<ScoredTrial> trials, Wish wish) {
    FigureMaker maker = new FigureMaker(Looked.at(trials), wish);
    List<Panel> panels =
        switch (name) {
          case SERIAL_PARALLEL -> maker.serialParallel();
          case PASS_BY_K -> maker.passByK();
          case PASS_BY_EXEC -> maker.passes("execution model", Looked.EXEC, maker.looked.all());
          case PASS_BY_TYPE -> maker.passes("problem type", Looked.TYPE, maker.looked.parallel());
          case PASS_MAP -> maker.passMap();
          case SPEEDUP -> maker.speedup();
          case EFFICIENCY_BY_N -> maker.efficiencyByN();
          case SPEEDUP_MAX -> maker.speedupMax();
          case TRANSLATION -> maker.translation("pass@k", "pass@k", maker.looked.besideWritten());
          case TRANSLATION_EFFICIENCY -> maker.translation("efficiency");
          case TRANSLATION_SPEEDUP -> maker.translation("speedup");
          case SPEEDUP_BY_SIZE -> maker.speedupBySize();
          case CLASS_SCORES,
              COUNT_ERRORS,
              COUNT_ERRORS_BY_COMBINATION,
              COUNT_ERRORS_BY_ATTRIBUTE,
              SAID_AND_TRUE ->
              throw new IllegalArgumentException(
                  "The figure %s shows runs of the suite flops alone.".formatted(name));
          case FAST_CURVE,
              FAST_BY_K,
              FAST_BY_TURN,
              FAILURE_MODES,
              SPEED_DISTRIBUTION,
              FAST_BY_MACHINE,
              METRIC_RANKINGS,
              BEST_PER_TASK,
              OPERATORS ->
              throw new IllegalArgumentException(
                  "The figure %s shows runs of the suite kernels alone.".formatted(name));
        };
    return new Figure(name, panels, maker.remarks(name));
  }

  private List<Panel> serialParallel() {
    return passes("model", Looked.WHO, Looked.CODE, "", looked.all());
  }

  private List<Panel> passes(String across, String x, List<ScoredTrial> trials) {
    return passes(across, x, Looked.WHO, "", trials);
  }

  private List<Panel> passes(
      String across, String x, String colour, String title, List<ScoredTrial> trials) {
    Sketch sketch =
        new Sketch(across, PASS, PASS, List.of(colour, x), Sketch.label(colour), Sketch.label(x));
    return List.of(sketch.panel(title, trials, List.of(wish.k()), wish.seed()));
  }

  private List<Panel> passByK() {
    Sketch sketch =
        new Sketch(
            "k",
            PASS,
            PASS,
            List.of(Looked.WHO),
            Sketch.label(Looked.WHO),
            score -> score.k().map(String::valueOf).orElse(""));
    return List.of(sketch.panel("", looked.parallel(), wish.ks(), wish.seed()));
  }

  private List<Panel> passMap() {
    List<Panel> panels = new ArrayList<>();
    by(Looked.WHO, looked.all())
        .forEach(
            (who, trials) ->
                panels.addAll(passes("problem type", Looked.TYPE, Looked.EXEC, who, trials)));
    return panels;
  }

  private List<Panel> speedup() {
    List<ScoredTrial> atMost = atMost(Looked.timed(looked.parallel(), wish));
    return List.of(best("speedup", "n", atMost), best("efficiency", "n", atMost));
  }

  /** With one n left of each, the best n is that one. */
  private static List<ScoredTrial> atMost(List<ScoredTrial> trials) {
    record Place(String run, String exec) {}
    Map<Place, Integer> most = new HashMap<>();
    Function<ScoredTrial, Place> place =
        one -> new Place(Looked.label(one, Scoring.RUN), Looked.label(one, Looked.EXEC));
    for (ScoredTrial trial : trials) {
      trial.speedups().keySet().forEach(n -> most.merge(place.apply(trial), n, Math::max));
    }
    List<ScoredTrial> atMost = new ArrayList<>();
    for (ScoredTrial trial : trials) {
      int planned = Collections.max(trial.timedAt());
      atMost.add(trial.timedOnlyAt(Set.of(most.getOrDefault(place.apply(trial), planned))));
    }
    return atMost;
  }

  private List<Panel> speedupBySize() {
    List<ScoredTrial> trials = atMost(Looked.timed(looked.all(), wish));
    if (by(Scoring.SIZE, trials).size() < 2) {
      throw new IllegalArgumentException(
          "These runs were timed at one size only; run or rejudge with --timing standard@1/4,4.");
    }
    Sketch sketch =
        new Sketch(
            "problem size",
            "speedup_max@k",
            "speedup_n@k",
            List.of(Looked.WHO, Scoring.SIZE),
            Sketch.label(Looked.WHO),
            Sketch.label(Scoring.SIZE));
    return byExecutionModel(sketch, trials);
  }

  private List<Panel> byExecutionModel(Sketch sketch, List<ScoredTrial> trials) {
    List<Panel> panels = new ArrayList<>();
    by(Looked.EXEC, trials)
        .forEach(
            (exec, some) -> panels.add(sketch.panel(exec, some, List.of(wish.k()), wish.seed())));
    return panels;
  }

  private List<Panel> speedupMax() {
    List<ScoredTrial> trials = Looked.timed(looked.parallel(), wish);
    return List.of(best("speedup", "max", trials), best("efficiency", "max", trials));
  }

  private Panel best(String what, String letter, List<ScoredTrial> trials) {
    String shown = what + "_" + letter + "@k";
    Sketch sketch =
        new Sketch(
            "model",
            what + "_max@k",
            shown,
            List.of(Looked.WHO),
            _ -> what,
            Sketch.label(Looked.WHO));
    return sketch.panel(what, trials, List.of(wish.k()), wish.seed());
  }

  private List<Panel> translation(String what) {
    List<ScoredTrial> trials = atMost(Looked.timed(looked.besideWritten(), wish));
    return translation(what + "_max@k", what + "_n@k", trials);
  }

  /** One panel for each model: over each translation what it gave, beside what is written anew. */
  private List<Panel> translation(String metric, String shown, List<ScoredTrial> trials) {
    Sketch sketch =
        new Sketch(
            "translation",
            metric,
            shown,
            List.of(Looked.WAY, Looked.PAIR),
            Sketch.label(Looked.WAY),
            Sketch.label(Looked.PAIR));
    List<Panel> panels = new ArrayList<>();
    by(Looked.WHO, trials)
        .forEach(
            (who, some) -> panels.add(sketch.panel(who, some, List.of(wish.k()), wish.seed())));
    return panels;
  }

  private List<Panel> efficiencyByN() {
    Sketch sketch =
        new Sketch(
            "threads or processes",
            "efficiency_n@k",
            "efficiency_n@k",
            List.of(Looked.WHO),
            Sketch.label(Looked.WHO),
            score -> score.n().map(String::valueOf).orElse(""));
    return byExecutionModel(sketch, Looked.timed(looked.parallel(), wish));
  }

  static Map<String, List<ScoredTrial>> by(String label, List<ScoredTrial> trials) {
    return trials.stream()
        .collect(
            Collectors.groupingBy(
                trial -> Looked.label(trial, label),
                () -> new TreeMap<>(Order.OF_LABELS),
                Collectors.toList()));
  }

  private List<String> remarks(FigureName name) {
    return switch (name) {
      case SERIAL_PARALLEL -> oneSided();
      case PASS_BY_K,
          PASS_BY_EXEC,
          PASS_BY_TYPE,
          PASS_MAP,
          TRANSLATION,
          CLASS_SCORES,
          COUNT_ERRORS,
          COUNT_ERRORS_BY_COMBINATION,
          COUNT_ERRORS_BY_ATTRIBUTE,
          SAID_AND_TRUE,
          FAST_CURVE,
          FAST_BY_K,
          FAST_BY_TURN,
          FAILURE_MODES,
          SPEED_DISTRIBUTION,
          FAST_BY_MACHINE,
          METRIC_RANKINGS,
          BEST_PER_TASK,
          OPERATORS ->
          List.of();
      case SPEEDUP,
          EFFICIENCY_BY_N,
          SPEEDUP_MAX,
          SPEEDUP_BY_SIZE,
          TRANSLATION_EFFICIENCY,
          TRANSLATION_SPEEDUP ->
          leftOut();
    };
  }

  private List<String> oneSided() {
    List<String> remarks = new ArrayList<>();
    for (String code : List.of(Order.SERIAL, Order.PARALLEL)) {
      if (!looked.holds(code)) {
        remarks.add("These runs hold no %s code, so nothing is compared.".formatted(code));
      }
    }
    return remarks;
  }

  private List<String> leftOut() {
    Set<String> types = new TreeSet<>();
    looked.all().forEach(trial -> types.add(Looked.label(trial, Looked.TYPE)));
    types.retainAll(wish.leftOut());
    return types.isEmpty()
        ? List.of()
        : List.of(
            "Tasks of type %s are left out of speedups and efficiencies."
                .formatted(String.join(", ", types)));
  }
}
