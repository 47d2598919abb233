package assay.report.figure;

import assay.score.ScoredTrial;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The trials figures are made of: those that count, of tasks with an execution model. Each says
 * whose it is: its model's, and where a model was asked with several parameters or by several
 * strategies, or is looked at over several baselines, also with which.
 */
record Looked(List<ScoredTrial> everything) {
  static final String WHO = "figure.who";
  static final String CODE = "figure.code";
  static final String WAY = "figure.way";
  static final String PAIR = "figure.pair";
  static final String EXEC = "exec";
  static final String TYPE = "type";
  private static final String FROM = "from";
  static final String BASELINE = "baseline";
  private static final List<String> TRAITS = List.of("parameters", "strategy", BASELINE);

  static Looked at(List<ScoredTrial> trials) {
    Map<String, Map<String, Set<String>>> known = new HashMap<>();
    List<ScoredTrial> counted = new ArrayList<>();
    for (ScoredTrial trial : trials) {
      if (trial.outcome().counts() && trial.labels().containsKey(EXEC)) {
        counted.add(trial);
        Map<String, Set<String>> own =
            known.computeIfAbsent(label(trial, "model"), _ -> new HashMap<>());
        for (String trait : TRAITS) {
          own.computeIfAbsent(trait, _ -> new TreeSet<>()).add(label(trial, trait));
        }
      }
    }
    List<ScoredTrial> labelled = new ArrayList<>();
    for (ScoredTrial trial : counted) {
      String model = label(trial, "model");
      Map<String, Set<String>> own = known.getOrDefault(model, Map.of());
      List<String> told =
          TRAITS.stream()
              .filter(trait -> own.getOrDefault(trait, Set.of()).size() > 1)
              .map(trait -> label(trial, trait))
              .toList();
      String who = told.isEmpty() ? model : model + " (" + String.join(", ", told) + ")";
      String code = label(trial, EXEC).equals(Order.SERIAL) ? Order.SERIAL : Order.PARALLEL;
      labelled.add(trial.labelled(WHO, who).labelled(CODE, code));
    }
    if (labelled.isEmpty()) {
      throw new IllegalArgumentException(
          "No trial of a task with an execution model has a verdict that counts, so there is nothing to show.");
    }
    return new Looked(labelled);
  }

  /** What was written anew; translations are no execution model of their own. */
  List<ScoredTrial> all() {
    List<ScoredTrial> written =
        everything.stream().filter(trial -> !trial.labels().containsKey(FROM)).toList();
    if (written.isEmpty()) {
      throw new IllegalArgumentException(
          "These runs hold translations only; the figures translation, translation-efficiency and translation-speedup show them.");
    }
    return written;
  }

  /**
   * Each translation under its own name, and under the same name what was written in its target.
   */
  List<ScoredTrial> besideWritten() {
    Map<String, String> targets = new TreeMap<>();
    for (ScoredTrial trial : everything) {
      if (trial.labels().containsKey(FROM)) {
        targets.put(label(trial, EXEC), label(trial, "to"));
      }
    }
    if (targets.isEmpty()) {
      throw new IllegalArgumentException(
          "These runs hold no translations; add a run with --exec translation.");
    }
    List<ScoredTrial> beside = new ArrayList<>();
    targets.forEach(
        (pair, target) -> {
          for (ScoredTrial trial : everything) {
            if (label(trial, EXEC).equals(pair)) {
              beside.add(trial.labelled(PAIR, pair).labelled(WAY, "translated"));
            } else if (label(trial, EXEC).equals(target)) {
              beside.add(trial.labelled(PAIR, pair).labelled(WAY, "written"));
            }
          }
        });
    return beside;
  }

  boolean holds(String code) {
    return all().stream().anyMatch(trial -> label(trial, CODE).equals(code));
  }

  List<ScoredTrial> parallel() {
    if (!holds(Order.PARALLEL)) {
      throw new IllegalArgumentException(
          "These runs hold serial code only and the figure shows parallel code; add a run with --exec omp,mpi,mpi+omp.");
    }
    return all().stream().filter(trial -> label(trial, CODE).equals(Order.PARALLEL)).toList();
  }

  /** Those of the trials whose speedups count, looked at where asked. */
  static List<ScoredTrial> timed(List<ScoredTrial> among, Wish wish) {
    List<ScoredTrial> timed = new ArrayList<>();
    Set<Integer> known = new TreeSet<>();
    for (ScoredTrial trial : among) {
      if (!wish.leftOut().contains(label(trial, TYPE))) {
        known.addAll(trial.scoredAt());
        timed.add(wish.ns().isEmpty() ? trial : trial.timedOnlyAt(Set.copyOf(wish.ns())));
      }
    }
    timed.removeIf(trial -> trial.scoredAt().isEmpty());
    if (timed.isEmpty()) {
      throw new IllegalArgumentException(
          known.isEmpty()
              ? "Nothing that counts was timed, so there is no speedup to show."
              : "No task was timed at n = %s; choose from %s.".formatted(wish.ns(), known));
    }
    return timed;
  }

  static String label(ScoredTrial trial, String label) {
    return trial.labels().getOrDefault(label, "");
  }
}
