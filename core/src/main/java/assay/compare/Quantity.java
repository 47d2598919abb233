package assay.compare;

/** What two sides are compared in. */
public enum Quantity {
  /** Share of correct samples; effects are differences, 0 where there is none. */
  PASS_RATE,
  /** Speedup where both sides are correct; effects are ratios, 1 where there is no difference. */
  SPEED
}
