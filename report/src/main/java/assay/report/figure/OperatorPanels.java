package assay.report.figure;

import assay.report.ScoreView;
import assay.score.Score;
import assay.score.ScoredTrial;
import assay.score.SpeedScorer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Scores of modules of several operators, by operator. What is known is what a task is made of, not
 * what became of it in a candidate.
 *
 * @param trials each once for every operator of its task, which is among its labels
 * @param frequent the operators that most tasks have
 */
record OperatorPanels(List<ScoredTrial> trials, List<String> frequent, Wish wish) {
  private static final String OPERATOR = "figure.operator";

  /** As many as can be told apart. */
  private static final int MOST = 20;

  static OperatorPanels of(List<ScoredTrial> all, Wish wish) {
    List<ScoredTrial> several = new ArrayList<>();
    Map<String, Set<String>> tasks = new HashMap<>();
    for (ScoredTrial trial : all) {
      List<String> own = List.of(Looked.label(trial, "operators").split("[+]", -1));
      if (own.size() > 1) {
        for (String operator : new TreeSet<>(own)) {
          tasks.computeIfAbsent(operator, _ -> new HashSet<>()).add(trial.task());
          several.add(trial.labelled(OPERATOR, operator));
        }
      }
    }
    if (several.isEmpty()) {
      throw new IllegalArgumentException("No module of these runs has more than one operator.");
    }
    List<String> frequent =
        tasks.keySet().stream()
            .sorted(
                Comparator.comparingInt((String one) -> -tasks.getOrDefault(one, Set.of()).size())
                    .thenComparing(Comparator.naturalOrder()))
            .limit(MOST)
            .toList();
    several.removeIf(trial -> !frequent.contains(Looked.label(trial, OPERATOR)));
    return new OperatorPanels(several, frequent, wish);
  }

  List<Panel> panels() {
    List<Score> scores =
        new SpeedScorer(
                List.of(Looked.WHO, OPERATOR), List.of(wish.k()), List.of(wish.p()), wish.seed())
            .rates(trials);
    List<Panel> panels = new ArrayList<>();
    for (String metric : List.of("pass@k", SpeedFigureMaker.FAST)) {
      List<Score> such = scores.stream().filter(one -> one.metric().equals(metric)).toList();
      String name = ScoreView.name(such.getFirst());
      Panel panel = Panel.ofScores(name, "operator", name, such.stream(), Sketch.label(OPERATOR));
      panels.add(new Panel(name, panel.across(), name, panel.series(), frequent));
    }
    return panels;
  }
}
