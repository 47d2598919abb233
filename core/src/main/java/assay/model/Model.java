package assay.model;

import assay.task.Task;
import java.util.Optional;

/** Something that can be asked. Implementations may block; they are called on virtual threads. */
public interface Model {
  /** The name it is recorded under, such as {@code openai:gpt-5-mini} or {@code oracle}. */
  String name();

  /** Everything besides the name that determines its answers, as one canonical string. */
  String parameters();

  /**
   * How many different answers it has for the task; {@link Integer#MAX_VALUE} where there is no
   * bound.
   */
  default int answers(Task task) {
    return Integer.MAX_VALUE;
  }

  /** Whether it has an answer for that sample of the task. */
  default boolean answers(Task task, int sample) {
    return sample < answers(task);
  }

  /** Whether it has an answer in that turn of the sample. */
  default boolean answers(Task task, int sample, int turn) {
    return answers(task, sample);
  }

  /** Whether it reads what it is asked; else nobody need find out what to tell it. */
  default boolean listens() {
    return true;
  }

  /** Whether it is to be asked in chats or continues texts. */
  default Question.Form form() {
    return Question.Form.CHAT;
  }

  /** Why the question is too large for it to be asked at all, where it is. */
  default Optional<String> tooLarge(Question question) {
    return Optional.empty();
  }

  /** Asks once. */
  Reply ask(Request request) throws ModelException, InterruptedException;
}
