package assay.cli;

import assay.pack.PackException;
import assay.report.Scoring;
import assay.report.count.CountPair;
import assay.report.count.CountedTrial;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.runfile.Trial;
import assay.score.Score;
import assay.score.ScoredTrial;
import assay.suites.flops.CountedAnswer;
import assay.suites.flops.FlopsSuite;
import assay.suites.flops.kernel.Counts;
import assay.suites.flops.score.FlopsScorer;
import assay.suites.flops.score.Prediction;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Scores runs of the suite flops, whose answers are counts and not programs. */
final class FlopsScoring {
  private FlopsScoring() {}

  /** Whether all of the runs are of that suite; some of them cannot be. */
  static boolean isFor(List<RunFile> files) throws Complaint {
    return OpenRuns.areOf(FlopsSuite.NAME, files);
  }

  /** The suite with the pack that the run was asked from, if it is still there. */
  static Optional<FlopsSuite> suite(RunHeader header, Wiring wiring) {
    try {
      return Optional.of(wiring.counting(Baseline.pack(header)));
    } catch (PackException gone) {
      return Optional.empty();
    }
  }

  /** With tasks that are broken upstream and without them, where there are any. */
  static List<Score> scores(
      List<RunFile> files,
      List<String> by,
      boolean published,
      QuarantineOption quarantine,
      Wiring wiring)
      throws IOException, InterruptedException {
    Map<RunFile, List<ScoredTrial>> trials = new LinkedHashMap<>();
    for (RunFile file : files) {
      trials.put(file, ScoredRun.of(file, wiring));
    }
    List<QuarantineOption.Choice> choices =
        quarantine.choices(trials.values().stream().flatMap(List::stream).toList());
    List<CountedTrial> counted = new ArrayList<>();
    trials.forEach((file, all) -> counted.addAll(counted(file, quarantine.under(choices, all))));
    List<Prediction> predictions = predictions(counted);
    List<String> slices = new ArrayList<>(by);
    if (choices.size() > 1) {
      slices.add(QuarantineOption.LABEL);
    }
    FlopsScorer scorer = new FlopsScorer(slices, ScoreCommand.SEED);
    List<Score> scores = new ArrayList<>(scorer.scores(predictions));
    if (published) {
      scores.addAll(scorer.published(predictions));
    }
    return scores;
  }

  /** What the trials that count have said. */
  static List<CountedTrial> trials(List<RunFile> files, Wiring wiring)
      throws IOException, InterruptedException {
    List<CountedTrial> trials = new ArrayList<>();
    for (RunFile file : files) {
      trials.addAll(counted(file, ScoredRun.of(file, wiring)));
    }
    return trials;
  }

  private static List<CountedTrial> counted(RunFile file, List<ScoredTrial> trials) {
    Map<String, Map<Integer, CountPair>> said = new HashMap<>();
    for (Trial trial : file.trials()) {
      said(file, trial)
          .ifPresent(
              counts ->
                  said.computeIfAbsent(trial.id().task(), _ -> new HashMap<>())
                      .put(trial.id().sample(), counts));
    }
    return trials.stream()
        .filter(trial -> trial.outcome().counts())
        .map(
            trial ->
                CountedTrial.of(
                    trial,
                    Optional.ofNullable(
                        said.getOrDefault(trial.task(), Map.of()).get(trial.sample()))))
        .toList();
  }

  static List<Prediction> predictions(List<CountedTrial> trials) {
    return trials.stream()
        .map(
            trial ->
                new Prediction(
                    trial.task(),
                    trial.labels().getOrDefault("program", trial.task()) + trial.label(Scoring.RUN),
                    trial.labels(),
                    counts(trial.truth()),
                    trial.said().map(FlopsScoring::counts)))
        .toList();
  }

  private static Counts counts(CountPair pair) {
    return new Counts(pair.single(), pair.dual());
  }

  static Optional<CountPair> said(RunFile file, Trial trial) {
    return trial
        .candidate()
        .flatMap(file::candidate)
        .map(candidate -> candidate.files().values().iterator().next())
        .map(text -> CountedAnswer.read(text).counts())
        .map(counts -> new CountPair(counts.single(), counts.dual()));
  }
}
