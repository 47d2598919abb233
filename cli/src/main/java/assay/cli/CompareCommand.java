package assay.cli;

import assay.compare.Comparison;
import assay.compare.Conclusion;
import assay.compare.Contrast;
import assay.compare.Settings;
import assay.compare.Side;
import assay.report.CompareView;
import assay.runfile.RunFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@CommandLine.Command(
    name = "compare",
    description = {
      "Compares runs with the first one, task by task: pass rates, and speeds where both are right.",
      "Says BETTER, WORSE, FASTER, SLOWER, SAME or AMBIGUOUS, and what could have been seen."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay compare base other",
      "  ./assay compare base other --by exec --margin 0.03",
      "  ./assay compare base other --require not-worse"
    })
final class CompareCommand extends Command {
  private static final Set<Conclusion> DOWN = Set.of(Conclusion.WORSE, Conclusion.SLOWER);
  private static final Set<Conclusion> UP = Set.of(Conclusion.BETTER, Conclusion.FASTER);

  @Parameters(index = "0", paramLabel = "BASE", description = "The run to compare with.")
  private String base = "";

  @Parameters(index = "1", arity = "1..*", paramLabel = "RUN", description = "Runs to compare.")
  private List<String> others = new ArrayList<>();

  @Option(names = "--by", paramLabel = "LABEL", description = "Compare slice by slice as well.")
  private Optional<String> by = Optional.empty();

  @Option(
      names = "--margin",
      paramLabel = "X",
      description =
          "What does not matter: a difference in pass rate, or relative in speed (default ${DEFAULT-VALUE}).")
  private double margin = Settings.USUAL.passMargin();

  @Option(
      names = "--require",
      paramLabel = "WHAT",
      description = "End with code 1 unless every run is: ${COMPLETION-CANDIDATES}.")
  private Optional<Gate> require = Optional.empty();

  private final Wiring wiring;

  CompareCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  /** What a caller may insist on. */
  enum Gate {
    /** Neither worse nor slower, as far as can be told. */
    NOT_WORSE("not-worse"),
    /** Better or faster, and neither worse nor slower. */
    BETTER("better");

    private final String word;

    Gate(String word) {
      this.word = word;
    }

    /** As the user types it. */
    @Override
    public String toString() {
      return word;
    }

    boolean met(Comparison comparison) {
      List<Conclusion> whole =
          comparison.contrasts().stream()
              .filter(one -> one.slice().isEmpty())
              .map(Contrast::conclusion)
              .toList();
      boolean fallen = whole.stream().anyMatch(DOWN::contains);
      boolean risen = whole.stream().anyMatch(UP::contains);
      return switch (this) {
        case NOT_WORSE -> !fallen;
        case BETTER -> risen && !fallen;
      };
    }
  }

  @Override
  ExitCode run() throws Exception {
    List<String> names = new ArrayList<>(List.of(base));
    names.addAll(others);
    List<Comparison> comparisons;
    try (OpenRuns open = OpenRuns.of(names, wiring.places().runs())) {
      List<Side> sides = new ArrayList<>();
      for (RunFile file : open.files()) {
        sides.add(new Side(RunArgument.name(file.path()), ScoredRun.of(file, wiring)));
      }
      comparisons = compared(sides);
    }
    print(
        CompareDocument.of(comparisons),
        () ->
            String.join(
                "\n",
                comparisons.stream()
                    .map(one -> CompareView.text(one, terminal.outScreen()))
                    .toList()));
    boolean met = require.isEmpty() || comparisons.stream().allMatch(require.get()::met);
    return met ? ExitCode.DONE : ExitCode.NOT_MET;
  }

  private List<Comparison> compared(List<Side> sides) throws Complaint {
    try {
      Settings settings = new Settings(margin, margin, by, Settings.USUAL.seed());
      return Comparison.of(sides.getFirst(), sides.subList(1, sides.size()), settings);
    } catch (IllegalArgumentException e) {
      throw new Complaint(ExitCode.USAGE, String.valueOf(e.getMessage()), e);
    }
  }
}
