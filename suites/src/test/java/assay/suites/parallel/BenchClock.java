package assay.suites.parallel;

import assay.judge.Case;
import assay.judge.JudgeRequest;
import assay.lane.Lane;
import assay.statistics.Effort;
import assay.suite.Product;
import assay.task.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hipparchus.stat.StatUtils;
import tools.jackson.databind.JsonNode;

/** The judge's clock against a clock inside the candidate. */
final class BenchClock {
  private static final int CALLS = 40;

  private BenchClock() {}

  public static void main(String[] arguments) throws Exception {
    Court court = Court.open(Court.HOME.resolve("bench/clock"));
    Task task = court.suite().tasks().getFirst();
    System.out.println("judge           work ms   inside ms   judge ms   bias us   bias %");
    for (boolean shares : List.of(false, true)) {
      Optional<Integer> judgeCore = shares ? Optional.empty() : Optional.of(1);
      Lane lane = new Lane(List.of(0), judgeCore, () -> {});
      try (Product.Ready product = court.built(task, court.oracle(task), lane)) {
        JudgeRequest request = court.suite().request(task, product, lane, Effort.QUICK);
        for (Map.Entry<String, Integer> work :
            Map.of("one", 1, "ten", 10, "hundred", 100).entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .toList()) {
          Case timed = new Case(work.getKey(), List.of(1L));
          try (Docket docket = Docket.open(court.sandbox(), request, List.of(), timed)) {
            row(shares, work.getValue(), docket);
          }
        }
      }
    }
  }

  private static void row(boolean shares, int work, Docket docket) throws Exception {
    JsonNode reply = docket.ask("block " + CALLS + " 1 10000 n=1");
    List<Double> judge = new ArrayList<>();
    reply
        .path("runners")
        .path("n=1")
        .path("milliseconds")
        .forEach(one -> judge.add(one.asDouble()));
    List<String> said = docket.said();
    double[] inside = new double[judge.size()];
    double[] outside = new double[judge.size()];
    double[] bias = new double[judge.size()];
    for (int i = 0; i < inside.length; i++) {
      inside[i] = Double.parseDouble(said.get(said.size() - inside.length + i));
      outside[i] = judge.get(i);
      bias[i] = outside[i] - inside[i];
    }
    double median = StatUtils.percentile(inside, 50);
    double off = StatUtils.percentile(bias, 50);
    System.out.printf(
        "%-15s %7d %11.4f %10.4f %9.1f %8.3f%n",
        shares ? "shares the core" : "on its own core",
        work,
        median,
        StatUtils.percentile(outside, 50),
        off * 1e3,
        100 * off / median);
  }
}
