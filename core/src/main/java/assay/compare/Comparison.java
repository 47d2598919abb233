package assay.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Two sides compared on the tasks they share. The task is the unit: samples of one task resemble
 * each other, so more of them sharpen a task's own figure and never count as more tasks.
 *
 * <ul>
 *   <li>Pass rates differ if random signs on the tasks' differences rarely give so large a sum.
 *   <li>Speeds are compared where both sides are correct, by a paired t-test on the tasks' mean log
 *       speedups; what only one side solves shows in the pass rate and among the flips.
 *   <li>Sides are the same if two one-sided tests refute a difference as large as the margin. Sides
 *       that differ by less than the margin are the same, however surely they differ.
 *   <li>Chances are corrected after Holm: over all others and both quantities for the whole, and
 *       again over all slices.
 * </ul>
 *
 * @param contrasts those of the whole first, then slice by slice
 * @param flips the largest first
 * @param paired how many tasks both sides have
 * @param baseOnly how many tasks only the base has
 * @param otherOnly how many tasks only the other side has
 */
public record Comparison(
    String base,
    String other,
    List<Contrast> contrasts,
    List<Flip> flips,
    int paired,
    int baseOnly,
    int otherOnly) {
  public Comparison {
    contrasts = List.copyOf(contrasts);
    flips = List.copyOf(flips);
  }

  public static Comparison of(Side base, Side other, Settings settings) {
    return of(base, List.of(other), settings).getFirst();
  }

  /** Every other side against the base, with one correction over all of them. */
  public static List<Comparison> of(Side base, List<Side> others, Settings settings) {
    Family whole = new Family(settings);
    Family slices = new Family(settings);
    List<List<PairedTask>> shared = new ArrayList<>();
    for (int side = 0; side < others.size(); side++) {
      List<PairedTask> pairs = shared(base, others.get(side));
      shared.add(pairs);
      whole.add(pairs, side);
      if (settings.by().isPresent()) {
        slices.addSlices(pairs, side, settings.by().get());
      }
    }
    if (settings.by().isPresent() && slices.isEmpty()) {
      throw new IllegalArgumentException(
          "No task has the label '%s'; slice by another.".formatted(settings.by().get()));
    }
    List<Comparison> comparisons = new ArrayList<>();
    for (int side = 0; side < others.size(); side++) {
      List<Contrast> contrasts = new ArrayList<>(whole.contrasts(side));
      contrasts.addAll(slices.contrasts(side));
      comparisons.add(one(base, others.get(side), shared.get(side), contrasts));
    }
    return comparisons;
  }

  private static List<PairedTask> shared(Side base, Side other) {
    List<PairedTask> pairs = PairedTask.of(base, other);
    if (pairs.isEmpty()) {
      throw new IllegalArgumentException(
          "%s and %s share no task with a verdict that counts; compare runs of the same tasks."
              .formatted(base.name(), other.name()));
    }
    return pairs;
  }

  private static Comparison one(
      Side base, Side other, List<PairedTask> pairs, List<Contrast> contrasts) {
    return new Comparison(
        base.name(),
        other.name(),
        contrasts,
        flips(pairs),
        pairs.size(),
        PairedTask.tasks(base).size() - pairs.size(),
        PairedTask.tasks(other).size() - pairs.size());
  }

  private static List<Flip> flips(List<PairedTask> pairs) {
    return pairs.stream()
        .filter(PairedTask::flipped)
        .map(one -> new Flip(one.task(), one.basePass(), one.otherPass()))
        .sorted(
            Comparator.comparingDouble((Flip flip) -> -Math.abs(flip.other() - flip.base()))
                .thenComparing(Flip::task))
        .toList();
  }
}
