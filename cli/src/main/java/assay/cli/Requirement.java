package assay.cli;

import assay.verdict.Outcome;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** What a verdict must be for the command to succeed. */
sealed interface Requirement {
  boolean met(Verdict verdict);

  record Correct() implements Requirement {
    @Override
    public boolean met(Verdict verdict) {
      return verdict.outcome() == Outcome.CORRECT;
    }
  }

  record Built() implements Requirement {
    @Override
    public boolean met(Verdict verdict) {
      return verdict.outcome().built();
    }
  }

  /** Correct, and the lower end of the speedup's interval at least this much. */
  record Speedup(double least) implements Requirement {
    @Override
    public boolean met(Verdict verdict) {
      boolean fast = verdict.timing().map(Timing::low).orElse(0.0) >= least;
      return verdict.outcome() == Outcome.CORRECT && fast;
    }
  }

  /** Reads {@code correct}, {@code built} or {@code speedup:1.5}. */
  final class Reader implements ITypeConverter<Requirement> {
    private static final String SPEEDUP = "speedup:";

    @Override
    public Requirement convert(String text) {
      String word = text.toLowerCase(Locale.ROOT);
      if (word.equals("correct")) {
        return new Correct();
      }
      if (word.equals("built")) {
        return new Built();
      }
      if (word.startsWith(SPEEDUP)) {
        try {
          return new Speedup(Double.parseDouble(word.substring(SPEEDUP.length())));
        } catch (NumberFormatException e) {
          throw new TypeConversionException(
              "expected a number after speedup:, found '" + text + "'");
        }
      }
      throw new TypeConversionException(
          "expected correct, built or speedup:X, found '" + text + "'");
    }
  }
}
