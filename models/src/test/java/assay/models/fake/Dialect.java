package assay.models.fake;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The protocols' ways to put an answer. Every question has 11 tokens, every answer 7. */
enum Dialect {
  OPENAI_CHAT("/v1/chat/completions", "stop") {
    @Override
    ObjectNode answer(String text, String reason) {
      ObjectNode root = openAi();
      ObjectNode choice = root.putArray("choices").addObject();
      choice.put("finish_reason", reason).putObject("message").put("content", text);
      return root;
    }

    @Override
    ObjectNode tool(String name, String arguments) {
      ObjectNode root = openAi();
      ObjectNode choice = root.putArray("choices").addObject().put("finish_reason", "tool_calls");
      ObjectNode call = choice.putObject("message").putArray("tool_calls").addObject();
      call.put("id", "1").put("type", "function");
      call.putObject("function").put("name", name).put("arguments", arguments);
      return root;
    }

    @Override
    ObjectNode refusal() {
      ObjectNode root = openAi();
      ObjectNode choice = root.putArray("choices").addObject().put("finish_reason", "stop");
      choice.putObject("message").put("refusal", "I cannot help with that.").putNull("content");
      return root;
    }
  },
  OPENAI_COMPLETION("/v1/completions", "stop") {
    @Override
    ObjectNode answer(String text, String reason) {
      ObjectNode root = openAi();
      root.putArray("choices").addObject().put("text", text).put("finish_reason", reason);
      return root;
    }
  },
  ANTHROPIC("/v1/messages", "end_turn") {
    @Override
    ObjectNode answer(String text, String reason) {
      ObjectNode root = anthropic(reason);
      root.putArray("content").addObject().put("type", "text").put("text", text);
      return root;
    }

    @Override
    ObjectNode tool(String name, String arguments) {
      ObjectNode root = anthropic("tool_use");
      ObjectNode block = root.putArray("content").addObject().put("type", "tool_use");
      block.put("id", "1").put("name", name).set("input", JSON.readTree(arguments));
      return root;
    }

    @Override
    ObjectNode refusal() {
      ObjectNode root = anthropic("refusal");
      root.putArray("content");
      return root;
    }
  },
  GEMINI(":generateContent", "STOP") {
    @Override
    ObjectNode answer(String text, String reason) {
      ObjectNode root = gemini();
      ObjectNode candidate = root.putArray("candidates").addObject().put("finishReason", reason);
      candidate.putObject("content").putArray("parts").addObject().put("text", text);
      return root;
    }

    @Override
    ObjectNode tool(String name, String arguments) {
      ObjectNode root = gemini();
      ObjectNode candidate = root.putArray("candidates").addObject().put("finishReason", "STOP");
      ObjectNode part = candidate.putObject("content").putArray("parts").addObject();
      part.putObject("functionCall").put("name", name).set("args", JSON.readTree(arguments));
      return root;
    }

    @Override
    ObjectNode refusal() {
      ObjectNode root = gemini();
      root.putObject("promptFeedback").put("blockReason", "PROHIBITED_CONTENT");
      return root;
    }
  },
  OLLAMA_CHAT("/api/chat", "stop") {
    @Override
    ObjectNode answer(String text, String reason) {
      ObjectNode root = ollama(reason);
      root.putObject("message").put("role", "assistant").put("content", text);
      return root;
    }

    @Override
    ObjectNode tool(String name, String arguments) {
      ObjectNode root = ollama("stop");
      ObjectNode message = root.putObject("message").put("role", "assistant").put("content", "");
      ObjectNode function = message.putArray("tool_calls").addObject().putObject("function");
      function.put("name", name).set("arguments", JSON.readTree(arguments));
      return root;
    }
  },
  OLLAMA_COMPLETION("/api/generate", "stop") {
    @Override
    ObjectNode answer(String text, String reason) {
      return ollama(reason).put("response", text);
    }
  };

  private static final JsonMapper JSON = JsonMapper.shared();

  private final String path;
  private final String usualReason;

  Dialect(String path, String usualReason) {
    this.path = path;
    this.usualReason = usualReason;
  }

  static Dialect of(String path) {
    for (Dialect dialect : values()) {
      if (path.endsWith(dialect.path)) {
        return dialect;
      }
    }
    throw new IllegalArgumentException("Nobody speaks at " + path);
  }

  ObjectNode answer(String text) {
    return answer(text, usualReason);
  }

  abstract ObjectNode answer(String text, String reason);

  ObjectNode tool(String name, String arguments) {
    throw new UnsupportedOperationException(name() + " has no tools");
  }

  ObjectNode refusal() {
    throw new UnsupportedOperationException(name() + " has no refusals");
  }

  private static ObjectNode openAi() {
    ObjectNode root = JSON.createObjectNode().put("id", "1").put("model", "m-2026-01-01");
    root.putObject("usage").put("prompt_tokens", 11).put("completion_tokens", 7);
    return root;
  }

  private static ObjectNode anthropic(String reason) {
    ObjectNode root = JSON.createObjectNode().put("id", "1").put("model", "m-2026-01-01");
    root.put("type", "message").put("role", "assistant").put("stop_reason", reason);
    root.putObject("usage").put("input_tokens", 11).put("output_tokens", 7);
    return root;
  }

  private static ObjectNode gemini() {
    ObjectNode root = JSON.createObjectNode().put("modelVersion", "m-2026-01-01");
    ObjectNode usage = root.putObject("usageMetadata").put("promptTokenCount", 11);
    usage.put("candidatesTokenCount", 4).put("thoughtsTokenCount", 3);
    return root;
  }

  private static ObjectNode ollama(String reason) {
    ObjectNode root = JSON.createObjectNode().put("model", "m-2026-01-01").put("done", true);
    return root.put("done_reason", reason).put("prompt_eval_count", 11).put("eval_count", 7);
  }
}
