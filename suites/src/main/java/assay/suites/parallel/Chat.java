package assay.suites.parallel;

import assay.model.Question;
import java.util.Optional;

/** The prompt as a chat: a model that follows instructions must be told to complete it. */
final class Chat {
  private static final String SYSTEM =
      "You are an expert in parallel programming who writes correct and fast C++20.";

  private Chat() {}

  static Question of(String function, String prompt) {
    String text =
        """
        Write the function %s so that it does what the comment above it says, as fast as you can.

        ```cpp
        %s
        ```

        Answer with one code block that holds the whole function and everything it needs besides what is defined above.
        """
            .formatted(function, prompt);
    return new Question(Question.Form.CHAT, SYSTEM, text, Optional.empty());
  }
}
