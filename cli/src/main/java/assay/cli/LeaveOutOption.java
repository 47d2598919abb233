package assay.cli;

import assay.pack.Spelling;
import assay.score.ScoredTrial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Problem types whose speedups say little, as those of searches that end where luck has it. */
final class LeaveOutOption {
  private static final String NONE = "none";

  @Option(
      names = "--leave-out",
      split = ",",
      paramLabel = "TYPE",
      description = {
        "Problem types to count no speedup and no efficiency of, as ParEval does with search;",
        "score leaves out none by default, figure leaves out search; or say none."
      })
  private @Nullable List<String> types;

  /** Those the user named, which must occur; or the usual ones, which need not. */
  Set<String> types(Set<String> usual, List<ScoredTrial> trials) throws Complaint {
    if (types == null || types.equals(List.of(NONE))) {
      return types == null ? usual : Set.of();
    }
    Set<String> known = new TreeSet<>();
    trials.forEach(trial -> type(trial).ifPresent(known::add));
    for (String type : types) {
      if (!known.contains(type)) {
        throw Complaint.usage(
            "No task of these runs is of type '%s', only of %s%s"
                .formatted(type, String.join(", ", known), Spelling.hint(type, known)));
      }
    }
    return Set.copyOf(types);
  }

  /** The trials, those of the types with their outcome alone. */
  static List<ScoredTrial> without(Set<String> types, List<ScoredTrial> trials) {
    List<ScoredTrial> kept = new ArrayList<>();
    for (ScoredTrial trial : trials) {
      boolean out = type(trial).filter(types::contains).isPresent();
      kept.add(out ? trial.timedOnlyAt(Set.of()) : trial);
    }
    return kept;
  }

  private static Optional<String> type(ScoredTrial trial) {
    return Optional.ofNullable(trial.labels().get("type"));
  }
}
