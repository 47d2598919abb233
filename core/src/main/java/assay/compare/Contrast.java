package assay.compare;

import java.util.Map;

/**
 * One quantity compared over one slice of the tasks.
 *
 * @param slice the label and value the tasks share; empty where all are meant
 * @param tasks how many tasks both sides have
 * @param base mean of the base over those tasks: a share, or a geometric mean
 * @param other mean of the other side
 * @param effect other minus base, or other divided by base
 * @param low lower end of the effect's 95 % interval
 * @param high upper end
 * @param difference chance of so large an effect where there is none, after Holm's correction
 * @param equivalence chance of so small an effect where it is as large as the margin, after Holm's
 *     correction
 * @param detectable smallest effect these tasks would have shown 4 times in 5: a difference, or the
 *     relative gain in speed; infinite where one task alone cannot tell
 */
public record Contrast(
    Quantity quantity,
    Map<String, String> slice,
    int tasks,
    double base,
    double other,
    double effect,
    double low,
    double high,
    double difference,
    double equivalence,
    double detectable,
    Conclusion conclusion) {
  public Contrast {
    slice = Map.copyOf(slice);
  }
}
