package assay.models.setting;

import assay.model.Question;
import java.util.Set;

/**
 * How a model is to be asked.
 *
 * @param form a chat, or a text to continue
 * @param dropped parameters that are not sent although a preset or a provider's defaults set them
 */
public record Settings(Question.Form form, Sampling sampling, Set<Parameter> dropped) {
  public static final Settings CHAT = new Settings(Question.Form.CHAT, Sampling.NONE, Set.of());

  public Settings {
    dropped = Set.copyOf(dropped);
  }

  public static Settings chat(Sampling sampling) {
    return new Settings(Question.Form.CHAT, sampling, Set.of());
  }

  public static Settings completion(Sampling sampling) {
    return new Settings(Question.Form.COMPLETION, sampling, Set.of());
  }
}
