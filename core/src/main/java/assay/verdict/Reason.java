package assay.verdict;

/** The typed reason below an outcome. */
public enum Reason {
  /** The answer is empty or holds no code. */
  EMPTY_ANSWER,
  /** There is code, but it does not define the function that was asked for. */
  NO_FUNCTION,
  /** A number that was asked for is missing, or had to be read with some goodwill. */
  NO_COUNT,
  /** A construct the execution model forbids. */
  FORBIDDEN,
  /** A construct the execution model requires is missing from the text. */
  NOT_USED,
  /** No parallel work was observed from outside while it ran. */
  NO_PARALLELISM,
  /** Called something the sandbox forbids and was stopped for it. */
  FORBIDDEN_CALL,
  COMPILE_ERROR,
  LINK_ERROR,
  /** The compiler ran into its own limit of time, memory or output. */
  COMPILE_LIMIT,
  SIGNAL,
  EXIT,
  /** No answer within the limit on one call. */
  CALL_TIME,
  MEMORY,
  OUTPUT,
  PROCESSES,
  CPU_TIME,
  /** An element of the result is wrong. */
  VALUE,
  /** The result has the wrong length. */
  SHAPE,
  /** The result is right only if it may be finished after it was declared done. */
  LATE,
  RACE,
  /** It does what the language leaves undefined, such as reading past the end of an array. */
  UNDEFINED,
  /** A closer look at a correct candidate found nothing. */
  INSPECTED,
  /** How precisely a result was computed. */
  PRECISION,
  /** The result is as precise as the reference's own, whatever the outcome is. */
  ULP,
  /** The result is less precise than the reference's own, whatever the outcome is. */
  NOT_ULP,
  /** KernelBench's own rule takes the result for right, whatever the outcome is. */
  ALLCLOSE,
  /** KernelBench's own rule takes the result for wrong, whatever the outcome is. */
  NOT_ALLCLOSE,
  /** How long a correct candidate takes on data that caches hold already. */
  HOT,
  /** It was done sooner than the memory delivers its data. */
  BANDWIDTH,
  /** The reference was slower beside it than without it. */
  DISTURBED,
  /** It used the processor while it was not its turn. */
  WORKED_FROZEN,
  /** A closer look was asked for and could not be taken. */
  NOT_INSPECTED,
  SEMANTIC,
  /** What a benchmark's own driver printed from within the candidate's process. */
  REPORTED,
  /** A tool this task needs is not installed. */
  MISSING_TOOL,
  /** The task needs more cores, memory or devices than the machine has. */
  MACHINE,
  /** The question does not fit the window of the model, so it was not asked. */
  WINDOW,
  /** What the task is about has no such form as it was to be shown in, so it was not asked. */
  NO_FORM,
  SANDBOX,
  JUDGE
}
