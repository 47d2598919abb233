package assay.models.config;

import assay.models.setting.Sampling;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import tools.jackson.databind.node.JsonNodeFactory;

/** The providers that need no configuration. */
final class Providers {
  static final List<Provider> BUILT_IN =
      List.of(
          builtIn("openai", Kind.OPENAI, "https://api.openai.com/v1", "OPENAI_API_KEY"),
          builtIn("anthropic", Kind.ANTHROPIC, "https://api.anthropic.com/v1", "ANTHROPIC_API_KEY"),
          builtIn(
              "gemini",
              Kind.GEMINI,
              "https://generativelanguage.googleapis.com/v1beta",
              "GEMINI_API_KEY",
              "GOOGLE_API_KEY"),
          builtIn("ollama", Kind.OLLAMA, "http://localhost:11434"));

  private Providers() {}

  private static Provider builtIn(String name, Kind kind, String address, String... keyNames) {
    return new Provider(
        name,
        kind,
        address,
        List.of(keyNames),
        Map.of(),
        Sampling.NONE,
        kind.hasCompletion(),
        Structuring.SCHEMA,
        JsonNodeFactory.instance.objectNode(),
        OptionalInt.empty());
  }
}
