package assay.model;

import java.util.Optional;

/**
 * One question as it is put to a provider.
 *
 * @param form whether it is a chat or a text to continue
 * @param system what a chat is told first; empty for a text to continue
 * @param text the user's message, or the text to continue
 * @param structure the JSON the answer must be, where it must be one
 */
public record Question(Form form, String system, String text, Optional<Structure> structure) {
  public enum Form {
    CHAT,
    /** Base models continue a text. */
    COMPLETION
  }

  /**
   * What a structured answer looks like.
   *
   * @param name of the tool or schema
   * @param schema a JSON schema
   */
  public record Structure(String name, String schema) {}
}
