package assay.redteam;

/** What an attack has achieved where nothing stops it. */
public enum Success {
  /** It is judged CORRECT. */
  CORRECT,
  /** It is judged CORRECT and far faster than the reference. */
  FASTER,
  /** It prints, or makes the compiler print, what it could only know by breaking out. */
  LEAKS,
  /** It fails, and the blame falls on the harness. */
  HIDES
}
