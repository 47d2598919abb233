package assay.compare;

import assay.score.ScoredTrial;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Builds sides trial by trial. */
final class Sides {
  private final String name;
  private final List<ScoredTrial> trials = new ArrayList<>();

  Sides(String name) {
    this.name = name;
  }

  /** One correct sample with the speedup at n = 4. */
  Sides solved(String task, double speedup) {
    return add(task, Outcome.CORRECT, Map.of(4, speedup), Set.of());
  }

  Sides solved(String task, Map<Integer, Double> speedups) {
    return add(task, Outcome.CORRECT, speedups, Set.of());
  }

  Sides failed(String task) {
    return add(task, Outcome.WRONG, Map.of(), Set.of());
  }

  Sides ended(String task, Outcome outcome) {
    return add(task, outcome, Map.of(), Set.of());
  }

  Sides suspect(String task, double speedup) {
    return add(task, Outcome.CORRECT, Map.of(4, speedup), Set.of(Flag.TIMING_SUSPECT));
  }

  Side side() {
    return new Side(name, trials);
  }

  private Sides add(String task, Outcome outcome, Map<Integer, Double> speedups, Set<Flag> flags) {
    String exec = task.substring(task.lastIndexOf('/') + 1);
    trials.add(
        new ScoredTrial(
            task,
            Map.of("exec", exec),
            trials.size(),
            outcome,
            speedups,
            speedups.keySet(),
            flags));
    return this;
  }
}
