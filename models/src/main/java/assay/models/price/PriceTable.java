package assay.models.price;

import assay.models.setting.ModelName;
import assay.pack.Place;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Prices by the full name of the model, such as {@code openai:gpt-5-mini}. */
public record PriceTable(Map<String, Price> prices) {
  public static final PriceTable NONE = new PriceTable(Map.of());

  public PriceTable {
    prices = Map.copyOf(prices);
  }

  /** Reads a map of names to {@code {input: …, output: …}} that was checked before. */
  public static PriceTable of(Place map) {
    Map<String, Price> prices = new TreeMap<>();
    for (Place entry : map.entries()) {
      prices.put(
          entry.key(),
          new Price(
              entry.entry("input").node().asDouble(), entry.entry("output").node().asDouble()));
    }
    return new PriceTable(prices);
  }

  /** This table, with the other's prices before its own. */
  public PriceTable under(PriceTable other) {
    Map<String, Price> all = new TreeMap<>(prices);
    all.putAll(other.prices);
    return new PriceTable(all);
  }

  /**
   * The price of a model: that of its name, of its name without a version, or of all models of its
   * provider, as in {@code ollama:*}. Empty where it is not known.
   */
  public Optional<Price> of(String model) {
    return ModelName.keys(model).stream()
        .flatMap(key -> Optional.ofNullable(prices.get(key)).stream())
        .findFirst();
  }
}
