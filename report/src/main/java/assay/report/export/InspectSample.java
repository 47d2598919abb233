package assay.report.export;

import assay.runfile.RunFile;
import assay.runfile.StoredAnswer;
import assay.runfile.Trial;
import assay.runfile.VerdictJson;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Evidence;
import assay.verdict.Outcome;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** One sample of one task as Inspect sees it; the last turn's verdict is its score. */
record InspectSample(
    String model,
    Task task,
    int sample,
    List<StoredAnswer> answers,
    Optional<Candidate> candidate,
    Optional<Verdict> verdict) {
  /** How much of a text a summary holds. */
  private static final int THIN = 1024;

  private static final JsonMapper JSON = new JsonMapper();

  static InspectSample of(RunFile run, Task task, List<Trial> turns) {
    List<StoredAnswer> answers = new ArrayList<>();
    for (Trial turn : turns) {
      run.answer(turn.id()).ifPresent(answers::add);
    }
    Trial last = turns.getLast();
    return new InspectSample(
        InspectHeader.model(run.header().model()),
        task,
        last.id().sample(),
        answers,
        last.candidate().flatMap(run::candidate),
        last.judgement().map(one -> one.verdict()));
  }

  String file() {
    return task.id() + "_epoch_" + (sample + 1);
  }

  boolean scored() {
    return verdict.isPresent() && verdict.get().outcome().counts();
  }

  boolean correct() {
    return verdict.isPresent() && verdict.get().outcome() == Outcome.CORRECT;
  }

  ObjectNode full() {
    ObjectNode node = identity(task.prompt());
    ArrayNode messages = node.putArray("messages");
    messages.add(message("user", "input", task.prompt()));
    for (StoredAnswer answer : answers) {
      messages.add(message("assistant", "generate", answer.answer().text()));
    }
    node.set("output", output());
    scores(node, Integer.MAX_VALUE);
    node.set("metadata", JSON.valueToTree(new TreeMap<>(task.labels())));
    node.putObject("store");
    node.putArray("events");
    usage(node);
    if (verdict.isPresent() && verdict.get().outcome() == Outcome.INFRA_FAILED) {
      ObjectNode error = node.putObject("error");
      error.put("message", explanation(verdict.get()));
      error.put("traceback", "");
      error.put("traceback_ansi", "");
    }
    node.putObject("attachments");
    return node;
  }

  ObjectNode summary() {
    ObjectNode node = identity(thin(task.prompt(), THIN));
    scores(node, THIN);
    node.set("metadata", JSON.valueToTree(new TreeMap<>(task.labels())));
    usage(node);
    if (verdict.isPresent() && verdict.get().outcome() == Outcome.INFRA_FAILED) {
      node.put("error", thin(explanation(verdict.get()), THIN));
    }
    node.put("completed", true);
    node.put("message_count", answers.size() + 1);
    return node;
  }

  private ObjectNode identity(String input) {
    ObjectNode node = JSON.createObjectNode();
    node.put("id", task.id());
    node.put("epoch", sample + 1);
    node.put("input", input);
    node.put("target", "");
    return node;
  }

  private ObjectNode output() {
    ObjectNode output = JSON.createObjectNode();
    output.put("model", model);
    ArrayNode choices = output.putArray("choices");
    if (!answers.isEmpty()) {
      StoredAnswer last = answers.getLast();
      InspectFinish finish = InspectFinish.of(last.finish());
      ObjectNode choice = choices.addObject();
      choice.set("message", message("assistant", "generate", last.answer().text()));
      choice.put("stop_reason", finish.stopReason());
      output.put("completion", last.answer().text());
      output.set("usage", finish.usage().node());
      finish.seconds().ifPresent(seconds -> output.put("time", seconds));
    }
    return output;
  }

  InspectUsage usage() {
    InspectUsage sum = InspectUsage.NONE;
    for (StoredAnswer answer : answers) {
      sum = sum.plus(InspectFinish.of(answer.finish()).usage());
    }
    return sum;
  }

  private void usage(ObjectNode node) {
    node.putObject("model_usage").set(model, usage().node());
  }

  private void scores(ObjectNode node, int longest) {
    if (!scored()) {
      node.putObject("scores");
      return;
    }
    Verdict known = verdict.orElseThrow();
    ObjectNode scores = node.putObject("scores");
    ObjectNode score = scores.putObject("verdict");
    score.put("value", correct() ? "C" : "I");
    candidate.ifPresent(one -> score.put("answer", thin(text(one), longest)));
    score.put("explanation", thin(explanation(known), longest));
    ObjectNode facts = score.putObject("metadata");
    facts.put("outcome", known.outcome().name());
    if (longest == Integer.MAX_VALUE) {
      facts.set("verdict", JSON.readTree(VerdictJson.write(known)));
    }
    Optional<Timing> timing = known.timing();
    if (correct() && timing.isPresent()) {
      ObjectNode speed = scores.putObject("speedup");
      speed.put("value", timing.get().speedup());
      speed.put(
          "explanation",
          "[%s, %s] at n = %d, %s"
              .formatted(
                  timing.get().low(), timing.get().high(), timing.get().n(), timing.get().stop()));
    }
  }

  private static ObjectNode message(String role, String source, String content) {
    ObjectNode message = JSON.createObjectNode();
    message.put("role", role);
    message.put("source", source);
    message.put("content", content);
    return message;
  }

  private static String explanation(Verdict verdict) {
    StringBuilder text = new StringBuilder(verdict.outcome().name());
    for (Evidence one : verdict.evidence()) {
      text.append('\n').append(one.reason()).append(": ").append(one.text());
    }
    return text.toString();
  }

  private static String text(Candidate candidate) {
    if (candidate.files().size() == 1) {
      return candidate.files().values().iterator().next();
    }
    StringBuilder text = new StringBuilder();
    new TreeMap<>(candidate.files())
        .forEach((path, content) -> text.append("// ").append(path).append('\n').append(content));
    return text.toString();
  }

  private static String thin(String text, int longest) {
    return text.length() <= longest ? text : text.substring(0, longest) + "…";
  }
}
