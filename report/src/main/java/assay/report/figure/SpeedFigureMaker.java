package assay.report.figure;

import assay.report.JudgedTrial;
import assay.report.Numbers;
import assay.report.Scoring;
import assay.score.Score;
import assay.score.ScoredTrial;
import assay.score.SpeedScorer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** Makes figures of trials whose candidates are to be faster than what they replace. */
public final class SpeedFigureMaker {
  static final String LEVEL = "level";
  static final String FAST = "fast_p@k";
  private static final String MACHINE = "figure.machine";

  /** Evenly, so that lines keep their shape. */
  private static final List<Double> CURVE =
      DoubleStream.iterate(0, p -> p <= 3, p -> p + 0.25).boxed().toList();

  private final List<ScoredTrial> trials;
  private final Wish wish;

  private SpeedFigureMaker(List<ScoredTrial> trials, Wish wish) {
    this.trials = trials;
    this.wish = wish;
  }

  /**
   * The figure of that name.
   *
   * @throws IllegalArgumentException if nothing can be shown; its message says why
   */
  public static Figure of(FigureName name, List<JudgedTrial> judged, Wish wish) {
    List<ScoredTrial> looked = Looked.at(judged.stream().map(JudgedTrial::trial).toList()).all();
    SpeedFigureMaker maker = new SpeedFigureMaker(looked, wish);
    Figure figure = maker.figure(name, judged);
    List<String> remarks = new ArrayList<>(figure.remarks());
    remarks.addAll(maker.oneBaseline());
    return new Figure(name, figure.panels(), remarks);
  }

  /** Where there are several, each line says its own. */
  private List<String> oneBaseline() {
    List<String> baselines =
        trials.stream().map(trial -> Looked.label(trial, Looked.BASELINE)).distinct().toList();
    return baselines.size() > 1 || baselines.getFirst().isEmpty()
        ? List.of()
        : List.of("Speedups are over %s.".formatted(baselines.getFirst()));
  }

  private Figure figure(FigureName name, List<JudgedTrial> judged) {
    return switch (name) {
      case FAST_CURVE -> new Figure(name, fastCurve(), List.of());
      case FAST_BY_K -> new Figure(name, fastByK(), List.of());
      case FAST_BY_TURN -> new Figure(name, fastByTurn(), List.of());
      case FAILURE_MODES ->
          new Figure(name, EndingPanels.of(judged, wish.seed()).panels(), List.of());
      case SPEED_DISTRIBUTION -> {
        SpeedPanels speeds = new SpeedPanels(trials);
        yield new Figure(
            name, speeds.distributions(), List.of("Whiskers reach to the least and the most."));
      }
      case FAST_BY_MACHINE -> new Figure(name, fastByMachine(), oneMachine());
      case METRIC_RANKINGS -> new Figure(name, new RankPanels(trials, wish).panels(), List.of());
      case BEST_PER_TASK -> {
        SpeedPanels speeds = new SpeedPanels(trials);
        yield new Figure(name, speeds.best(), unsolved(speeds.unsolved()));
      }
      case OPERATORS ->
          new Figure(
              name,
              OperatorPanels.of(trials, wish).panels(),
              List.of(
                  "A task counts under each of its operators; which of them a candidate has fused is not known."));
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
          CLASS_SCORES,
          COUNT_ERRORS,
          COUNT_ERRORS_BY_COMBINATION,
          COUNT_ERRORS_BY_ATTRIBUTE,
          SAID_AND_TRUE ->
          throw new IllegalArgumentException(
              "The figure %s does not show modules to be made faster.".formatted(name));
    };
  }

  private static List<String> unsolved(long tasks) {
    return tasks == 0
        ? List.of()
        : List.of(
            "%s that nobody got right in a time that counts %s left out."
                .formatted(Numbers.count(tasks, "task"), tasks == 1 ? "is" : "are"));
  }

  private List<Panel> fastCurve() {
    SpeedScorer scorer =
        new SpeedScorer(
            List.of(Looked.WHO),
            List.of(wish.k()),
            wish.ps().isEmpty() ? CURVE : wish.ps(),
            wish.seed());
    return byLevel(
        (level, own) ->
            Panel.ofScores(
                level,
                "p",
                "fast_p@" + wish.k(),
                fast(scorer, own),
                score -> score.p().map(Numbers::plain).orElse("")));
  }

  private List<Panel> fastByK() {
    SpeedScorer scorer =
        new SpeedScorer(List.of(Looked.WHO), wish.ks(), List.of(wish.p()), wish.seed());
    return byLevel(
        (level, own) ->
            Panel.ofScores(
                level,
                "k",
                "fast_%s@k".formatted(Numbers.plain(wish.p())),
                fast(scorer, own),
                score -> score.k().map(String::valueOf).orElse("")));
  }

  private List<Panel> fastByTurn() {
    if (trials.stream().allMatch(trial -> turn(Looked.label(trial, Scoring.TURN)) == 1)) {
      throw new IllegalArgumentException(
          "No sample of these runs has a second turn; run with --strategy refine:10.");
    }
    SpeedScorer scorer =
        new SpeedScorer(
            List.of(Looked.WHO, Scoring.TURN), List.of(wish.k()), List.of(wish.p()), wish.seed());
    return byLevel(
        (level, own) ->
            Panel.ofScores(
                level,
                "turn",
                "fast_%s@N".formatted(Numbers.plain(wish.p())),
                fast(scorer, own),
                score -> Integer.toString(turn(Sketch.label(Scoring.TURN).apply(score)))));
  }

  /** Labels have zeros in front, as many as their run needs. */
  private static int turn(String label) {
    return Integer.parseInt(label);
  }

  private List<Panel> fastByMachine() {
    SpeedScorer scorer =
        new SpeedScorer(
            List.of(Looked.WHO, MACHINE), List.of(wish.k()), List.of(wish.p()), wish.seed());
    return byLevel(
        (level, own) ->
            Panel.ofScores(
                level,
                "machine",
                "fast_%s@%d".formatted(Numbers.plain(wish.p()), wish.k()),
                fast(scorer, located(own)),
                Sketch.label(MACHINE)));
  }

  /** What computes: the GPU, unless it is the processor. */
  private static List<ScoredTrial> located(List<ScoredTrial> own) {
    return own.stream()
        .map(
            trial -> {
              String processor = Looked.label(trial, "machine");
              boolean gpu = !Looked.label(trial, "backend").equals("cpp");
              return trial.labelled(
                  MACHINE, gpu ? trial.labels().getOrDefault(Scoring.GPU, processor) : processor);
            })
        .toList();
  }

  private List<String> oneMachine() {
    boolean one =
        located(trials).stream().map(trial -> Looked.label(trial, MACHINE)).distinct().count() == 1;
    return one
        ? List.of("These runs are of one machine; rejudge one of them elsewhere to compare.")
        : List.of();
  }

  private static Stream<Score> fast(SpeedScorer scorer, List<ScoredTrial> own) {
    return scorer.rates(own).stream().filter(score -> score.metric().equals(FAST));
  }

  private List<Panel> byLevel(BiFunction<String, List<ScoredTrial>, Panel> panel) {
    List<Panel> panels = new ArrayList<>();
    FigureMaker.by(LEVEL, trials).forEach((level, own) -> panels.add(panel.apply(level, own)));
    return panels;
  }
}
