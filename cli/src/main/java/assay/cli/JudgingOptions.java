package assay.cli;

import assay.statistics.Effort;
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
      description = "quick, standard (the default) or strict: how well to know a speedup.")
  Effort effort = Effort.STANDARD;

  @Mixin RaceCheckOption raceCheck = new RaceCheckOption();
  @Mixin SandboxOption sandbox = new SandboxOption();

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
