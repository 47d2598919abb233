package assay.compare;

import java.util.Optional;

/**
 * How to compare.
 *
 * @param passMargin difference in pass rate that does not matter, such as 0.05
 * @param speedMargin relative difference in speed that does not matter, such as 0.05
 * @param by label to compare slice by slice as well
 * @param seed of the randomisation test
 */
public record Settings(double passMargin, double speedMargin, Optional<String> by, long seed) {
  public static final Settings USUAL = new Settings(0.05, 0.05, Optional.empty(), 1);

  public Settings {
    if (!(passMargin > 0 && passMargin < 1) || !(speedMargin > 0)) {
      throw new IllegalArgumentException(
          "A margin must be positive, and that of the pass rate below 1.");
    }
  }

  public Settings by(String label) {
    return new Settings(passMargin, speedMargin, Optional.of(label), seed);
  }
}
