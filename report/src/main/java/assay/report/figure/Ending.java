package assay.report.figure;

import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How far an answer got, in the order of the pipeline; a wrong result says what is wrong. */
enum Ending {
  NO_CODE,
  REJECTED,
  BUILD_FAILED,
  CRASHED,
  TIMED_OUT,
  OVER_LIMIT,
  WRONG_SHAPE,
  WRONG_VALUE,
  WRONG_OTHERWISE,
  CORRECT,
  NOT_JUDGED;

  static Ending of(Verdict verdict) {
    return switch (verdict.outcome()) {
      case NO_CODE -> NO_CODE;
      case REJECTED -> REJECTED;
      case BUILD_FAILED -> BUILD_FAILED;
      case CRASHED -> CRASHED;
      case TIMED_OUT -> TIMED_OUT;
      case OVER_LIMIT -> OVER_LIMIT;
      case WRONG -> wrong(verdict);
      case CORRECT -> CORRECT;
      case SKIPPED, INFRA_FAILED -> NOT_JUDGED;
    };
  }

  private static Ending wrong(Verdict verdict) {
    List<Reason> reasons = verdict.evidence().stream().map(one -> one.reason()).toList();
    if (reasons.contains(Reason.SHAPE)) {
      return WRONG_SHAPE;
    }
    return reasons.contains(Reason.VALUE) ? WRONG_VALUE : WRONG_OTHERWISE;
  }

  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  static List<String> labels() {
    return Arrays.stream(values()).map(Ending::label).toList();
  }
}
