package assay.models.window;

import assay.models.setting.ModelName;
import assay.pack.Place;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Windows by the full name of the model, such as {@code openai:gpt-5-mini}. */
public record WindowTable(Map<String, Window> windows) {
  public static final WindowTable NONE = new WindowTable(Map.of());

  public WindowTable {
    windows = Map.copyOf(windows);
  }

  /** Reads a map of names to tokens that was checked before. */
  public static WindowTable of(Place map) {
    Map<String, Window> windows = new TreeMap<>();
    for (Place entry : map.entries()) {
      windows.put(entry.key(), new Window(entry.node().asLong()));
    }
    return new WindowTable(windows);
  }

  /** This table, with the other's windows before its own. */
  public WindowTable under(WindowTable other) {
    Map<String, Window> all = new TreeMap<>(windows);
    all.putAll(other.windows);
    return new WindowTable(all);
  }

  /** Empty where it is not known. */
  public Optional<Window> of(String model) {
    return ModelName.keys(model).stream()
        .flatMap(key -> Optional.ofNullable(windows.get(key)).stream())
        .findFirst();
  }
}
