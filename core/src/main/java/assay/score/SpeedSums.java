package assay.score;

import java.util.List;

/**
 * What {@link SpeedRatio} is computed from; every part of it can be added up over tasks.
 *
 * @param correct how many samples are right
 * @param timed how many samples are right and have a speedup
 * @param speedups of those that are timed
 * @param lazySpeedups of all, where one that is missing or below 1 is 1
 * @param logarithms of the speedups
 * @param lazyLogarithms of the lazy speedups
 * @param growths logarithms of one more than the speedups
 */
record SpeedSums(
    double tasks,
    double correct,
    double timed,
    double speedups,
    double lazySpeedups,
    double logarithms,
    double lazyLogarithms,
    double growths) {
  private static final SpeedSums NOTHING = new SpeedSums(0, 0, 0, 0, 0, 0, 0, 0);

  /** One task: the mean over its samples, or of several problems of it over theirs. */
  static SpeedSums ofTask(List<Problem> problems) {
    SpeedSums all = NOTHING;
    for (Problem problem : problems) {
      SpeedSums own = NOTHING;
      for (Sample sample : problem.samples()) {
        own = own.plus(of(sample, problem));
      }
      all = all.plus(own.times(1.0 / problem.samples().size()));
    }
    return all.times(1.0 / problems.size());
  }

  static SpeedSums of(List<SpeedSums> tasks, int[] drawn) {
    SpeedSums all = NOTHING;
    for (int task : drawn) {
      all = all.plus(tasks.get(task));
    }
    return all;
  }

  private static SpeedSums of(Sample sample, Problem problem) {
    double correct = sample.passed() ? 1 : 0;
    double speedup = sample.speedup(problem.ns());
    return speedup > 0
        ? new SpeedSums(
            1,
            correct,
            1,
            speedup,
            Math.max(speedup, 1),
            Math.log(speedup),
            Math.log(Math.max(speedup, 1)),
            Math.log1p(speedup))
        : new SpeedSums(1, correct, 0, 0, 1, 0, 0, 0);
  }

  private SpeedSums plus(SpeedSums other) {
    return new SpeedSums(
        tasks + other.tasks,
        correct + other.correct,
        timed + other.timed,
        speedups + other.speedups,
        lazySpeedups + other.lazySpeedups,
        logarithms + other.logarithms,
        lazyLogarithms + other.lazyLogarithms,
        growths + other.growths);
  }

  private SpeedSums times(double factor) {
    return new SpeedSums(
        tasks * factor,
        correct * factor,
        timed * factor,
        speedups * factor,
        lazySpeedups * factor,
        logarithms * factor,
        lazyLogarithms * factor,
        growths * factor);
  }
}
