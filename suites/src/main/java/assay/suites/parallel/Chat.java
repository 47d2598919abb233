package assay.suites.parallel;

import assay.model.Question;
import java.util.Optional;

/** The prompt as a chat: a model that follows instructions must be told to complete it. */
final class Chat {
  private static final String SYSTEM =
      "You are an expert in parallel programming who writes correct and fast C++20.";

  private Chat() {}

  static Question of(ParallelTask task) {
    String function = task.problem().signature().function();
    String wish =
        task.translation()
            .map(
                one ->
                    "Translate the function %s from its %s to its %s implementation, as fast as you can make it."
                        .formatted(function, one.from().title(), task.model().title()))
            .orElse(
                "Write the function %s so that it does what the comment above it says, as fast as you can."
                    .formatted(function));
    String text =
        """
        %s

        ```cpp
        %s
        ```

        Answer with one code block that holds the whole function and everything it needs besides what is defined above.
        """
            .formatted(wish, task.task().prompt());
    return new Question(Question.Form.CHAT, SYSTEM, text, Optional.empty());
  }
}
