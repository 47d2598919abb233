package assay.report.html;

import assay.runfile.Attempt;
import assay.runfile.Event;
import assay.runfile.Judgement;
import assay.runfile.RunFile;
import assay.runfile.StoredAnswer;
import assay.runfile.Trial;
import assay.task.Candidate;
import assay.verdict.Build;
import assay.verdict.Configuration;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Pair;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.List;
import java.util.TreeMap;
import tools.jackson.core.JsonGenerator;

/** Everything there is to say about one trial, as the page's script reads it. */
final class DetailJson {
  private static final int EVENTS = 200;

  private final JsonGenerator json;
  private final int longest;

  DetailJson(JsonGenerator json, int longest) {
    this.json = json;
    this.longest = longest;
  }

  void write(RunFile run, Trial trial) {
    json.writeStartObject();
    run.answer(trial.id()).ifPresent(this::answer);
    trial.candidate().flatMap(run::candidate).ifPresent(this::candidate);
    trial.judgement().ifPresent(this::judgement);
    attempts(run.attempts(trial.id()));
    events(
        run.events(trial.id().task(), trial.id().sample()).stream()
            .filter(event -> event.trial().equals(trial.id()))
            .toList());
    json.writeEndObject();
  }

  /** A text, or what is left of it and how long it was. */
  void text(String text) {
    if (text.length() <= longest) {
      json.writeString(text);
      return;
    }
    json.writeStartObject();
    json.writeName("text");
    json.writeString(text.substring(0, longest));
    json.writeNumberProperty("of", text.length());
    json.writeEndObject();
  }

  private void answer(StoredAnswer answer) {
    json.writeName("answer");
    text(answer.answer().text());
    json.writeStringProperty("form", answer.answer().form().name());
    json.writeName("finish");
    json.writeTree(Block.JSON.readTree(answer.finish()));
  }

  private void candidate(Candidate candidate) {
    json.writeArrayPropertyStart("files");
    new TreeMap<>(candidate.files())
        .forEach(
            (path, content) -> {
              json.writeStartObject();
              json.writeStringProperty("path", path);
              json.writeName("content");
              text(content);
              json.writeEndObject();
            });
    json.writeEndArray();
  }

  private void judgement(Judgement judgement) {
    Verdict verdict = judgement.verdict();
    json.writeNumberProperty("revision", judgement.revision());
    json.writeStringProperty("judged", judgement.created().toString());
    json.writeStringProperty("timing", judgement.key().timing());
    evidence(verdict.evidence());
    verdict.build().ifPresent(this::build);
    json.writeArrayPropertyStart("flags");
    verdict.flags().stream().sorted().map(Flag::name).forEach(json::writeString);
    json.writeEndArray();
    json.writeArrayPropertyStart("configurations");
    verdict.configurations().forEach(this::configuration);
    json.writeEndArray();
  }

  private void evidence(List<Evidence> evidence) {
    json.writeArrayPropertyStart("evidence");
    for (Evidence one : evidence) {
      json.writeStartObject();
      json.writeStringProperty("reason", one.reason().name());
      json.writeName("text");
      text(one.text());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void build(Build build) {
    json.writeObjectPropertyStart("build");
    json.writeName("seconds");
    Block.number(json, build.seconds());
    json.writeName("log");
    text(build.log());
    json.writeEndObject();
  }

  private void configuration(Configuration configuration) {
    json.writeStartObject();
    json.writeStringProperty("name", configuration.name());
    json.writeNumberProperty("n", configuration.n());
    json.writeStringProperty("outcome", configuration.outcome().name());
    evidence(configuration.evidence());
    configuration.timing().ifPresent(this::timing);
    json.writeEndObject();
  }

  private void timing(Timing timing) {
    json.writeObjectPropertyStart("timing");
    json.writeStringProperty("lane", timing.lane());
    json.writeStringProperty("stop", timing.stop().name());
    number("reference", timing.referenceMs());
    number("candidate", timing.candidateMs());
    number("speedup", timing.speedup());
    number("low", timing.low());
    number("high", timing.high());
    json.writeArrayPropertyStart("pairs");
    for (Pair pair : timing.samples()) {
      json.writeStartArray();
      times(pair.reference());
      times(pair.candidate());
      json.writeEndArray();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void number(String name, double value) {
    json.writeName(name);
    Block.number(json, value);
  }

  private void times(List<Double> times) {
    json.writeStartArray();
    times.forEach(time -> Block.number(json, time));
    json.writeEndArray();
  }

  private void attempts(List<Attempt> attempts) {
    json.writeArrayPropertyStart("attempts");
    attempts.forEach(attempt -> text(attempt.problem()));
    json.writeEndArray();
  }

  private void events(List<Event> events) {
    json.writeArrayPropertyStart("events");
    for (Event event : events.subList(0, Math.min(EVENTS, events.size()))) {
      json.writeStartObject();
      json.writeStringProperty("kind", event.kind());
      json.writeStringProperty("at", event.created().toString());
      json.writeName("content");
      text(event.content());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
