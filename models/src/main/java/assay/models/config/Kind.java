package assay.models.config;

import java.util.Locale;

/** The protocol a provider speaks. */
public enum Kind {
  /** OpenAI's, which vLLM, llama.cpp, OpenRouter and most others speak too. */
  OPENAI(true),
  ANTHROPIC(false),
  GEMINI(false),
  OLLAMA(true);

  private final boolean completion;

  Kind(boolean completion) {
    this.completion = completion;
  }

  /** Whether it has a call that continues a text. */
  public boolean hasCompletion() {
    return completion;
  }

  public static Kind named(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT));
  }
}
