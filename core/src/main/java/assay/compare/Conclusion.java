package assay.compare;

/** What may be said of the other side, seen from the base. */
public enum Conclusion {
  FASTER,
  SLOWER,
  BETTER,
  WORSE,
  /** The difference, if there is one, is smaller than the margin; this too takes evidence. */
  SAME,
  /** The tasks at hand allow neither claim. */
  AMBIGUOUS
}
