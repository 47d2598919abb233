package assay.report;

import assay.verdict.Flag;
import assay.verdict.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Outcomes and flags in colour and in words. */
public final class Outcomes {
  private Outcomes() {}

  public static Cell cell(Outcome outcome) {
    return Cell.of(outcome.name(), colour(outcome));
  }

  public static Colour colour(Outcome outcome) {
    return switch (outcome) {
      case CORRECT -> Colour.GREEN;
      case SKIPPED, INFRA_FAILED -> Colour.YELLOW;
      case NO_CODE, REJECTED, BUILD_FAILED, CRASHED, TIMED_OUT, OVER_LIMIT, WRONG -> Colour.RED;
    };
  }

  /** How often each occurs, the best first: {@code 8 CORRECT, 2 WRONG}. */
  public static String counted(Map<Outcome, Integer> counts) {
    List<String> parts = new ArrayList<>();
    for (Outcome outcome : List.of(Outcome.values()).reversed()) {
      int count = counts.getOrDefault(outcome, 0);
      if (count > 0 && outcome.counts()) {
        parts.add(count + " " + outcome);
      }
    }
    for (Outcome outcome : List.of(Outcome.SKIPPED, Outcome.INFRA_FAILED)) {
      int count = counts.getOrDefault(outcome, 0);
      if (count > 0) {
        parts.add(count + " " + outcome);
      }
    }
    return String.join(", ", parts);
  }

  /** What a flag means for whoever reads the verdict. */
  public static String meaning(Flag flag) {
    return switch (flag) {
      case RACY -> "its threads use the same memory in no order, so that its result may change";
      case UNSAFE -> "it does what the language leaves undefined";
      case TIMING_SUSPECT -> "the clock cannot be trusted for it; its times are not scored";
      case IMPLAUSIBLE -> "faster than this hardware allows; its times are not scored";
      case EMULATED -> "ran on a processor that stood in for the device; its times are not scored";
      case JUDGE_SHARES_CORES -> "the judge had no core of its own while it measured";
      case SHORT_BATCH -> "its calls are shorter than the clock wants";
      case NO_SANDBOX -> "judged without the sandbox; nothing kept it from cheating";
      case ORIGINAL_PROTOCOL ->
          "judged by the benchmark's own driver in the candidate's process, which can forge it; "
              + "for a verdict that cannot be forged, judge it in the suite parallel";
    };
  }
}
