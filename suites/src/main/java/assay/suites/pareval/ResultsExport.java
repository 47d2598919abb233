package assay.suites.pareval;

import assay.runfile.RunFile;
import assay.runfile.StoredAnswer;
import assay.runfile.Trial;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes a run as ParEval's results, which its own scripts read. */
public final class ResultsExport {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private ResultsExport() {}

  /** Tasks that were skipped are left out, and so are samples without a verdict that counts. */
  public static void write(RunFile run, Writer out) throws IOException {
    ArrayNode entries = JSON.createArrayNode();
    for (Task task : run.tasks()) {
      Optional<ParallelismModel> model =
          ParallelismModel.named(task.labels().getOrDefault("exec", ""));
      if (model.isPresent()) {
        ObjectNode entry = entry(run, task, model.get());
        if (!entry.path("outputs").isEmpty()) {
          entries.add(entry);
        }
      }
    }
    out.write(JSON.writeValueAsString(entries));
    out.write('\n');
  }

  private static ObjectNode entry(RunFile run, Task task, ParallelismModel model) {
    ObjectNode entry = JSON.createObjectNode();
    entry.put("problem_type", task.labels().getOrDefault("type", ""));
    entry.put("language", "cpp");
    entry.put("name", task.labels().getOrDefault("problem", ""));
    entry.put("parallelism_model", model.label());
    entry.put("prompt", task.prompt());
    List<Trial> trials = run.trials(task.id());
    JsonNode sampling =
        trials.stream()
            .findFirst()
            .flatMap(trial -> run.answer(trial.id()))
            .map(answer -> JSON.readTree(answer.finish()).path("requested"))
            .orElse(JSON.missingNode());
    for (String key : OutputsFile.SAMPLING) {
      JsonNode value = sampling.path(key);
      if (value.isString()) {
        entry.set(key, JSON.readTree(value.asString()));
      } else if (!key.equals("prompted")) {
        entry.putNull(key);
      }
    }
    ArrayNode outputs = entry.putArray("outputs");
    for (Trial trial : trials) {
      result(run, trial, model).ifPresent(one -> one.write(outputs.addObject()));
    }
    return entry;
  }

  /** What became of a trial, where that says something about the model. */
  static Optional<SampleResult> result(RunFile run, Trial trial, ParallelismModel model) {
    Optional<Verdict> verdict =
        trial.judgement().map(one -> one.verdict()).filter(one -> one.outcome().counts());
    return verdict.map(one -> SampleResult.of(one, output(run, trial, one), model));
  }

  private static String output(RunFile run, Trial trial, Verdict verdict) {
    Optional<String> candidate =
        verdict.outcome() == Outcome.NO_CODE
            ? Optional.empty()
            : trial
                .candidate()
                .flatMap(run::candidate)
                .map(one -> String.join("\n", one.files().values()));
    return candidate
        .or(() -> run.answer(trial.id()).map(StoredAnswer::answer).map(one -> one.text()))
        .orElse("");
  }
}
