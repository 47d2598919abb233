package assay.models.config;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.models.price.PriceTable;
import assay.models.window.WindowTable;
import assay.pack.Document;
import assay.pack.PackException;
import assay.pack.PackSchema;
import assay.pack.Place;
import assay.pack.Report;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The providers, prices and windows that are known: built in, the user's, the working folder's; the
 * later before the earlier.
 *
 * @param providers by name
 */
public record Configuration(
    Map<String, Provider> providers, PriceTable prices, WindowTable windows) {
  private static final PackSchema SCHEMA = PackSchema.of(Configuration.class, "config.schema.json");

  private static final String PRICES = "prices.yaml";
  private static final String WINDOWS = "windows.yaml";

  public Configuration {
    providers = Map.copyOf(providers);
  }

  /** What is built in, and nothing else. */
  public static Configuration builtIn() {
    Map<String, Provider> providers = new TreeMap<>();
    Providers.BUILT_IN.forEach(provider -> providers.put(provider.name(), provider));
    try {
      return new Configuration(providers, PriceTable.NONE, WindowTable.NONE)
          .with(Document.parse(Path.of(PRICES), builtInPrices()))
          .with(Document.parse(Path.of(WINDOWS), builtIn(WINDOWS)));
    } catch (PackException e) {
      throw new IllegalStateException("The built-in prices or windows are wrong.", e);
    }
  }

  /** The built-in prices as a file, for whoever wants to edit a copy. */
  public static String builtInPrices() {
    return builtIn(PRICES);
  }

  private static String builtIn(String name) {
    try (InputStream stream = Configuration.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException("The built-in " + name + " is missing.");
      }
      return new String(stream.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** With the user's {@code config.yaml} and the folder's {@code assay.yaml}, where there are. */
  public static Configuration load(Path folder, Map<String, String> environment)
      throws PackException {
    Configuration configuration = builtIn();
    for (Path file : List.of(userFile(environment), folder.resolve("assay.yaml"))) {
      if (Files.exists(file)) {
        configuration = configuration.with(file);
      }
    }
    return configuration;
  }

  /** Where the user's own configuration is looked for. */
  public static Path userFile(Map<String, String> environment) {
    String set = environment.getOrDefault("XDG_CONFIG_HOME", "");
    Path home = Path.of(environment.getOrDefault("HOME", "."));
    return (set.isEmpty() ? home.resolve(".config") : Path.of(set)).resolve("assay/config.yaml");
  }

  public Optional<Provider> provider(String name) {
    return Optional.ofNullable(providers.get(name));
  }

  /** This, with a file's providers, prices and windows before its own. */
  public Configuration with(Path file) throws PackException {
    return with(Document.read(file));
  }

  private Configuration with(Document document) throws PackException {
    SCHEMA.check(document);
    Map<String, Provider> all = new TreeMap<>(providers);
    Report report = new Report();
    for (Place place : document.top().entry("providers").entries()) {
      ProviderReader.read(place, report).ifPresent(one -> all.put(one.name(), one));
    }
    report.check();
    return new Configuration(
        all,
        prices.under(PriceTable.of(document.top().entry("prices"))),
        windows.under(WindowTable.of(document.top().entry("windows"))));
  }
}
