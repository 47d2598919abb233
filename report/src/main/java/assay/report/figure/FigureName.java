package assay.report.figure;

/** The figures there are. */
public enum FigureName {
  SERIAL_PARALLEL(
      "serial-parallel", "figure 1", Marks.BARS, "pass@k of serial and of parallel code"),
  PASS_BY_K("pass-by-k", "figure 2", Marks.LINES, "pass@k of parallel code, by k"),
  PASS_BY_EXEC("pass-by-exec", "figure 3", Marks.BARS, "pass@k by execution model"),
  PASS_BY_TYPE("pass-by-type", "figure 4", Marks.BARS, "pass@k of parallel code by problem type"),
  PASS_MAP("pass-map", "figure 5", Marks.TILES, "pass@k by execution model and problem type"),
  SPEEDUP(
      "speedup",
      "figure 6",
      Marks.BARS,
      "speedup and efficiency of parallel code on the most threads or processes"),
  EFFICIENCY_BY_N(
      "efficiency-by-n",
      "figure 7",
      Marks.LINES,
      "efficiency by number of threads or processes, for each execution model"),
  SPEEDUP_MAX(
      "speedup-max",
      "figure 8",
      Marks.BARS,
      "speedup and efficiency of parallel code, each sample at its best n"),
  TRANSLATION(
      "translation",
      "figure 9",
      Marks.BARS,
      "pass@k of code translated into an execution model and of code written in it"),
  TRANSLATION_EFFICIENCY(
      "translation-efficiency",
      "figure 10",
      Marks.BARS,
      "efficiency of translated and of written code on the most threads or processes"),
  TRANSLATION_SPEEDUP(
      "translation-speedup",
      "figure 11",
      Marks.BARS,
      "speedup of translated and of written code on the most threads or processes"),
  SPEEDUP_BY_SIZE(
      "speedup-by-size",
      "the end of section 7",
      Marks.LINES,
      "speedup by problem size, on the most threads or processes, for each execution model");

  private final String label;
  private final String origin;
  private final Marks marks;
  private final String shows;

  FigureName(String label, String origin, Marks marks, String shows) {
    this.label = label;
    this.origin = origin;
    this.marks = marks;
    this.shows = shows;
  }

  /** As the user types it. */
  @Override
  public String toString() {
    return label;
  }

  /** Where the ParEval paper has it. */
  public String origin() {
    return origin;
  }

  Marks marks() {
    return marks;
  }

  /** What it shows, without the models' names. */
  public String shows() {
    return shows;
  }
}
