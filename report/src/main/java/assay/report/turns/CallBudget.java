package assay.report.turns;

import assay.report.Scoring;
import assay.score.Score;
import assay.score.ScoredTrial;
import assay.strategy.Shots;
import assay.strategy.StrategyException;
import assay.strategy.StrategyReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a model brings with so many calls for each task. They are spent on the turns of one sample
 * first: calls = C buy t = min(C, T) turns, where T is the most its strategy takes, of k = ⌊C / t⌋
 * samples. A strategy that asks once draws k = C samples; one that refines is looked at after C
 * turns, and from T on as whole samples. A sample that stopped early has spent its turns, and what
 * is too little for a whole sample more is not spent.
 */
public final class CallBudget {
  /** The label under which a score says how many calls it allows. */
  public static final String CALLS = "calls";

  /** The label under which a score says what they were spent on. */
  public static final String SPENT = "spent";

  private static final String STRATEGY = "strategy";

  private CallBudget() {}

  /** Scores trials at k samples each, sliced by labels. */
  @FunctionalInterface
  public interface AtK {
    List<Score> scores(List<String> by, int k, List<ScoredTrial> trials);
  }

  record Spent(int samples, int turns) {
    static Spent of(int calls, int most) {
      int turns = Math.min(calls, most);
      return new Spent(calls / turns, turns);
    }

    @Override
    public String toString() {
      String drawn = samples == 1 ? "1 sample" : samples + " samples";
      return turns == 1 ? drawn : drawn + " of " + turns + " turns";
    }
  }

  /**
   * Scores under the names {@code pass@calls} and so on, a slice for each strategy and number of
   * calls; k is how many samples were drawn.
   *
   * @param byTurn each trial once for every number of turns
   * @throws IllegalArgumentException if a task has not been asked about so often; its message says
   *     so
   */
  public static List<Score> scores(
      List<ScoredTrial> byTurn, List<String> by, List<Integer> budgets, AtK atK) {
    List<String> slices = new ArrayList<>(by);
    for (String label : List.of(CALLS, STRATEGY, SPENT)) {
      if (!slices.contains(label)) {
        slices.add(label);
      }
    }
    List<Score> scores = new ArrayList<>();
    for (int calls : new TreeSet<>(budgets)) {
      if (calls < 1) {
        throw new IllegalArgumentException(
            "A model is called at least once, so --calls cannot be %d.".formatted(calls));
      }
      bySamples(calls, byTurn)
          .forEach(
              (k, trials) ->
                  atK.scores(slices, k, trials).forEach(score -> scores.add(named(score))));
    }
    scores.sort(
        Comparator.comparing(
            Score::slice,
            (one, other) -> {
              for (String label : slices) {
                int order =
                    order(label, one.getOrDefault(label, ""), other.getOrDefault(label, ""));
                if (order != 0) {
                  return order;
                }
              }
              return 0;
            }));
    return scores;
  }

  private static int order(String label, String one, String other) {
    return label.equals(CALLS)
        ? Integer.compare(Integer.parseInt(one), Integer.parseInt(other))
        : one.compareTo(other);
  }

  /** By how many samples are drawn, the trials as they were when their turns were spent. */
  private static Map<Integer, List<ScoredTrial>> bySamples(int calls, List<ScoredTrial> byTurn) {
    Map<Integer, List<ScoredTrial>> bySamples = new TreeMap<>();
    runs(byTurn)
        .forEach(
            (run, trials) -> {
              int taken = trials.stream().mapToInt(CallBudget::turn).max().orElseThrow();
              int most = Math.max(taken, planned(trials.getFirst()));
              Spent spent = Spent.of(calls, most);
              int looked = Math.min(spent.turns(), taken);
              List<ScoredTrial> then =
                  trials.stream().filter(trial -> turn(trial) == looked).toList();
              requireEnough(calls, most, run, then);
              for (ScoredTrial trial : then) {
                bySamples
                    .computeIfAbsent(spent.samples(), _ -> new ArrayList<>())
                    .add(
                        trial
                            .labelled(CALLS, Integer.toString(calls))
                            .labelled(SPENT, spent.toString()));
              }
            });
    return bySamples;
  }

  private static Map<String, List<ScoredTrial>> runs(List<ScoredTrial> trials) {
    Map<String, List<ScoredTrial>> runs = new LinkedHashMap<>();
    for (ScoredTrial trial : trials) {
      runs.computeIfAbsent(trial.labels().getOrDefault(Scoring.RUN, ""), _ -> new ArrayList<>())
          .add(trial);
    }
    return runs;
  }

  private static int turn(ScoredTrial trial) {
    return Integer.parseInt(trial.labels().getOrDefault(Scoring.TURN, "1"));
  }

  /** The most turns of a sample; runs that others made name strategies that we cannot read. */
  private static int planned(ScoredTrial trial) {
    try {
      String name = trial.labels().getOrDefault(STRATEGY, "");
      return StrategyReader.read(name, Shots.ZERO).turns();
    } catch (StrategyException unknown) {
      return 1;
    }
  }

  private static void requireEnough(int calls, int most, String run, List<ScoredTrial> trials) {
    record Source(String task, Map<String, String> labels) {}
    Map<Source, Integer> samples = new HashMap<>();
    for (ScoredTrial trial : trials) {
      if (trial.outcome().counts()) {
        samples.merge(new Source(trial.task(), trial.labels()), 1, Integer::sum);
      }
    }
    samples.entrySet().stream()
        .min(
            Map.Entry.<Source, Integer>comparingByValue()
                .thenComparing(entry -> entry.getKey().task()))
        .filter(fewest -> (long) fewest.getValue() * most < calls)
        .ifPresent(
            fewest -> {
              throw new IllegalArgumentException(
                  "%d calls for every task are more than %s has: %s for %s; ask for fewer calls or take more samples."
                      .formatted(
                          calls, run, new Spent(fewest.getValue(), most), fewest.getKey().task()));
            });
  }

  private static Score named(Score score) {
    return new Score(
        score.metric().replace("@k", "@" + CALLS),
        score.k(),
        score.n(),
        score.p(),
        score.slice(),
        score.value(),
        score.low(),
        score.high(),
        score.tasks(),
        score.as());
  }
}
