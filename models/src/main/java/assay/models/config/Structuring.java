package assay.models.config;

import java.util.Locale;
import java.util.Optional;

/** How a model is held to an answer in JSON, the surest way first. */
public enum Structuring {
  /** The provider keeps the answer to the schema. */
  SCHEMA,
  /** The model calls a tool whose arguments are the answer. */
  TOOL,
  /** The model is told the schema in words. */
  TEXT;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Structuring named(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT));
  }

  /** What to try where the provider does not take this. */
  public Optional<Structuring> next() {
    return switch (this) {
      case SCHEMA -> Optional.of(TOOL);
      case TOOL -> Optional.of(TEXT);
      case TEXT -> Optional.empty();
    };
  }
}
