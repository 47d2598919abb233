package assay.report.export;

import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.runfile.StoredAnswer;
import assay.runfile.Trial;
import assay.runfile.VerdictJson;
import assay.task.Task;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * One JSON object per trial with everything the run file knows of it: prompt, answer, candidate,
 * verdict, raw times. An absent value is null.
 */
public final class JsonLinesExport {
  private static final JsonMapper JSON = new JsonMapper();

  private JsonLinesExport() {}

  public static void write(List<RunFile> runs, Writer out) throws IOException {
    for (RunFile run : runs) {
      for (Task task : run.tasks()) {
        for (Trial trial : run.trials(task.id())) {
          out.write(JSON.writeValueAsString(object(run, task, trial)));
          out.write('\n');
        }
      }
    }
  }

  private static ObjectNode object(RunFile run, Task task, Trial trial) {
    RunHeader header = run.header();
    ObjectNode node = JSON.createObjectNode();
    node.put("run", header.id().toString());
    node.put("suite", header.suite());
    node.put("pack", header.pack());
    node.put("pack_hash", header.packHash());
    node.put("model", header.model());
    node.put("parameters", header.parameters());
    node.put("strategy", header.strategy());
    node.put("task", task.id());
    node.put("task_hash", task.hash());
    node.set("labels", JSON.valueToTree(new TreeMap<>(task.labels())));
    node.put("sample", trial.id().sample());
    node.put("turn", trial.id().turn());
    node.put("prompt", task.prompt());
    Optional<StoredAnswer> answer = run.answer(trial.id());
    node.put("answer", answer.map(one -> one.answer().text()).orElse(null));
    node.put(
        "form",
        answer.map(one -> one.answer().form().name().toLowerCase(Locale.ROOT)).orElse(null));
    node.set("finish", tree(answer.map(one -> JSON.readTree(one.finish()))));
    node.set(
        "candidate",
        tree(trial.candidate().flatMap(run::candidate).map(one -> new TreeMap<>(one.files()))));
    node.set(
        "verdict",
        tree(trial.judgement().map(one -> JSON.readTree(VerdictJson.write(one.verdict())))));
    node.put("revision", trial.judgement().map(one -> one.revision()).orElse(null));
    return node;
  }

  private static JsonNode tree(Optional<?> value) {
    return value.isPresent() ? JSON.valueToTree(value.get()) : JSON.nullNode();
  }
}
