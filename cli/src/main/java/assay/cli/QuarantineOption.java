package assay.cli;

import assay.runfile.RunFile;
import assay.score.Score;
import assay.score.ScoredTrial;
import assay.suites.flops.FlopsSuite;
import assay.suites.pareval.PublishedScores;
import assay.suites.pareval.Quarantine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What becomes of tasks that are known to be broken upstream. */
final class QuarantineOption {
  /** The label that tells scores with them from scores without, where both are given. */
  static final String LABEL = "quarantine";

  @Option(
      names = "--quarantine",
      paramLabel = "CHOICE",
      description = {
        "Tasks that are broken upstream: include, exclude;",
        "by default score gives both, where there are any, and figure includes them."
      })
  private @Nullable Choice choice;

  private final Quarantine list = Quarantine.builtIn();

  enum Choice {
    INCLUDE,
    EXCLUDE;

    String label() {
      return name().toLowerCase(Locale.ROOT) + "d";
    }
  }

  /** Both where nothing was chosen and it makes a difference. */
  List<Choice> choices(List<ScoredTrial> trials) {
    if (trials.stream().noneMatch(one -> isBroken(one.labels()))) {
      return List.of(Choice.INCLUDE);
    }
    return choice == null ? List.of(Choice.values()) : List.of(choice);
  }

  /** The trials that are to be scored, under each choice, which is among their labels if of two. */
  List<ScoredTrial> under(List<Choice> choices, List<ScoredTrial> trials) {
    List<ScoredTrial> chosen = new ArrayList<>();
    for (Choice one : choices) {
      for (ScoredTrial trial : trials) {
        if (wanted(one, trial.labels())) {
          chosen.add(choices.size() > 1 ? trial.labelled(LABEL, one.label()) : trial);
        }
      }
    }
    return chosen;
  }

  /** The trials of one picture, which cannot be given twice: all, unless they are excluded. */
  List<ScoredTrial> one(List<ScoredTrial> trials) {
    return under(List.of(choice == null ? Choice.INCLUDE : choice), trials);
  }

  /** A run's scores as ParEval publishes them, under each choice. */
  List<Score> published(List<Choice> choices, RunFile file, List<Integer> ks) {
    List<Score> scores = new ArrayList<>();
    for (Choice one : choices) {
      for (Score score : PublishedScores.of(file, ks, labels -> wanted(one, labels))) {
        Map<String, String> slice = new LinkedHashMap<>(score.slice());
        if (choices.size() > 1) {
          slice.put(LABEL, one.label());
        }
        scores.add(PublishedBeside.withSlice(score, slice));
      }
    }
    return scores;
  }

  private boolean isBroken(Map<String, String> labels) {
    return labels.containsKey(FlopsSuite.UNSOUND) || list.reason(labels).isPresent();
  }

  private boolean wanted(Choice one, Map<String, String> labels) {
    return one == Choice.INCLUDE || !isBroken(labels);
  }
}
