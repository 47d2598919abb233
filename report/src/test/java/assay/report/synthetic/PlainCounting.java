package assay.report.synthetic;

import assay.report.count.CountPair;
import assay.report.count.CountedTrial;
import assay.report.count.Counting;
import assay.report.count.KernelFacts;
import assay.report.count.KernelFacts.Band;
import assay.report.count.KernelFacts.Proof;
import assay.report.count.KernelFacts.Solved;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.runfile.Trial;
import assay.score.Score;
import assay.task.Task;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Counts read and scored in the plainest way: shares and means, with intervals of a tenth. */
public final class PlainCounting implements Counting {
  @Override
  public boolean isOf(RunHeader header) {
    return header.suite().equals("flops");
  }

  @Override
  public Optional<CountPair> said(RunFile run, Trial trial) {
    return trial
        .candidate()
        .flatMap(run::candidate)
        .map(candidate -> JsonMapper.shared().readTree(candidate.files().get("answer.json")))
        .map(node -> new CountPair(whole(node, "sp_flop_count"), whole(node, "dp_flop_count")));
  }

  private static BigInteger whole(JsonNode node, String field) {
    return node.path(field).bigIntegerValue();
  }

  @Override
  public List<Score> scores(List<CountedTrial> trials, List<String> by) {
    List<Score> scores = new ArrayList<>();
    slices(trials, by)
        .forEach(
            (slice, members) -> {
              scores.add(score("exact", slice, members, one -> exact(one) ? 1 : 0));
              scores.add(score("mcc", slice, members, one -> exact(one) ? 1 : 0));
              scores.add(score("f1_SP", slice, members, one -> exact(one) ? 1 : 0));
              scores.add(score("f1_mixed", slice, members, one -> exact(one) ? 1 : 0));
              scores.add(score("male_sp", slice, members, one -> off(one, CountPair::single)));
              scores.add(score("male_dp", slice, members, one -> off(one, CountPair::dual)));
            });
    return scores;
  }

  @Override
  public List<Score> published(List<CountedTrial> trials, List<String> by) {
    return scores(trials, by);
  }

  private static Map<Map<String, String>, List<CountedTrial>> slices(
      List<CountedTrial> trials, List<String> by) {
    Map<Map<String, String>, List<CountedTrial>> slices = new LinkedHashMap<>();
    for (CountedTrial trial : trials) {
      boolean each = by.contains("attribute");
      for (String attribute :
          each ? trial.label("attributes").split("[+]", -1) : new String[] {""}) {
        Map<String, String> slice = new LinkedHashMap<>();
        for (String label : by) {
          String value = label.equals("attribute") ? attribute : trial.label(label);
          slice.put(label, value.isEmpty() ? "(none)" : value);
        }
        slices.computeIfAbsent(slice, _ -> new ArrayList<>()).add(trial);
      }
    }
    return slices;
  }

  private static boolean exact(CountedTrial trial) {
    return trial.said().filter(trial.truth()::equals).isPresent();
  }

  private static double off(CountedTrial trial, Function<CountPair, BigInteger> precision) {
    double said = trial.said().map(precision).orElse(BigInteger.ZERO).doubleValue();
    double truth = precision.apply(trial.truth()).doubleValue();
    return Math.abs(Math.log10(said + 1) - Math.log10(truth + 1));
  }

  private static Score score(
      String metric,
      Map<String, String> slice,
      List<CountedTrial> trials,
      ToDoubleFunction<CountedTrial> of) {
    double value = trials.stream().mapToDouble(of).average().orElse(0);
    return new Score(
        metric,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        slice,
        value,
        0.9 * value,
        1.1 * value,
        (int) trials.stream().map(CountedTrial::task).distinct().count(),
        "assay");
  }

  @Override
  public List<String> attributes() {
    return List.of("warp_divergence", "data_divergence", "division", "common_subexpression");
  }

  @Override
  public Optional<KernelFacts> kernel(Task task) {
    if (task.id().endsWith("kernel-1")) {
      return Optional.empty();
    }
    long single = Long.parseLong(task.labels().getOrDefault("sp", "0"));
    return Optional.of(
        new KernelFacts(
            "Divides <b>one</b> by another",
            "NVIDIA H200",
            "release 13.0",
            Optional.of("A note."),
            List.of(new Proof("division", "float x = a[i] / b[i];", "main.cu:12")),
            Optional.of(
                new Solved(
                    new Band(
                        single,
                        single,
                        Optional.of(single),
                        single,
                        Optional.of(single),
                        "The same whatever the data."),
                    new Band(
                        7, 5, Optional.of(9L), 3, Optional.empty(), "Branches depend on data.")))));
  }
}
