package assay.suites.pareval;

import assay.verdict.Configuration;
import assay.verdict.Outcome;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** One run as ParEval's results hold it; they keep the best sequential time of a sample only. */
record RunResult(DriverReport report, Launch launch) {
  /** From a run in a file of results, which has no best time of its own. */
  static RunResult read(JsonNode node, Optional<Double> best) {
    JsonNode valid = node.path("is_valid");
    JsonNode seconds = node.path("runtime");
    return new RunResult(
        new DriverReport(
            node.path("did_run").asBoolean(false),
            valid.isBoolean() ? Optional.of(valid.asBoolean()) : Optional.empty(),
            seconds.isNumber() ? Optional.of(seconds.asDouble()) : Optional.empty(),
            best),
        Launch.of(node));
  }

  /** From a configuration of any suite's verdict. */
  static RunResult of(Configuration run, ParallelismModel model) {
    Optional<DriverReport> reported = DriverReport.in(run.evidence());
    if (reported.isPresent()) {
      return new RunResult(reported.get(), Launch.named(run.name()));
    }
    boolean compared = run.outcome() == Outcome.CORRECT || run.outcome() == Outcome.WRONG;
    DriverReport report =
        new DriverReport(
            compared,
            compared ? Optional.of(run.outcome() == Outcome.CORRECT) : Optional.empty(),
            run.timing().map(timing -> timing.candidateMs() / 1e3),
            run.timing().map(timing -> timing.referenceMs() / 1e3));
    Optional<Integer> n = Optional.of(run.n());
    return new RunResult(
        report,
        switch (model) {
          case SERIAL, CUDA, HIP -> new Launch(Optional.empty(), Optional.empty());
          case OMP, KOKKOS -> new Launch(Optional.empty(), n);
          case MPI -> new Launch(n, Optional.empty());
          case MPI_OMP -> team(run);
        });
  }

  /** Ranks times threads, as the suite parallel names it: {@code 2x4}. */
  private static Launch team(Configuration run) {
    String[] counts = run.name().split("x", -1);
    return run.name().matches("[0-9]{1,6}x[0-9]{1,6}")
        ? new Launch(
            Optional.of(Integer.valueOf(counts[0])), Optional.of(Integer.valueOf(counts[1])))
        : new Launch(Optional.of(run.n()), Optional.of(1));
  }

  boolean valid() {
    return report.valid().orElse(false);
  }

  void write(ObjectNode node) {
    node.put("did_run", report.ended());
    node.put("is_valid", report.valid().orElse(null));
    node.put("runtime", report.seconds().orElse(null));
    launch.processes().ifPresent(count -> node.put("num_procs", count));
    launch.threads().ifPresent(count -> node.put("num_threads", count));
  }
}
