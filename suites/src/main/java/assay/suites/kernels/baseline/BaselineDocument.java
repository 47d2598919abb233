package assay.suites.kernels.baseline;

import assay.pack.JsonFile;
import assay.pack.PackException;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Baselines as files hold them: {@code {"baselines": […]}}. */
public final class BaselineDocument {
  private static final String ALL = "baselines";

  private BaselineDocument() {}

  public static ObjectNode of(List<MeasuredBaseline> baselines) {
    ObjectNode document = JsonMapper.shared().createObjectNode();
    ArrayNode all = document.putArray(ALL);
    baselines.forEach(one -> all.add(node(one)));
    return document;
  }

  private static ObjectNode node(MeasuredBaseline baseline) {
    ObjectNode node = JsonMapper.shared().createObjectNode();
    BaselineKey key = baseline.key();
    node.put("module", key.module()).put("size", key.size()).put("precision", key.precision());
    node.put("hardware", key.hardware()).put("torch", key.torch());
    node.put("fingerprint", baseline.fingerprint());
    node.put("measured", baseline.measured().toString());
    node.put("eager_ms", baseline.eagerMs());
    put(node.putArray("eager"), baseline.eager());
    ObjectNode ways = node.putObject("compiled");
    baseline
        .compiled()
        .forEach(
            (mode, times) -> {
              ObjectNode way = ways.putObject(mode.label());
              switch (times) {
                case CompiledTimes.Failed(String problem) -> way.put("problem", problem);
                case CompiledTimes.Timed timed -> {
                  way.put("speedup", timed.speedup());
                  way.put("compile_seconds", timed.compileSeconds());
                  put(way.putArray("eager"), timed.eager());
                  put(way.putArray("milliseconds"), timed.milliseconds());
                }
              }
            });
    return node;
  }

  private static void put(ArrayNode array, List<Double> times) {
    times.forEach(array::add);
  }

  public static List<MeasuredBaseline> read(JsonFile file) throws PackException {
    if (!file.root().path(ALL).isArray()) {
      throw file.wrong(ALL, "expected a list of baselines as ./assay baseline writes it");
    }
    List<MeasuredBaseline> baselines = new ArrayList<>();
    for (JsonNode node : file.root().path(ALL)) {
      BaselineKey key =
          new BaselineKey(
              text(node, "module"),
              text(node, "size"),
              text(node, "precision"),
              text(node, "hardware"),
              text(node, "torch"));
      Map<CompileMode, CompiledTimes> compiled = new EnumMap<>(CompileMode.class);
      for (Map.Entry<String, JsonNode> way : node.path("compiled").properties()) {
        CompileMode mode =
            CompileMode.named(way.getKey())
                .orElseThrow(() -> file.wrong("compiled." + way.getKey(), "no such baseline"));
        compiled.put(mode, times(way.getValue(), file, key + ": " + way.getKey()));
      }
      baselines.add(
          new MeasuredBaseline(
              key,
              text(node, "fingerprint"),
              instant(text(node, "measured"), file),
              times(node.path("eager"), file),
              compiled));
    }
    return baselines;
  }

  /** What was found out about one way to compile, in a file as in the program's words. */
  public static CompiledTimes times(JsonNode way, JsonFile file, String where)
      throws PackException {
    if (way.has("problem")) {
      return new CompiledTimes.Failed(text(way, "problem"));
    }
    CompiledTimes.Timed timed =
        new CompiledTimes.Timed(
            times(way.path("eager"), file),
            times(way.path("milliseconds"), file),
            way.path("compile_seconds").asDouble(0));
    if (timed.eager().size() != timed.milliseconds().size()) {
      throw file.wrong(where, "expected as many times of the module as it comes");
    }
    return timed;
  }

  public static List<Double> times(JsonNode array, JsonFile file) throws PackException {
    List<Double> times = new ArrayList<>();
    for (JsonNode one : array) {
      times.add(one.asDouble(0));
    }
    if (times.isEmpty() || times.stream().anyMatch(one -> !(one > 0) || Double.isInfinite(one))) {
      throw file.wrong("milliseconds", "expected times, all of them positive");
    }
    return times;
  }

  private static String text(JsonNode node, String name) {
    return node.path(name).asString("");
  }

  private static Instant instant(String text, JsonFile file) throws PackException {
    try {
      return Instant.parse(text);
    } catch (DateTimeParseException e) {
      throw file.wrong("measured", "expected a time such as 2026-01-02T03:04:05Z");
    }
  }
}
