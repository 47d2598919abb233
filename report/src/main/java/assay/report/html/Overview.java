package assay.report.html;

import assay.report.HostileText;
import assay.report.Scoring;
import assay.report.html.Page.Count;
import assay.report.html.Page.Fact;
import assay.report.html.Page.Figure;
import assay.report.html.Page.Missing;
import assay.report.html.Page.RunLine;
import assay.report.html.Page.Share;
import assay.runfile.RunHeader;
import assay.score.Score;
import assay.verdict.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The part of the page that can be read without its scripts. */
final class Overview {
  private static final List<String> METRICS =
      List.of(
          "exact",
          "within_10%",
          "within_2x",
          "mcc",
          "male_sp",
          "male_dp",
          "pass@k",
          "build@k",
          "fast_1@k",
          "fast_2@k",
          "gmsr_correct",
          "speedup_max@k",
          "efficiency_max@k");

  /** What says nothing about the model stands at the end. */
  private static final List<Outcome> BEST_FIRST =
      Arrays.stream(Outcome.values())
          .sorted(
              Comparator.comparing(Outcome::counts)
                  .thenComparing(Comparator.naturalOrder())
                  .reversed())
          .toList();

  /** How many colours the style sheet has for runs. */
  private static final int COLOURS = 8;

  private final Survey survey;
  private final Figures figures;
  private final List<String> metrics;

  Overview(Survey survey, Figures figures) {
    this.survey = survey;
    this.figures = figures;
    this.metrics =
        METRICS.stream()
            .filter(one -> figures.scores().stream().anyMatch(score -> isOf(score, one)))
            .filter(one -> !one.equals("pass@k") || !survey.isCountingAlone())
            .toList();
  }

  List<Count> counts() {
    return List.of(
        count(survey.runs().size(), "run"),
        count(survey.tasks().size(), "task"),
        count(survey.rows().size(), "trial"));
  }

  List<String> metrics() {
    return metrics.stream().map(metric -> metric.replace("@k", "@1")).toList();
  }

  List<RunLine> runs() {
    List<RunLine> lines = new ArrayList<>();
    for (RunView run : survey.runs()) {
      List<TrialRow> rows = survey.rows().stream().filter(row -> row.run() == run.index()).toList();
      lines.add(
          new RunLine(
              run.name(),
              run.index() % COLOURS,
              run.file().state().name().toLowerCase(Locale.ROOT),
              grouped(rows.size()),
              shares(rows),
              metrics.stream().map(metric -> figure(run, metric)).toList(),
              facts(run)));
    }
    return lines;
  }

  List<Missing> missing() {
    record Cause(Outcome outcome, String why) {}
    Map<Cause, Integer> counts = new LinkedHashMap<>();
    Map<Cause, Set<String>> runs = new LinkedHashMap<>();
    for (TrialRow row : survey.rows()) {
      if (row.outcome().isPresent() && !row.outcome().get().counts()) {
        Cause cause = new Cause(row.outcome().get(), HostileText.shown(row.note()));
        counts.merge(cause, 1, Integer::sum);
        runs.computeIfAbsent(cause, _ -> new TreeSet<>()).add(survey.runs().get(row.run()).name());
      }
    }
    List<Missing> missing = new ArrayList<>();
    counts.forEach(
        (cause, count) ->
            missing.add(
                new Missing(
                    cause.outcome().name(),
                    cause.why(),
                    count,
                    String.join(", ", runs.getOrDefault(cause, Set.of())))));
    return missing;
  }

  private static List<Share> shares(List<TrialRow> rows) {
    Map<Outcome, Integer> counts = new EnumMap<>(Outcome.class);
    rows.forEach(row -> row.outcome().ifPresent(one -> counts.merge(one, 1, Integer::sum)));
    List<Share> shares = new ArrayList<>();
    for (Outcome outcome : BEST_FIRST) {
      int count = counts.getOrDefault(outcome, 0);
      if (count > 0) {
        shares.add(new Share(outcome.name(), count, 100.0 * count / rows.size()));
      }
    }
    return shares;
  }

  private Figure figure(RunView run, String metric) {
    List<Score> all = figures.scores().stream().filter(score -> isOf(score, metric)).toList();
    double end =
        all.stream()
            .mapToDouble(score -> Double.isFinite(score.high()) ? score.high() : score.value())
            .max()
            .orElse(1);
    double scale = Numbers.isShare(metric) ? 1 : Math.max(end, 1e-9);
    Optional<Score> own =
        all.stream().filter(one -> run.name().equals(one.slice().get(Scoring.RUN))).findFirst();
    return own.map(score -> figure(score, metric, scale)).orElse(new Figure("", "–", "", 0, 0, 0));
  }

  private static Figure figure(Score score, String metric, double scale) {
    double low = Math.clamp(score.low() / scale, 0, 1);
    double high = Math.clamp(score.high() / scale, 0, 1);
    return new Figure(
        Double.toString(score.value()),
        Numbers.text(metric, score.value()),
        Numbers.interval(metric, score.low(), score.high()),
        100 * low,
        100 * high,
        100 * Math.clamp(score.value() / scale, 0, 1));
  }

  /** The score of a whole run at k = 1. */
  private static boolean isOf(Score score, String metric) {
    return score.metric().equals(metric) && score.slice().size() == 1 && score.k().orElse(1) == 1;
  }

  private static List<Fact> facts(RunView run) {
    RunHeader header = run.header();
    List<Fact> facts = new ArrayList<>();
    facts.add(fact("model", header.model()));
    facts.add(fact("parameters", header.parameters()));
    facts.add(fact("strategy", header.strategy()));
    facts.add(fact("suite", header.suite()));
    facts.add(fact("pack", header.pack() + " " + header.packHash()));
    facts.add(fact("timing", header.timing()));
    facts.add(fact("began", header.created().toString()));
    facts.add(fact("command", "assay " + Shell.line(header.command())));
    facts.add(fact("run", header.id() + " in " + run.fileName()));
    header.parent().ifPresent(parent -> facts.add(fact("answers from", parent.toString())));
    new TreeMap<>(header.machine()).forEach((name, value) -> facts.add(fact(name, value)));
    new TreeMap<>(header.toolchain()).forEach((name, value) -> facts.add(fact(name, value)));
    facts.add(fact("Assay", header.assay()));
    return facts;
  }

  private static Fact fact(String name, String value) {
    return new Fact(HostileText.shown(name), HostileText.shown(value));
  }

  private static Count count(int number, String of) {
    return new Count(grouped(number), number == 1 ? of : of + "s");
  }

  static String grouped(int number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
