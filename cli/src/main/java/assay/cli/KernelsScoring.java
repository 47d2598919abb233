package assay.cli;

import assay.report.JudgedTrial;
import assay.report.Scoring;
import assay.report.turns.CallBudget;
import assay.runfile.RunFile;
import assay.score.Score;
import assay.score.SpeedScorer;
import assay.suites.kernels.KernelsSuite;
import assay.suites.kernels.score.Evaluated;
import assay.suites.kernels.score.PublishedKernelScores;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Scores runs of the suite kernels, whose candidates are to be faster than what they replace. */
final class KernelsScoring {
  private static final List<Double> USUAL_THRESHOLDS = List.of(0.5, 1.0, 2.0);

  private KernelsScoring() {}

  /** Whether all of the runs are of that suite; some of them cannot be. */
  static boolean isFor(List<RunFile> files) throws Complaint {
    return OpenRuns.areOf(KernelsSuite.NAME, files);
  }

  /**
   * Ours and, if wanted, as KernelBench's own program computes them.
   *
   * @param all trials, once for each baseline and rule
   * @param calls how many calls of a model are looked at for each task; none looks at all
   * @param ps thresholds on the speedup; none gives the usual ones
   */
  static List<Score> scores(
      List<OverBaseline.Rebased> all,
      List<String> by,
      List<Integer> ks,
      List<Integer> calls,
      List<Double> ps,
      boolean published,
      QuarantineOption quarantine)
      throws Complaint {
    List<Double> usual = published ? PublishedKernelScores.THRESHOLDS : USUAL_THRESHOLDS;
    List<Double> thresholds = ps.isEmpty() ? usual : ps;
    List<QuarantineOption.Choice> choices =
        quarantine.choices(all.stream().map(OverBaseline.Rebased::trial).toList());
    List<OverBaseline.Rebased> trials = new ArrayList<>();
    for (OverBaseline.Rebased one : all) {
      quarantine.under(choices, List.of(one.trial())).forEach(trial -> trials.add(one.as(trial)));
    }
    List<String> slices = new ArrayList<>(by);
    if (choices.size() > 1) {
      slices.add(QuarantineOption.LABEL);
    }
    try {
      if (!calls.isEmpty()) {
        return CallBudget.scores(
            trials.stream().map(OverBaseline.Rebased::trial).toList(),
            slices,
            calls,
            (labels, k, some) ->
                new SpeedScorer(labels, List.of(k), thresholds, ScoreCommand.SEED).rates(some));
      }
      SpeedScorer scorer = new SpeedScorer(slices, ks, thresholds, ScoreCommand.SEED);
      List<Score> scores =
          new ArrayList<>(scorer.scores(trials.stream().map(OverBaseline.Rebased::trial).toList()));
      if (published) {
        List<Evaluated> evaluated =
            trials.stream()
                .map(one -> Evaluated.of(one.trial(), one.verdict()).over(one.slower()))
                .toList();
        scores.addAll(PublishedKernelScores.of(evaluated, slices, thresholds));
      }
      return scores;
    } catch (IllegalArgumentException e) {
      throw new Complaint(ExitCode.USAGE, String.valueOf(e.getMessage()), e);
    }
  }

  /**
   * The run files alone are enough: whatever is timed is timed in one way. Each trial once for
   * every number of turns, where that is among the labels.
   */
  static List<JudgedTrial> trials(List<RunFile> files, List<String> by) {
    List<String> turns = by.stream().filter(Scoring.TURN::equals).toList();
    List<JudgedTrial> trials = new ArrayList<>();
    for (RunFile file : files) {
      trials.addAll(Scoring.of(file, RunArgument.name(file.path()), Map.of()).judged(turns));
    }
    return trials;
  }
}
