package assay.report.turns;

import assay.runfile.Judgement;
import assay.runfile.RunFile;
import assay.runfile.Trial;
import assay.task.Task;
import assay.verdict.Merit;
import assay.verdict.Outcome;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** How one sample went, turn by turn. */
public record Trajectory(String task, int sample, List<Step> steps) {
  public Trajectory {
    steps = List.copyOf(steps);
  }

  /**
   * One turn.
   *
   * @param turn counted from 0
   * @param milliseconds of a correct candidate that was timed
   * @param speedup that counts for it; 0 where none does
   * @param best whether it is better than all before
   * @param worse whether it is worse than one before: it did not get as far, or it is slower by
   *     more than both measurements are uncertain; what says nothing about the model is not
   */
  public record Step(
      int turn,
      Outcome outcome,
      Optional<Double> milliseconds,
      double speedup,
      boolean best,
      boolean worse) {}

  /** All samples of the run with a verdict, by task and sample. */
  public static List<Trajectory> in(RunFile run) {
    List<Trajectory> all = new ArrayList<>();
    for (Task task : run.tasks()) {
      Map<Integer, List<Trial>> samples = new TreeMap<>();
      for (Trial trial : run.trials(task.id())) {
        if (trial.judgement().isPresent()) {
          samples.computeIfAbsent(trial.id().sample(), _ -> new ArrayList<>()).add(trial);
        }
      }
      samples.forEach((sample, trials) -> all.add(of(task.id(), sample, trials)));
    }
    return all;
  }

  private static Trajectory of(String task, int sample, List<Trial> trials) {
    List<Step> steps = new ArrayList<>();
    Optional<Verdict> best = Optional.empty();
    for (Trial trial : trials) {
      Verdict verdict = trial.judgement().map(Judgement::verdict).orElseThrow();
      boolean better = best.isEmpty() || isBetter(verdict, best.get());
      boolean worse = best.isPresent() && isWorse(verdict, best.get());
      steps.add(
          new Step(
              trial.id().turn(),
              verdict.outcome(),
              verdict.timing().map(Timing::candidateMs),
              Merit.of(verdict).speedup(),
              better,
              worse));
      best = better ? Optional.of(verdict) : best;
    }
    return new Trajectory(task, sample, steps);
  }

  private static boolean isBetter(Verdict one, Verdict other) {
    return Merit.of(one).compareTo(Merit.of(other)) > 0;
  }

  private static boolean isWorse(Verdict one, Verdict best) {
    if (!one.outcome().counts()) {
      return false;
    }
    if (one.outcome() != best.outcome()) {
      return isBetter(best, one);
    }
    return one.timing().isPresent()
        && best.timing().isPresent()
        && one.timing().get().high() < best.timing().get().low();
  }

  /** The same without the turns after so many. */
  Trajectory upTo(int turns) {
    return new Trajectory(
        task, sample, steps.stream().filter(step -> step.turn() < turns).toList());
  }

  /** Whether a turn is worse than one before. */
  public boolean degenerates() {
    return steps.stream().anyMatch(Step::worse);
  }

  boolean isCorrect() {
    return steps.stream().anyMatch(step -> step.outcome() == Outcome.CORRECT);
  }

  boolean isFaster() {
    return steps.stream().anyMatch(step -> step.speedup() > 1);
  }
}
