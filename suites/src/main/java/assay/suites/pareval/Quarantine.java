package assay.suites.pareval;

import assay.pack.Document;
import assay.pack.PackException;
import assay.pack.PackSchema;
import assay.pack.Place;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The tasks whose driver or oracle is known to be broken upstream. */
public record Quarantine(List<Entry> entries) {
  private static final String LIST = "quarantine.yaml";

  public Quarantine {
    entries = List.copyOf(entries);
  }

  /**
   * One problem, in some execution models or in all.
   *
   * @param executions empty for all
   * @param repaired whether the second generation has repaired it
   */
  public record Entry(String problem, List<String> executions, boolean repaired, String reason) {
    public Entry {
      executions = List.copyOf(executions);
    }
  }

  /** The list that comes with Assay. */
  public static Quarantine builtIn() {
    try (InputStream stream = Quarantine.class.getResourceAsStream(LIST)) {
      if (stream == null) {
        throw new IllegalStateException("The list of quarantined tasks is missing.");
      }
      String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      Document document = Document.parse(Path.of(LIST), text);
      PackSchema.of(Quarantine.class, "quarantine.schema.json").check(document);
      return of(document);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (PackException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Quarantine of(Document document) {
    List<Entry> entries = new ArrayList<>();
    for (Place place : document.top().entry("quarantined").items()) {
      List<String> executions = new ArrayList<>();
      place.entry("exec").items().forEach(one -> executions.add(one.text()));
      entries.add(
          new Entry(
              place.entry("problem").text(),
              executions,
              place.find("repaired").map(one -> one.node().asBoolean()).orElse(false),
              place.entry("reason").text()));
    }
    return new Quarantine(entries);
  }

  /**
   * Why a task with these labels should not be counted. One that does not say of which generation
   * it is, as published results do not, is of the first.
   */
  public Optional<String> reason(Map<String, String> labels) {
    boolean second = Generation.SECOND.name().equals(labels.get(DriverTask.GENERATION));
    String execution = labels.getOrDefault("exec", "");
    for (Entry entry : entries) {
      boolean meant = entry.executions().isEmpty() || entry.executions().contains(execution);
      if (entry.problem().equals(labels.get("problem")) && meant && !(second && entry.repaired())) {
        return Optional.of(entry.reason());
      }
    }
    return Optional.empty();
  }
}
