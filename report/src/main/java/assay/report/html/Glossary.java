package assay.report.html;

import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.StopReason;

/** What the words of a verdict mean, for a reader who sees them for the first time. */
final class Glossary {
  private Glossary() {}

  static String of(Outcome outcome) {
    return switch (outcome) {
      case NO_CODE -> "The answer holds no code that could be the candidate.";
      case REJECTED -> "The candidate broke a rule, seen in its text or while it ran.";
      case BUILD_FAILED -> "The compiler or the linker refused the candidate.";
      case CRASHED -> "The candidate ended before it was done.";
      case TIMED_OUT -> "The candidate did not finish within its time.";
      case OVER_LIMIT -> "The candidate ran into a limit on memory, output, files or processes.";
      case WRONG -> "The candidate finished with a wrong result.";
      case CORRECT -> "Every checked call gave the right result.";
      case SKIPPED -> "This machine cannot run the task; says nothing about the model.";
      case INFRA_FAILED -> "Assay's own fault; says nothing about the model.";
    };
  }

  static String of(Reason reason) {
    return switch (reason) {
      case EMPTY_ANSWER -> "The answer is empty or holds no code.";
      case NO_FUNCTION -> "There is code, but it does not define the function that was asked for.";
      case NO_COUNT -> "A number that was asked for is missing, or had to be read with goodwill.";
      case FORBIDDEN -> "It uses something the execution model forbids.";
      case NOT_USED -> "It does not use what the execution model requires.";
      case NO_PARALLELISM -> "No parallel work was observed from outside while it ran.";
      case FORBIDDEN_CALL -> "It made a system call the sandbox forbids.";
      case COMPILE_ERROR -> "The compiler found errors.";
      case LINK_ERROR -> "The linker found errors.";
      case COMPILE_LIMIT -> "The compiler ran into its limit of time, memory or output.";
      case SIGNAL -> "It was ended by a signal.";
      case EXIT -> "It ended itself before it was done.";
      case CALL_TIME -> "One call took longer than it may.";
      case MEMORY -> "It needed more memory than it may have.";
      case OUTPUT -> "It wrote more than it may.";
      case PROCESSES -> "It started more processes or threads than it may.";
      case CPU_TIME -> "It used more CPU time than it may.";
      case VALUE -> "An element of the result is wrong.";
      case SHAPE -> "The result has the wrong length.";
      case LATE -> "The result was still being finished after it was declared done.";
      case HOT -> "How long a correct candidate takes on data that caches hold already.";
      case BANDWIDTH -> "It was done sooner than the memory delivers its data.";
      case DISTURBED -> "The reference was slower beside it than without it.";
      case WORKED_FROZEN -> "It used the processor while it was not its turn.";
      case PRECISION -> "How precisely a result was computed.";
      case ULP -> "Its error is at most a few times PyTorch's own: right by the rule ulp.";
      case NOT_ULP ->
          "Its error is many times PyTorch's own: not right by the rule ulp, which decides nothing here.";
      case ALLCLOSE ->
          "KernelBench's own rule takes the result for right; it decides nothing here.";
      case NOT_ALLCLOSE ->
          "KernelBench's own rule takes the result for wrong; it decides nothing here.";
      case RACE -> "Its threads use the same place without an order.";
      case UNDEFINED -> "It does what the language leaves undefined.";
      case INSPECTED -> "A closer look found neither a race nor a misuse of memory.";
      case NOT_INSPECTED -> "A closer look was asked for and could not be taken.";
      case REPORTED -> "What the benchmark's own driver printed.";
      case SEMANTIC -> "It does something else than was asked.";
      case MISSING_TOOL -> "A tool the task needs is not installed.";
      case MACHINE -> "The task needs more cores, memory or devices than the machine has.";
      case WINDOW -> "The question does not fit the model's window, so it was not asked.";
      case NO_FORM -> "The module has no such form as it was to be shown in, so it was not asked.";
      case SANDBOX -> "The sandbox failed.";
      case JUDGE -> "The judge failed.";
    };
  }

  static String of(Flag flag) {
    return switch (flag) {
      case RACY -> "A race was found; the result was right all the same.";
      case UNSAFE -> "It reads or writes memory it should not; the result was right all the same.";
      case TIMING_SUSPECT ->
          "The clock cannot be trusted for this candidate; its times are not scored.";
      case IMPLAUSIBLE -> "Faster than the hardware allows; its times are not scored.";
      case EMULATED -> "A processor stood in for the device; its times are not scored.";
      case JUDGE_SHARES_CORES -> "The judge had no core of its own while it measured.";
      case SHORT_BATCH -> "A timed batch was shorter than the clock wants.";
      case NO_SANDBOX -> "Judged without the sandbox, by the user's explicit wish.";
      case ORIGINAL_PROTOCOL ->
          "Judged by the benchmark's own driver in the candidate's process, which can forge it.";
    };
  }

  static String of(StopReason stop) {
    return switch (stop) {
      case CONVERGED -> "The interval became as narrow as was asked for.";
      case STABLE_BUT_NOISY ->
          "The noise settled above the target; more pairs would not help soon.";
      case BUDGET -> "The time or the number of pairs ran out.";
      case UNSTABLE -> "The times kept drifting.";
    };
  }
}
