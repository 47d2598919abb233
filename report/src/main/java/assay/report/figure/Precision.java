package assay.report.figure;

import assay.report.count.CountPair;
import java.math.BigInteger;

/** Which of the two counts is looked at. */
enum Precision {
  SP,
  DP;

  /** The score that says how far such counts are off. */
  String error() {
    return switch (this) {
      case SP -> "male_sp";
      case DP -> "male_dp";
    };
  }

  BigInteger of(CountPair pair) {
    return switch (this) {
      case SP -> pair.single();
      case DP -> pair.dual();
    };
  }
}
