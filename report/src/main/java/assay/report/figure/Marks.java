package assay.report.figure;

/** What stands in a panel for its points. */
enum Marks {
  BARS,
  LINES,
  TILES,
  /** Where both axes are numbers. */
  DOTS
}
