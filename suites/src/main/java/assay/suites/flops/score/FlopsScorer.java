package assay.suites.flops.score;

import assay.score.Score;
import assay.statistics.Bootstrap;
import assay.statistics.Interval;
import assay.suites.flops.kernel.Counts;
import assay.suites.flops.kernel.Kind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/**
 * Turns what trials said into scores, with intervals by drawing whole programs.
 *
 * @param by labels to slice by; {@code attribute} puts a trial into a slice for each it has
 * @param seed of the intervals
 */
public record FlopsScorer(List<String> by, long seed) {
  private static final String ATTRIBUTE = "attribute";
  private static final String ATTRIBUTES = "attributes";
  private static final BigDecimal HUNDREDTH = new BigDecimal("0.01");
  private static final BigDecimal TENTH = new BigDecimal("0.1");

  /** Whose answers count: all, or those alone that held counts. */
  private static final String ANSWERED_ONLY = " of answers";

  public FlopsScorer {
    by = List.copyOf(by);
  }

  /** Ours: who gives no counts is wrong, and as far off as who says that there is nothing. */
  public List<Score> scores(List<Prediction> predictions) {
    List<Score> scores = new ArrayList<>();
    slices(predictions)
        .forEach(
            (slice, members) -> {
              scores.addAll(all(slice, members, ""));
              List<Prediction> answered =
                  members.stream().filter(one -> one.said().isPresent()).toList();
              if (answered.size() < members.size() && !answered.isEmpty()) {
                scores.addAll(all(slice, answered, ANSWERED_ONLY));
              }
            });
    return scores;
  }

  /** As gpuFLOPBench does it. */
  public List<Score> published(List<Prediction> predictions) {
    List<Score> scores = new ArrayList<>();
    slices(predictions)
        .forEach((slice, members) -> scores.addAll(PublishedFlopsScores.of(slice, members)));
    return scores;
  }

  private Map<Map<String, String>, List<Prediction>> slices(List<Prediction> predictions) {
    Map<Map<String, String>, List<Prediction>> slices = new LinkedHashMap<>();
    for (Prediction one : predictions) {
      for (Map<String, String> slice : slicesOf(one)) {
        slices.computeIfAbsent(slice, _ -> new ArrayList<>()).add(one);
      }
    }
    return slices;
  }

  private List<Map<String, String>> slicesOf(Prediction one) {
    List<Map<String, String>> slices = new ArrayList<>(List.of(new LinkedHashMap<>()));
    for (String label : by) {
      List<String> values =
          label.equals(ATTRIBUTE)
              ? List.of(one.labels().getOrDefault(ATTRIBUTES, "").split("[+]", -1))
              : Optional.ofNullable(one.labels().get(label)).stream().toList();
      List<Map<String, String>> more = new ArrayList<>();
      for (Map<String, String> slice : slices) {
        for (String value : values) {
          Map<String, String> extended = new LinkedHashMap<>(slice);
          extended.put(label, value.isEmpty() ? "(none)" : value);
          more.add(extended);
        }
      }
      slices = more;
    }
    return slices;
  }

  private List<Score> all(Map<String, String> slice, List<Prediction> members, String suffix) {
    List<Score> scores = new ArrayList<>();
    Map<String, ToDoubleFunction<List<Prediction>>> metrics = new LinkedHashMap<>();
    metrics.put("exact", CountErrors::exact);
    metrics.put("within_1%", all -> CountErrors.within(all, HUNDREDTH));
    metrics.put("within_10%", all -> CountErrors.within(all, TENTH));
    metrics.put("within_2x", CountErrors::withinTwice);
    metrics.put("male_sp", all -> CountErrors.logarithmic(all, Counts::single));
    metrics.put("male_dp", all -> CountErrors.logarithmic(all, Counts::dual));
    metrics.put("mcc", all -> new Confusion(all).correlation());
    metrics.put("f1_weighted", all -> new Confusion(all).weighted());
    Confusion confusion = new Confusion(members);
    for (Kind kind : Kind.values()) {
      if (confusion.has(kind)) {
        metrics.put("precision_" + kind.label(), all -> new Confusion(all).precision(kind));
        metrics.put("recall_" + kind.label(), all -> new Confusion(all).recall(kind));
        metrics.put("f1_" + kind.label(), all -> new Confusion(all).harmonicMean(kind));
      }
    }
    metrics.put("answered", CountErrors::answered);
    metrics.forEach((name, metric) -> scores.add(score(name + suffix, slice, members, metric)));
    return scores;
  }

  private Score score(
      String name,
      Map<String, String> slice,
      List<Prediction> members,
      ToDoubleFunction<List<Prediction>> metric) {
    Map<String, List<Prediction>> byProgram = new TreeMap<>();
    for (Prediction one : members) {
      byProgram.computeIfAbsent(one.program(), _ -> new ArrayList<>()).add(one);
    }
    List<List<Prediction>> programs = List.copyOf(byProgram.values());
    Interval interval =
        Bootstrap.of(
            programs.size(),
            drawn -> {
              List<Prediction> sample = new ArrayList<>();
              for (int program : drawn) {
                sample.addAll(programs.get(program));
              }
              return metric.applyAsDouble(sample);
            },
            seed);
    return new Score(
        name,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        slice,
        interval.value(),
        interval.low(),
        interval.high(),
        (int) members.stream().map(Prediction::task).distinct().count(),
        "assay");
  }
}
