package assay.models.setting;

import java.util.List;
import java.util.regex.Pattern;

/** The names under which tables may know a model. */
public final class ModelName {
  /** What providers append to a model's name to say which version of it they mean. */
  private static final Pattern VERSION = Pattern.compile("[-@](20\\d{2}-?\\d{2}-?\\d{2}|latest)$");

  private ModelName() {}

  /**
   * Its name, its name without a version, and {@code provider:*}; the first that is known holds.
   */
  public static List<String> keys(String model) {
    return List.of(
        model,
        VERSION.matcher(model).replaceFirst(""),
        model.substring(0, model.indexOf(':') + 1) + "*");
  }
}
