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
      "speedup by problem size, on the most threads or processes, for each execution model"),
  CLASS_SCORES(
      "class-scores",
      "table 4",
      Paper.GPUFLOPBENCH,
      Marks.BARS,
      "whether the class of a kernel was told: F1 of each class, and Matthews' correlation"),
  COUNT_ERRORS(
      "count-errors",
      "figure 4a",
      Paper.GPUFLOPBENCH,
      Marks.BARS,
      "how far counts are off by class of kernel: mean |log10 said - log10 true|"),
  COUNT_ERRORS_BY_COMBINATION(
      "count-errors-by-combination",
      "figure 4b",
      Paper.GPUFLOPBENCH,
      Marks.BARS,
      "how far counts of hard kernels are off, by the most frequent combinations of attributes"),
  COUNT_ERRORS_BY_ATTRIBUTE(
      "count-errors-by-attribute",
      "beside figure 4b",
      Paper.GPUFLOPBENCH,
      Marks.BARS,
      "how far counts are off, by what makes kernels hard"),
  SAID_AND_TRUE(
      "said-and-true",
      "beside figure 4",
      Paper.GPUFLOPBENCH,
      Marks.DOTS,
      "counts as they were said over counts as they are"),
  FAST_CURVE(
      "fast-curve",
      "figure 2",
      Paper.KERNELBENCH,
      Marks.LINES,
      "how many modules are right and more than p times as fast as PyTorch, by p"),
  FAST_BY_K(
      "fast-by-k",
      "figure 4",
      Paper.KERNELBENCH,
      Marks.LINES,
      "how many modules are right and faster than PyTorch in one of k samples, by k"),
  FAST_BY_TURN(
      "fast-by-turn",
      "figure 6",
      Paper.KERNELBENCH,
      Marks.LINES,
      "how many modules are right and faster than PyTorch by turn N of a refinement"),
  FAILURE_MODES(
      "failure-modes",
      "figure 3",
      Paper.KERNELBENCH,
      Marks.BARS,
      "how far answers get: the share of trials by how they end"),
  SPEED_DISTRIBUTION(
      "speed-distribution",
      "figure 7",
      Paper.KERNELBENCH,
      Marks.BOXES,
      "speedups over PyTorch of what is right"),
  FAST_BY_MACHINE(
      "fast-by-machine",
      "table 14",
      Paper.KERNELBENCH,
      Marks.BARS,
      "how many modules are right and faster than PyTorch, machine by machine"),
  METRIC_RANKINGS(
      "metric-rankings",
      "figure 14",
      Paper.KERNELBENCH,
      Marks.RANKS,
      "how models rank by one score or another"),
  BEST_PER_TASK(
      "best-per-task",
      "table 19",
      Paper.KERNELBENCH,
      Marks.LADDER,
      "the best speedup of each module over all models"),
  OPERATORS(
      "operators",
      "beside appendix L",
      Paper.KERNELBENCH,
      Marks.BARS,
      "how many modules of several operators are right, and faster than PyTorch, by operator");

  /** Whose figures they are. */
  public enum Paper {
    PAREVAL("ParEval"),
    GPUFLOPBENCH("gpuFLOPBench"),
    KERNELBENCH("KernelBench");

    private final String label;

    Paper(String label) {
      this.label = label;
    }

    @Override
    public String toString() {
      return label;
    }
  }

  private final String label;
  private final String origin;
  private final Paper paper;
  private final Marks marks;
  private final String shows;

  FigureName(String label, String origin, Marks marks, String shows) {
    this(label, origin, Paper.PAREVAL, marks, shows);
  }

  FigureName(String label, String origin, Paper paper, Marks marks, String shows) {
    this.label = label;
    this.origin = origin;
    this.paper = paper;
    this.marks = marks;
    this.shows = shows;
  }

  /** As the user types it. */
  @Override
  public String toString() {
    return label;
  }

  /** Where its paper has it. */
  public String origin() {
    return origin;
  }

  public Paper paper() {
    return paper;
  }

  Marks marks() {
    return marks;
  }

  /** What it shows, without the models' names. */
  public String shows() {
    return shows;
  }
}
