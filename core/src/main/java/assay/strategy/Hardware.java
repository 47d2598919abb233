package assay.strategy;

import assay.machine.Cpu;
import assay.machine.Gpu;
import assay.machine.Machine;
import assay.pack.Document;
import assay.pack.PackException;
import assay.pack.Place;
import assay.pack.Spelling;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * What is known about a device.
 *
 * @param facts in the order they are told
 */
record Hardware(String name, Map<String, String> facts) {
  /** What means the device of this machine. */
  static final String THIS = "this";

  private static final String FOLDER = "hardware";
  private static final String FILE = ".yaml";

  /** The GPU of that name; that of this machine may be none, or none that is known. */
  static Optional<Hardware> gpu(String device, Templates templates)
      throws PackException, StrategyException {
    List<String> known = templates.names(FOLDER, FILE);
    if (!device.equals(THIS)) {
      if (!known.contains(device)) {
        throw new StrategyException(
            "Nothing is known about the device '%s', only about %s, or this for that of this machine%s"
                .formatted(device, String.join(", ", known), Spelling.hint(device, known)));
      }
      return Optional.of(read(device, templates));
    }
    for (Gpu gpu : machine().gpus()) {
      List<String> words = List.of(gpu.model().toLowerCase(Locale.ROOT).split("[^a-z0-9]+"));
      for (String one : known) {
        if (aliases(one, templates).stream().anyMatch(words::contains)) {
          return Optional.of(read(one, templates));
        }
      }
    }
    return Optional.empty();
  }

  /** The processor of this machine. */
  static Hardware cpu() {
    Machine machine = machine();
    try {
      return new Hardware(machine.facts().getOrDefault("cpu", "unknown"), Cpu.facts(machine));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Machine machine() {
    try {
      return Machine.read();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Document document(String device, Templates templates) throws PackException {
    return Document.read(templates.file(FOLDER + "/" + device + FILE));
  }

  private static List<String> aliases(String device, Templates templates) throws PackException {
    return document(device, templates).top().entry("aliases").items().stream()
        .map(Place::text)
        .toList();
  }

  /** What a device does not have is no fact about it. */
  private static Hardware read(String device, Templates templates) throws PackException {
    Place top = document(device, templates).top();
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("architecture", top.entry("architecture").text());
    for (Place fact : top.entry("facts").entries()) {
      if (!fact.node().isNull()) {
        facts.put(fact.key(), fact.text());
      }
    }
    return new Hardware(top.entry("name").text(), facts);
  }

  String text(String template, Templates templates) {
    StringJoiner lines = new StringJoiner("\n");
    facts.forEach((fact, value) -> lines.add("- " + fact + ": " + value));
    return templates.filled(template, Map.of("name", name, "facts", lines.toString()));
  }
}
