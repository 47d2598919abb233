package assay.suites.kernels.score;

import assay.score.ScoredTrial;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.util.Locale;

/** By which rule an output must be right. */
public enum Rule {
  /** That of the verdict. */
  TOLERANCE,
  /** As precise as PyTorch besides, where that was looked at. */
  ULP;

  /** As it is called in slices and documents. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** A trial under this rule. */
  public ScoredTrial of(ScoredTrial trial, Verdict verdict) {
    return switch (this) {
      case TOLERANCE -> trial;
      case ULP ->
          trial.outcome() == Outcome.CORRECT && verdict.says(Reason.NOT_ULP)
              ? trial.wrong()
              : trial;
    };
  }

  /** Whether this rule says nothing of a right output: those of before it was looked at. */
  public boolean isSilent(Verdict verdict) {
    return switch (this) {
      case TOLERANCE -> false;
      case ULP ->
          verdict.outcome() == Outcome.CORRECT
              && !verdict.says(Reason.ULP)
              && !verdict.says(Reason.NOT_ULP);
    };
  }
}
