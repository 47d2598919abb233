package assay.report.figure;

/** What stands in a panel for its points. */
enum Marks {
  BARS,
  LINES,
  TILES,
  /** Tiles that say who is first, second and so on. */
  RANKS,
  /** Where both axes are numbers. */
  DOTS,
  /** Least, quartiles and most of speedups; the series are these. */
  BOXES,
  /** One speedup above another. */
  LADDER
}
