package assay.suites.pareval;

import assay.verdict.Configuration;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What became of one output, as ParEval's results hold it.
 *
 * @param sourceValid whether ParEval's rule sees the execution model in it
 * @param runs empty where it did not build
 */
record SampleResult(String output, boolean built, boolean sourceValid, List<RunResult> runs) {
  SampleResult {
    runs = List.copyOf(runs);
  }

  static SampleResult of(Verdict verdict, String output, ParallelismModel model) {
    List<RunResult> runs = new ArrayList<>();
    for (Configuration run : verdict.configurations()) {
      runs.add(RunResult.of(run, model));
    }
    boolean built = verdict.outcome().built() || !runs.isEmpty();
    return new SampleResult(output, built, model.usedIn(output), runs);
  }

  static SampleResult read(JsonNode node) {
    JsonNode least = node.path("best_sequential_runtime");
    Optional<Double> best = least.isNumber() ? Optional.of(least.asDouble()) : Optional.empty();
    List<RunResult> runs = new ArrayList<>();
    for (JsonNode run : node.path("runs")) {
      runs.add(RunResult.read(run, best));
    }
    return new SampleResult(
        node.path("generated_output").asString(""),
        node.path("did_build").asBoolean(false),
        node.path("is_source_valid").asBoolean(true),
        runs);
  }

  /** The least time of the best sequential code, unless no run ended well. */
  Optional<Double> best() {
    Optional<Double> least = Optional.empty();
    for (RunResult run : runs) {
      Optional<Double> best = run.report().best();
      if (best.isPresent() && (least.isEmpty() || best.get() < least.get())) {
        least = best;
      }
    }
    return anyRan() ? least : Optional.empty();
  }

  boolean anyRan() {
    return runs.stream().anyMatch(run -> run.report().ended());
  }

  boolean allRan() {
    return built && runs.stream().allMatch(run -> run.report().ended());
  }

  void write(ObjectNode node) {
    node.put("generated_output", output);
    node.put("source_write_success", true);
    node.put("did_build", built);
    node.put("is_source_valid", sourceValid);
    node.put("did_any_run", anyRan());
    node.put("did_all_run", allRan());
    node.put("are_any_valid", anyRan() && runs.stream().anyMatch(RunResult::valid));
    node.put("are_all_valid", allRan() && runs.stream().allMatch(RunResult::valid));
    node.put("best_sequential_runtime", best().orElse(null));
    if (!built) {
      node.putNull("runs");
      return;
    }
    ArrayNode all = node.putArray("runs");
    runs.forEach(run -> run.write(all.addObject()));
  }

  /**
   * The verdict that says the same; where results do not say why a run failed, it cannot either.
   */
  Verdict verdict(String machine) {
    if (!built) {
      return Verdict.of(
              Outcome.BUILD_FAILED, Reason.COMPILE_ERROR, "ParEval's results say it did not build")
          .withFlag(Flag.ORIGINAL_PROTOCOL);
    }
    if (runs.isEmpty()) {
      return Verdict.of(Outcome.SKIPPED, Reason.MACHINE, "ParEval's results hold no run of it")
          .withFlag(Flag.ORIGINAL_PROTOCOL);
    }
    List<Configuration> configurations = new ArrayList<>();
    for (RunResult run : runs) {
      configurations.add(RecordedRun.configuration(run, machine));
    }
    return Summary.of(configurations, sourceValid);
  }
}
