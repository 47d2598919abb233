package assay.models.config;

import assay.models.setting.Sampling;
import assay.pack.Place;
import assay.pack.Report;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Pattern;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Reads one provider of a configuration whose structure was checked before. */
final class ProviderReader {
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_-]*");

  private static final Pattern VARIABLE = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  /** Keys are longer than the names of variables and rarely all capitals. */
  private static final int LONGEST_NAME = 40;

  private ProviderReader() {}

  static Optional<Provider> read(Place place, Report report) {
    String name = place.key();
    Kind kind = Kind.named(place.entry("kind").text());
    if (Providers.BUILT_IN.stream().anyMatch(one -> isTaken(one, name))) {
      report.add(place, "expected another name, " + name + " is built in");
      return Optional.empty();
    }
    if (!NAME.matcher(name).matches()) {
      report.add(place, "expected a name of small letters, digits, - and _");
      return Optional.empty();
    }
    Optional<Place> key = place.find("key");
    if (key.isPresent() && !isVariable(key.get().text())) {
      report.add(
          key.get(),
          "expected the name of an environment variable, found something else; "
              + "a key itself must not stand in a file");
      return Optional.empty();
    }
    return Optional.of(
        new Provider(
            name,
            kind,
            place.entry("base_url").text(),
            key.map(one -> List.of(one.text())).orElse(List.of()),
            headers(place.entry("headers")),
            sampling(place.entry("defaults")),
            kind.hasCompletion() && place.entry("completion").node().asBoolean(true),
            place
                .find("structure")
                .map(one -> Structuring.named(one.text()))
                .orElse(Structuring.SCHEMA),
            body(place.entry("body")),
            whole(place.entry("concurrency"))));
  }

  /** A file cannot send the key of a provider that everyone knows somewhere else unnoticed. */
  private static boolean isTaken(Provider builtIn, String name) {
    return builtIn.name().equals(name) && !builtIn.keyNames().isEmpty();
  }

  private static boolean isVariable(String text) {
    return text.length() <= LONGEST_NAME && VARIABLE.matcher(text).matches();
  }

  private static Map<String, String> headers(Place place) {
    Map<String, String> headers = new TreeMap<>();
    place.entries().forEach(entry -> headers.put(entry.key(), entry.text()));
    return headers;
  }

  private static ObjectNode body(Place place) {
    return place.node() instanceof ObjectNode fields
        ? fields
        : JsonNodeFactory.instance.objectNode();
  }

  private static Sampling sampling(Place place) {
    return new Sampling(
        number(place.entry("temperature")),
        number(place.entry("top_p")),
        whole(place.entry("max_tokens")),
        whole(place.entry("seed")),
        place.find("effort").map(Place::text));
  }

  private static OptionalDouble number(Place place) {
    return place.exists() ? OptionalDouble.of(place.node().asDouble()) : OptionalDouble.empty();
  }

  private static OptionalInt whole(Place place) {
    return place.exists() ? OptionalInt.of(place.node().asInt()) : OptionalInt.empty();
  }
}
