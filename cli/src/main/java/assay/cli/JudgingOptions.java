package assay.cli;

import assay.statistics.Effort;
import assay.suite.Suite;
import assay.suites.parallel.ParallelSuite;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** How candidates are judged. */
final class JudgingOptions {
  @Option(
      names = "--timing",
      paramLabel = "EFFORT",
      converter = EffortNamed.class,
      defaultValue = "standard",
      description = {
        "quick, standard (the default) or strict: how well to know a speedup;",
        "quick:1,16,2x8 on so many threads or ranks, and ranks of threads, only;",
        "quick@1/4,4 also times at a quarter and four times the problem's size."
      })
  Effort effort = Effort.STANDARD;

  @Mixin RaceCheckOption raceCheck = new RaceCheckOption();
  @Mixin SandboxOption sandbox = new SandboxOption();

  /** Refuses teams and sizes where the suite has fixed its own. */
  static Effort requireApt(Effort effort, Suite suite) throws Complaint {
    boolean plain = effort.teams().isEmpty() && effort.sizes().isEmpty();
    if (!plain && !suite.name().equals(ParallelSuite.NAME)) {
      throw Complaint.usage(
          "The suite %s times its tasks at one size, as its launch parameters say; give --timing a word only."
              .formatted(suite.name()));
    }
    return effort;
  }

  static final class EffortNamed implements ITypeConverter<Effort> {
    @Override
    public Effort convert(String name) {
      try {
        return Effort.named(name);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(String.valueOf(e.getMessage()));
      }
    }
  }
}
