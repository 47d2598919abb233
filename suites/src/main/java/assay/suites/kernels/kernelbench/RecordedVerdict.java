package assay.suites.kernels.kernelbench;

import assay.verdict.Configuration;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.StopReason;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The verdict that a sample's result amounts to; where it does not say why, this cannot either. */
final class RecordedVerdict {
  private static final List<String> COMPILATION = List.of("compilation_error");
  private static final List<String> CRASHES =
      List.of("runtime_error", "cuda_error", "other_error", "gpu_error");
  private static final List<String> MISMATCH = List.of("correctness_issue");
  private static final List<String> OTHER = List.of("error");
  private static final String TIMED_OUT = "Evaluation timed out";

  private RecordedVerdict() {}

  /**
   * A verdict.
   *
   * @param reference what the problem's own module took, in milliseconds
   */
  static Verdict of(SampleResult result, Optional<Double> reference, String machine) {
    Verdict verdict = result.correct() ? correct(result, reference, machine) : failed(result);
    return verdict.withEvidence(result.evidence()).withFlag(Flag.ORIGINAL_PROTOCOL);
  }

  private static Verdict correct(SampleResult result, Optional<Double> reference, String machine) {
    Optional<Timing> timing =
        reference.flatMap(
            expected -> result.milliseconds().map(own -> timing(expected, own, machine)));
    return new Verdict(
        Outcome.CORRECT,
        List.of(),
        List.of(new Configuration("n=1", 1, Outcome.CORRECT, List.of(), timing)),
        Optional.empty(),
        Set.of());
  }

  /** Two means that were taken apart; an interval they do not have. */
  private static Timing timing(double reference, double own, String machine) {
    return new Timing(
        machine,
        1,
        reference,
        own,
        reference / own,
        0,
        Double.POSITIVE_INFINITY,
        StopReason.BUDGET,
        List.of());
  }

  private static Verdict failed(SampleResult result) {
    Optional<String> compilation = result.said(COMPILATION);
    if (compilation.isPresent()) {
      return Verdict.of(Outcome.BUILD_FAILED, Reason.COMPILE_ERROR, compilation.get());
    }
    Optional<String> crash = result.said(CRASHES);
    if (crash.isPresent()) {
      return Verdict.of(Outcome.CRASHED, Reason.EXIT, crash.get());
    }
    Optional<String> mismatch = result.said(MISMATCH);
    if (mismatch.isPresent()) {
      Reason reason = mismatch.get().contains("shape") ? Reason.SHAPE : Reason.VALUE;
      return Verdict.of(Outcome.WRONG, reason, mismatch.get());
    }
    Optional<String> other = result.said(OTHER);
    if (other.isPresent()) {
      return unfinished(other.get());
    }
    return result.compiled()
        ? Verdict.of(Outcome.WRONG, Reason.VALUE, "KernelBench's results say it is not correct")
        : Verdict.of(
            Outcome.BUILD_FAILED,
            Reason.COMPILE_ERROR,
            "KernelBench's results say it did not compile");
  }

  private static Verdict unfinished(String error) {
    if (error.equals(TIMED_OUT)) {
      return Verdict.of(
          Outcome.TIMED_OUT,
          Reason.CALL_TIME,
          "it crashed or ran out of time; KernelBench's results do not say which");
    }
    boolean missing = error.contains("Kernel not found") || error.startsWith("Future was None");
    return missing
        ? Verdict.of(Outcome.NO_CODE, Reason.EMPTY_ANSWER, "KernelBench had no kernel of it")
        : Verdict.of(Outcome.CRASHED, Reason.EXIT, error);
  }
}
