package assay.report.export;

import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.task.Task;
import java.util.List;
import java.util.TreeMap;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What stands at the beginning and the end of an Inspect log. */
final class InspectHeader {
  private static final int VERSION = 2;
  private static final JsonMapper JSON = new JsonMapper();

  private final RunFile run;

  InspectHeader(RunFile run) {
    this.run = run;
  }

  /** Inspect writes a provider and its model with a slash between them. */
  static String model(String name) {
    return name.replaceFirst(":", "/");
  }

  ObjectNode start() {
    ObjectNode node = JSON.createObjectNode();
    node.put("version", VERSION);
    node.set("eval", eval());
    node.set("plan", plan());
    return node;
  }

  ObjectNode end(InspectTotals totals) {
    ObjectNode node = JSON.createObjectNode();
    node.put("version", VERSION);
    node.put("status", status());
    ObjectNode eval = eval();
    eval.putObject("config").put("epochs", totals.epochs());
    node.set("eval", eval);
    node.set("plan", plan());
    node.set("results", results(totals));
    ObjectNode stats = node.putObject("stats");
    stats.put("started_at", run.header().created().toString());
    stats.put("completed_at", "");
    stats.putObject("model_usage").set(model(run.header().model()), totals.usage().node());
    return node;
  }

  private String status() {
    return switch (run.state()) {
      case COMPLETE, INCOMPLETE -> "success";
      case RUNNING -> "started";
      case INTERRUPTED -> "cancelled";
    };
  }

  private ObjectNode eval() {
    RunHeader header = run.header();
    ObjectNode eval = JSON.createObjectNode();
    eval.put("eval_id", header.id().toString());
    eval.put("run_id", header.id().toString());
    eval.put("created", header.created().toString());
    eval.put("task", header.suite());
    eval.put("task_id", header.pack());
    eval.put("task_version", header.packHash());
    eval.putObject("task_attribs");
    eval.putObject("task_args");
    eval.put("solver", header.strategy());
    eval.set("dataset", dataset());
    eval.put("model", model(header.model()));
    eval.putObject("model_args").put("parameters", header.parameters());
    eval.putObject("config");
    eval.putObject("packages").put("assay", header.assay());
    ObjectNode facts = eval.putObject("metadata");
    facts.put("timing", header.timing());
    facts.set("command", JSON.valueToTree(header.command()));
    facts.set("machine", JSON.valueToTree(new TreeMap<>(header.machine())));
    facts.set("toolchain", JSON.valueToTree(new TreeMap<>(header.toolchain())));
    header.parent().ifPresent(parent -> facts.put("parent", parent.toString()));
    ArrayNode scorers = eval.putArray("scorers");
    scorers.addObject().put("name", "verdict");
    scorers.addObject().put("name", "speedup");
    return eval;
  }

  private ObjectNode dataset() {
    List<Task> tasks = run.tasks();
    ObjectNode dataset = JSON.createObjectNode();
    dataset.put("name", run.header().pack());
    dataset.put("samples", tasks.size());
    ArrayNode ids = dataset.putArray("sample_ids");
    tasks.forEach(task -> ids.add(task.id()));
    dataset.put("shuffled", false);
    return dataset;
  }

  private ObjectNode plan() {
    ObjectNode plan = JSON.createObjectNode();
    plan.put("name", "plan");
    ObjectNode step = plan.putArray("steps").addObject();
    step.put("solver", run.header().strategy());
    step.putObject("params");
    plan.putObject("config");
    return plan;
  }

  private static ObjectNode results(InspectTotals totals) {
    ObjectNode results = JSON.createObjectNode();
    results.put("total_samples", totals.samples());
    results.put("completed_samples", totals.samples());
    ObjectNode score = results.putArray("scores").addObject();
    score.put("name", "verdict");
    score.put("scorer", "verdict");
    score.put("scored_samples", totals.scored());
    score.put("unscored_samples", totals.samples() - totals.scored());
    score.putObject("params");
    ObjectNode accuracy = score.putObject("metrics").putObject("accuracy");
    accuracy.put("name", "accuracy");
    accuracy.put("value", totals.accuracy());
    accuracy.putObject("params");
    return results;
  }
}
