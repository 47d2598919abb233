package assay.source;

import assay.task.Answer;
import assay.verdict.Reason;

/**
 * What came of looking for the code in an answer. Whether the code is any good is for the compiler:
 * a function that is cut off is still found.
 */
public sealed interface Extraction {
  /**
   * The code, with line endings made newlines and without any {@code main}. What the prompt defines
   * may be missing from it; {@link Preamble#complete} adds what is.
   */
  record Found(String code, How how) implements Extraction {}

  /** Nothing that could be the candidate, and one sentence that says why. */
  record NotFound(Reason reason, String text) implements Extraction {}

  /** Where the code was. */
  enum How {
    /** In a fenced block. */
    FENCED,
    /** Among prose, without a fence. */
    UNFENCED,
    /** Continuing the prompt up to the brace that closes the function. */
    CONTINUED,
    /** Only the body was given; the prompt's signature and perhaps a closing brace were added. */
    BODY,
    /** The answer was code and nothing else. */
    WHOLE,
    /** In a text of a JSON document. */
    IN_JSON,
    /** The function starts but its brace is never closed. */
    CUT_OFF
  }

  /** How much of an answer is looked at: more characters than any function has. */
  int LONGEST = 1 << 19;

  /**
   * Extracts by the form of the answer. Of one that is very long only that end counts which can
   * hold the code: the last of a message, the first of a continuation.
   *
   * @param prompt what the model was shown; used where an answer only makes sense after it
   * @param function the name of the function that was asked for
   */
  static Extraction of(Answer answer, String prompt, String function) {
    String text = answer.text();
    return switch (answer.form()) {
      case MESSAGE -> {
        String last = text.substring(Math.max(0, text.length() - LONGEST));
        Extraction found = message(last, function);
        yield found instanceof NotFound
            ? new Continuation(prompt, function).fromMessage(last).orElse(found)
            : found;
      }
      case CONTINUATION ->
          continuation(prompt, text.substring(0, Math.min(LONGEST, text.length())), function);
      case CODE -> code(text, function);
    };
  }

  /**
   * From a chat message: the last fenced block that defines the whole function, else the function
   * among the prose.
   */
  static Extraction message(String answer, String function) {
    return new Message(function).extract(answer);
  }

  /** From a text that continues the prompt, with what the prompt defines above the function. */
  static Extraction continuation(String prompt, String answer, String function) {
    return new Continuation(prompt, function).extract(answer);
  }

  /** From a text that is code already. */
  static Extraction code(String answer, String function) {
    String code = Message.clean(answer);
    for (Token token : Lexer.tokens(code)) {
      if (token.is(function)) {
        return new Found(Message.withoutMain(code), How.WHOLE);
      }
    }
    return Message.notFound(code.isBlank() ? Reason.EMPTY_ANSWER : Reason.NO_FUNCTION, function);
  }
}
