package assay.report.export;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads an Inspect log as Inspect does: header, summaries, then samples found by id and epoch. What
 * its data model requires and is missing, or has another type, is refused.
 */
final class InspectReader {
  private static final JsonMapper JSON = new JsonMapper();
  private static final Set<String> STATUSES = Set.of("started", "success", "cancelled", "error");
  private static final Set<String> STOPS =
      Set.of("stop", "max_tokens", "model_length", "tool_calls", "content_filter", "unknown");

  final JsonNode header;
  final List<JsonNode> summaries = new ArrayList<>();
  final List<JsonNode> samples = new ArrayList<>();

  private InspectReader(ZipFile zip) throws IOException {
    JsonNode start = json(zip, "_journal/start.json");
    number(start, "version");
    specification(object(start, "eval"));
    header = json(zip, "header.json");
    number(header, "version");
    require(STATUSES.contains(text(header, "status")), "status");
    specification(object(header, "eval"));
    object(header, "plan").path("steps").forEach(step -> text(step, "solver"));
    object(header, "stats").path("model_usage").forEach(InspectReader::usage);
    JsonNode results = object(header, "results");
    results.path("scores").forEach(InspectReader::result);
    json(zip, "summaries.json").forEach(summaries::add);
    for (JsonNode summary : summaries) {
      identity(summary);
      scores(summary);
      samples.add(sample(zip, summary));
    }
    require(number(results, "total_samples") == samples.size(), "total_samples");
    Set<String> names = new HashSet<>();
    zip.stream()
        .map(ZipEntry::getName)
        .filter(one -> one.startsWith("samples/"))
        .forEach(names::add);
    require(names.size() == samples.size(), "one file per summary");
  }

  static InspectReader read(Path log) throws IOException {
    try (ZipFile zip = new ZipFile(log.toFile())) {
      return new InspectReader(zip);
    }
  }

  private static JsonNode sample(ZipFile zip, JsonNode summary) throws IOException {
    String name =
        "samples/" + text(summary, "id") + "_epoch_" + (int) number(summary, "epoch") + ".json";
    JsonNode sample = json(zip, name);
    identity(sample);
    require(text(sample, "id").equals(text(summary, "id")), "id");
    for (JsonNode message : sample.path("messages")) {
      message(message);
    }
    JsonNode output = object(sample, "output");
    text(output, "model");
    for (JsonNode choice : output.path("choices")) {
      message(object(choice, "message"));
      require(STOPS.contains(text(choice, "stop_reason")), "stop_reason");
    }
    scores(sample);
    sample.path("model_usage").forEach(InspectReader::usage);
    if (sample.has("error")) {
      JsonNode error = object(sample, "error");
      text(error, "message");
      text(error, "traceback");
      text(error, "traceback_ansi");
    }
    return sample;
  }

  private static void specification(JsonNode eval) {
    text(eval, "created");
    text(eval, "task");
    text(eval, "model");
    object(eval, "dataset");
    object(eval, "config");
    object(eval, "packages").forEach(version -> require(version.isString(), "package"));
    eval.path("scorers").forEach(scorer -> text(scorer, "name"));
  }

  private static void result(JsonNode score) {
    text(score, "name");
    text(score, "scorer");
    score
        .path("metrics")
        .forEach(
            metric -> {
              text(metric, "name");
              number(metric, "value");
            });
  }

  private static void identity(JsonNode sample) {
    text(sample, "id");
    require(number(sample, "epoch") >= 1, "epoch");
    text(sample, "input");
    text(sample, "target");
  }

  private static void scores(JsonNode sample) {
    for (JsonNode score : object(sample, "scores")) {
      require(score.path("value").isString() || score.path("value").isNumber(), "value");
    }
  }

  private static void usage(JsonNode usage) {
    require(
        number(usage, "total_tokens")
            == number(usage, "input_tokens") + number(usage, "output_tokens"),
        "total_tokens");
  }

  private static void message(JsonNode message) {
    require(Set.of("user", "assistant").contains(text(message, "role")), "role");
    text(message, "content");
  }

  private static JsonNode json(ZipFile zip, String name) throws IOException {
    ZipEntry entry = zip.getEntry(name);
    require(entry != null, name);
    try (InputStream in = zip.getInputStream(zip.getEntry(name))) {
      return JSON.readTree(in);
    }
  }

  private static JsonNode object(JsonNode node, String name) {
    require(node.path(name).isObject(), name);
    return node.path(name);
  }

  private static String text(JsonNode node, String name) {
    require(node.path(name).isString(), name);
    return node.path(name).asString();
  }

  private static double number(JsonNode node, String name) {
    require(node.path(name).isNumber(), name);
    return node.path(name).asDouble();
  }

  private static void require(boolean good, String what) {
    if (!good) {
      throw new IllegalArgumentException("an Inspect log needs a proper " + what);
    }
  }
}
