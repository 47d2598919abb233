package assay.models.setting;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** A parameter a model can be asked with. */
public enum Parameter {
  TEMPERATURE,
  TOP_P("topP"),
  MAX_TOKENS("max_completion_tokens", "max_output_tokens", "maxOutputTokens", "num_predict"),
  SEED,
  EFFORT(
      "reasoning_effort", "output_config", "thinking", "thinkingConfig", "thinking_level", "think");

  private final Pattern names;

  Parameter(String... otherNames) {
    String all = String.join("|", otherNames);
    this.names = Pattern.compile("\\b(?:" + label() + (all.isEmpty() ? "" : "|" + all) + ")\\b");
  }

  /** Its name in settings, run files and configuration, such as {@code top_p}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The option of the command line that sets it. */
  public String option() {
    return "--" + label().replace('_', '-');
  }

  /** The first parameter that a provider's message names, by any of the names providers use. */
  public static Optional<Parameter> in(String message) {
    for (Parameter parameter : values()) {
      if (parameter.names.matcher(message).find()) {
        return Optional.of(parameter);
      }
    }
    return Optional.empty();
  }
}
