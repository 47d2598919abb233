package assay.cli;

import assay.report.Scoring;
import assay.runfile.RunFile;
import assay.runfile.Trial;
import assay.score.Score;
import assay.score.ScoredTrial;
import assay.suites.flops.CountedAnswer;
import assay.suites.flops.FlopsSuite;
import assay.suites.flops.kernel.Counts;
import assay.suites.flops.score.FlopsScorer;
import assay.suites.flops.score.Prediction;
import java.io.IOException;
import java.math.BigInteger;
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
    long counting =
        files.stream().filter(file -> file.header().suite().equals(FlopsSuite.NAME)).count();
    if (counting > 0 && counting < files.size()) {
      throw Complaint.usage(
          "Runs of the suite %s have scores of their own; score them apart from others."
              .formatted(FlopsSuite.NAME));
    }
    return counting > 0;
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
    List<Prediction> predictions = new ArrayList<>();
    trials.forEach(
        (file, all) -> predictions.addAll(predictions(file, quarantine.under(choices, all))));
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

  private static List<Prediction> predictions(RunFile file, List<ScoredTrial> trials) {
    Map<String, Map<Integer, Counts>> said = new HashMap<>();
    for (Trial trial : file.trials()) {
      answered(file, trial)
          .ifPresent(
              counts ->
                  said.computeIfAbsent(trial.id().task(), _ -> new HashMap<>())
                      .put(trial.id().sample(), counts));
    }
    List<Prediction> predictions = new ArrayList<>();
    for (ScoredTrial trial : trials) {
      if (trial.outcome().counts()) {
        Counts counts = said.getOrDefault(trial.task(), Map.of()).get(trial.sample());
        predictions.add(
            new Prediction(
                trial.task(),
                trial.labels().getOrDefault("program", trial.task())
                    + trial.labels().getOrDefault(Scoring.RUN, ""),
                trial.labels(),
                new Counts(number(trial, "sp"), number(trial, "dp")),
                Optional.ofNullable(counts)));
      }
    }
    return predictions;
  }

  private static BigInteger number(ScoredTrial trial, String label) {
    return new BigInteger(trial.labels().getOrDefault(label, "0"));
  }

  private static Optional<Counts> answered(RunFile file, Trial trial) {
    return trial
        .candidate()
        .flatMap(file::candidate)
        .map(candidate -> candidate.files().values().iterator().next())
        .map(text -> CountedAnswer.read(text).counts());
  }
}
