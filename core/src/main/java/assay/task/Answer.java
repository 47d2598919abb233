package assay.task;

/**
 * A model's raw reply to one trial.
 *
 * @param form whether the text is a chat message or continues the prompt, or already is the code
 * @param text the reply, unchanged
 */
public record Answer(Form form, String text) {
  public enum Form {
    /** A chat message, from which the code must be extracted. */
    MESSAGE,
    /** A bare continuation of the prompt. */
    CONTINUATION,
    /** Code and nothing else. */
    CODE
  }
}
