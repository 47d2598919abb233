package assay.suites.pareval;

import assay.model.Question;
import java.util.Optional;

/** The prompt as a chat: a model that follows instructions must be told to complete it. */
final class Chat {
  private static final String SYSTEM =
      "You are an expert in parallel programming who writes correct and fast C++17.";

  private Chat() {}

  static Question of(Prompt prompt) {
    String text =
        """
        Complete the function %s.

        ```cpp
        %s
        ```

        Answer with one code block that holds this function and nothing else: no other function, no include, no main.
        """
            .formatted(prompt.function(), prompt.text());
    return new Question(Question.Form.CHAT, SYSTEM, text, Optional.empty());
  }
}
