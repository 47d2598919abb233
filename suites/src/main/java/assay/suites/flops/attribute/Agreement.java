package assay.suites.flops.attribute;

/**
 * How far two opinions on many kernels agree.
 *
 * @param both kernels of which both say that they have it
 * @param first of which only the first says so
 * @param second of which only the second says so
 * @param neither of which none does
 * @param open on which one of them cannot tell
 */
public record Agreement(int both, int first, int second, int neither, int open) {
  public static final Agreement NONE = new Agreement(0, 0, 0, 0, 0);

  /** With one more kernel on which both had something to say. */
  public Agreement plus(boolean one, boolean other) {
    return new Agreement(
        both + (one && other ? 1 : 0),
        first + (one && !other ? 1 : 0),
        second + (!one && other ? 1 : 0),
        neither + (!one && !other ? 1 : 0),
        open);
  }

  public Agreement plusOpen() {
    return new Agreement(both, first, second, neither, open + 1);
  }

  public int told() {
    return both + first + second + neither;
  }

  /** The share of kernels on which they agree. */
  public double share() {
    return told() == 0 ? Double.NaN : (both + neither) / (double) told();
  }

  /** Cohen's kappa: agreement beyond what chance gives; no number where chance gives all of it. */
  public double kappa() {
    double all = told();
    double yes = (both + first) / all * ((both + second) / all);
    double no = (second + neither) / all * ((first + neither) / all);
    double chance = yes + no;
    return (share() - chance) / (1 - chance);
  }
}
