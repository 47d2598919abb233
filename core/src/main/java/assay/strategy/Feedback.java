package assay.strategy;

/** What a model is told about an answer of its own. Written as {@code G+E+P}. */
public enum Feedback {
  /** The code it gave. */
  G,
  /** What the compiler and the judge found. */
  E,
  /** Where a correct candidate spends its time. */
  P
}
