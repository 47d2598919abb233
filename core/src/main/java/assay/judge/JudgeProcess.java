package assay.judge;

import assay.sandbox.Conversation;
import assay.verdict.Evidence;
import assay.verdict.Reason;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A running native judge: one command a line goes in, one line of JSON comes back. */
final class JudgeProcess implements Judge, AutoCloseable {
  private static final JsonMapper JSON = new JsonMapper();

  private static final String WATCH = "+";

  private final Conversation conversation;

  JudgeProcess(Conversation conversation) {
    this.conversation = conversation;
  }

  @Override
  public Reply check(String runner, double limitSeconds) throws InterruptedException {
    return ask("check " + runner + " " + milliseconds(limitSeconds), runner);
  }

  @Override
  public Reply apart(String runner, double limitSeconds) throws InterruptedException {
    return ask("apart " + runner + " " + milliseconds(limitSeconds), runner);
  }

  @Override
  public Reply block(
      int calls, int items, double limitSeconds, List<String> runners, Set<String> watched)
      throws InterruptedException {
    StringJoiner command = new StringJoiner(" ");
    command.add("block").add(Integer.toString(calls)).add(Integer.toString(items));
    command.add(milliseconds(limitSeconds));
    runners.forEach(name -> command.add(watched.contains(name) ? WATCH + name : name));
    return ask(command.toString(), "reference");
  }

  @Override
  public Reply examples() throws InterruptedException {
    return ask("examples", "reference");
  }

  /** Writes one input for each case to the file. */
  Reply inputs(Path file) throws InterruptedException {
    return ask("inputs " + file, "reference");
  }

  private static String milliseconds(double seconds) {
    return Long.toString(Math.round(seconds * 1000));
  }

  private Reply ask(String command, String defaultRunner) throws InterruptedException {
    try {
      return parsed(JSON.readTree(conversation.ask(command)), defaultRunner);
    } catch (IOException | JacksonException problem) {
      return new Reply.Broken(
          "the judge ended while it was asked '" + command + "': " + conversation.complaint());
    }
  }

  static Reply parsed(JsonNode reply, String defaultRunner) {
    String runner = reply.path("runner").asString(defaultRunner);
    String where = reply.path("case").asString("");
    String text = reply.path("text").asString("");
    String outcome = reply.path("outcome").asString("");
    return switch (outcome) {
      case "CORRECT" ->
          new Reply.Right(
              times(reply.path("runners")),
              reply.path("items").asInt(1),
              remarks(reply.path("remarks")));
      case "WRONG" -> wrong(reply, runner, text, where);
      case "DIED" -> new Reply.Died(runner, where);
      case "REPEATED" -> new Reply.Repeated(runner, where);
      case "LEFT_WORK" -> new Reply.LeftWork(runner, where);
      case "TIMED_OUT" -> new Reply.Late(runner, where, text);
      default -> new Reply.Broken(text.isEmpty() ? "unknown outcome '" + outcome + "'" : text);
    };
  }

  private static List<Evidence> remarks(JsonNode remarks) {
    List<Evidence> evidence = new ArrayList<>();
    for (JsonNode one : remarks) {
      evidence.add(
          new Evidence(Reason.valueOf(one.path("reason").asString()), one.path("text").asString()));
    }
    return evidence;
  }

  private static Reply wrong(JsonNode reply, String runner, String text, String where) {
    String reason = reply.path("reason").asString("");
    List<Evidence> remarks = remarks(reply.path("remarks"));
    return switch (reason) {
      case "VALUE" -> new Reply.Wrong(runner, Reason.VALUE, text, where, remarks);
      case "SHAPE" -> new Reply.Wrong(runner, Reason.SHAPE, text, where, remarks);
      default -> new Reply.Broken("unknown reason '" + reason + "': " + text);
    };
  }

  private static Map<String, RunnerTimes> times(JsonNode runners) {
    Map<String, RunnerTimes> times = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> entry : runners.properties()) {
      JsonNode one = entry.getValue();
      List<Double> milliseconds = new ArrayList<>();
      one.path("milliseconds").forEach(value -> milliseconds.add(value.asDouble()));
      times.put(
          entry.getKey(),
          new RunnerTimes(
              milliseconds,
              one.path("cpu").asDouble(),
              one.path("busiest").asDouble(),
              one.path("frozen_cpu").asDouble(),
              one.path("least").asDouble()));
    }
    return times;
  }

  @Override
  public void close() {
    conversation.close();
  }
}
